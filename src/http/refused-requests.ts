// Requests that are refused before they reach an endpoint. No page sends one, so these codes need no translation.
import { ownValue } from '#contract/vocabulary.ts';
import { AppError } from './errors.ts';

/** Bytes. */
export const BODY_LIMIT = 64 * 1024;

type Refusal = readonly [status: number, code: string, message: string];

/** By the error codes of Fastify and Node, which are not part of our API. */
const BY_CAUSE: Readonly<Record<string, Refusal>> = {
  FST_ERR_BAD_URL: [400, 'bad_address', 'This address cannot be decoded.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body_too_large', 'The body of the request must not be larger than 64 kB.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'unsupported_media_type',
    'The body of the request must be JSON (application/json).',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    'wrong_content_length',
    'The body of the request does not have the length in its Content-Length header.',
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformed_json', 'The body of the request is not valid JSON.'],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', 'The request did not arrive in time.'],
};

const OTHER_METHOD: Refusal = [405, 'method_not_allowed', 'This address does not support this method.'];

/** Send it with an `Allow` header. */
export const methodNotAllowed = (): AppError => new AppError(...OTHER_METHOD);

/** @param cause an error of Fastify or Node that means a bad request */
export function requestRefused({ code = '', statusCode = 400 }: { code?: string; statusCode?: number }): AppError {
  const known = ownValue(BY_CAUSE, code);
  const [status, ownCode, message] = known ?? [statusCode, 'bad_request', 'This request cannot be read.'];
  return new AppError(status, ownCode, message);
}
