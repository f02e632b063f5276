// The API client of a page during server rendering.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Api, ApiFailure, createApi } from '#contract/client.ts';
import type { Source } from './page-validity.ts';
import type { ResponseCache } from './response-cache.ts';

interface PageCalls {
  app: Pick<FastifyInstance, 'inject'>;
  responses: Pick<ResponseCache, 'sentAs'>;
  /** Identifies calls of pages. */
  pageHeader: Record<string, string>;
}

/**
 * Calls use the same routes as all other callers, with the cookies of the page's visitor.
 * @param sources receives each call, with the means to check whether its answer is current
 */
export function inProcessApi(
  { app, responses, pageHeader }: PageCalls,
  request: FastifyRequest,
  sources: Map<string, Source>,
): Api {
  const { cookie } = request.headers;
  return createApi(async ({ method, url }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...pageHeader, ...(cookie ? { cookie } : {}) },
    });
    if (answer.statusCode >= 500) throw new ApiFailure(answer.statusCode, answer.statusMessage);
    // An answer without an ETag is never confirmed by a 304, so its page is re-rendered after the next write.
    const { etag, current, listingId, weight } = responses.sentAs(answer.raw.res) ?? {};
    sources.set(url, { url, etagHeader: String(answer.headers.etag ?? ''), etag, current, listingId, weight });
    return { status: answer.statusCode, statusText: answer.statusMessage, text: answer.payload };
  });
}
