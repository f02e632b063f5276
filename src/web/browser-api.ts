import { createApi, type Api, type Send, unreachable } from '#contract/client.ts';
import { recordResponse, recordNoResponse } from './kit/call-state.ts';

const json = { 'content-type': 'application/json' };
/** This call sends the time zone: the user's day begins at local midnight. */
const ME = '/api/v1/auth/me';
const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The typed client over fetch. Sends cookies, and a JSON header only with a body. Records for the whole page what the
 * responses show about the connection and the session.
 */
export const browserApi: Api = createApi(async ({ method, url, body, signal }) => {
  const headers = { ...(body !== undefined && json), ...(url === ME && { 'x-time-zone': timeZone() }) };
  const response = await reach(url, { method, headers, body, signal, credentials: 'same-origin' });
  recordResponse(response.status, url === ME);
  return response;
});

async function reach(url: string, options: RequestInit): ReturnType<Send> {
  try {
    const response = await fetch(url, options);
    const { status, statusText, headers } = response;
    return { status, statusText, text: await response.text(), retryAfter: headers.get('retry-after') };
  } catch (error) {
    // Aborted by the page itself.
    if (options.signal?.aborted) throw error;
    recordNoResponse();
    throw unreachable();
  }
}
