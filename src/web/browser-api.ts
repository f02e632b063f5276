import { ApiFailure, createApi, type Api, type Send } from '#contract/client.ts';
import { noteAnswer, noteNoAnswer } from './kit/call-state.ts';

const json = { 'content-type': 'application/json' };
/** The person's day begins at their own midnight. */
const ME = '/api/v1/auth/me';
const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Code of a call without an answer; in other languages than English it is shown by its text (kit/failures). */
const UNREACHABLE = 'unreachable';
const UNREACHABLE_TEXT = 'The site cannot be reached. Check your connection and try again.';

/**
 * The typed client over fetch. Cookies go along; a JSON header is sent only with a body. What the answers say about the
 * connection and the session is noted for the whole page.
 */
export const browserApi: Api = createApi(async ({ method, url, body, signal }) => {
  const headers = { ...(body !== undefined && json), ...(url === ME && { 'x-time-zone': timeZone() }) };
  const answer = await reach(url, { method, headers, body, signal, credentials: 'same-origin' });
  noteAnswer(answer.status, url === ME);
  return answer;
});

async function reach(url: string, options: RequestInit): ReturnType<Send> {
  try {
    const answer = await fetch(url, options);
    const { status, statusText, headers } = answer;
    return { status, statusText, text: await answer.text(), retryAfter: headers.get('retry-after') };
  } catch (error) {
    // Given up by the page itself.
    if (options.signal?.aborted) throw error;
    noteNoAnswer();
    throw new ApiFailure(0, UNREACHABLE_TEXT, UNREACHABLE);
  }
}
