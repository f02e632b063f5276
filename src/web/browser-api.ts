import { createApi, type Api } from '#contract/client.ts';

/** The typed client over fetch. Cookies go along; a JSON header is sent only with a body. */
export const browserApi: Api = createApi(async ({ method, url, body, signal }) => {
  const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
  const options: RequestInit = { method, headers, body, signal, credentials: 'same-origin' };
  const answer = await fetch(url, options);
  return { status: answer.status, statusText: answer.statusText, text: await answer.text() };
});
