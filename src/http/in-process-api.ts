// The API as a page calls it while it is rendered.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Api, ApiFailure, createApi } from '#contract/client.ts';

/**
 * Calls go through the same routes as everybody's, as the one who asked for the page.
 * @param sources gets the address of each call with the ETag of its answer
 */
export function inProcessApi(
  app: FastifyInstance,
  request: FastifyRequest,
  sources: Map<string, string>,
  pageHeader: Record<string, string>,
): Api {
  const { cookie } = request.headers;
  return createApi(async ({ method, url }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...pageHeader, ...(cookie ? { cookie } : {}) },
    });
    if (answer.statusCode >= 500) throw new ApiFailure(answer.statusCode, answer.statusMessage);
    // An answer without an ETag is never confirmed by a 304, so its page is rendered again after the next write.
    sources.set(url, String(answer.headers.etag ?? ''));
    return { status: answer.statusCode, statusText: answer.statusMessage, text: answer.payload };
  });
}
