// Adds the ETag, the Cache-Control and the 304 of every read that needs no session to the OpenAPI document.
import { api } from '#contract/api.ts';
import type { EndpointShape, CacheScope } from '#contract/endpoint.ts';
import { CACHE_CONTROL } from './reads.ts';

interface ResponseObject {
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, unknown>;
}

interface Operation {
  operationId?: string;
  parameters?: object[];
  responses?: Record<string, ResponseObject>;
}

const shapes: Record<string, EndpointShape> = api;

const text = { type: 'string' } as const;

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'ETag of a previous response. If nothing changed, the response is 304 without a body.',
  schema: text,
} as const;

/** Mutates the document. */
export function describeReads(paths: Record<string, { get?: Operation } | undefined>): void {
  for (const path of Object.values(paths)) {
    const shape = shapes[path?.get?.operationId ?? ''];
    const { cacheScope, fileType, otherType } = shape?.config ?? {};
    if (!path?.get || cacheScope === undefined || CACHE_CONTROL[cacheScope] === 'no-store') continue;
    describeRead(path.get, cacheScope);
    if (fileType) describeFile(path.get, fileType);
    const content = path.get.responses?.['200']?.content;
    if (content && otherType) content[otherType.type] = {};
  }
}

function describeRead(operation: Operation, cacheScope: CacheScope): void {
  const headers = readHeaders(cacheScope);
  const ok = operation.responses?.['200'];
  operation.parameters = [...(operation.parameters ?? []), IF_NONE_MATCH];
  operation.responses = {
    ...operation.responses,
    '200': { ...ok, headers: { ...headers, ...ok?.headers } },
    '304': { description: 'Unchanged since the response with that ETag.', headers },
  };
}

const FILE_PARAMETERS = ['Range', 'If-Range', 'If-Modified-Since'].map((name) => ({
  name,
  in: 'header',
  required: false,
  schema: text,
}));

function describeFile(operation: Operation, type: string): void {
  operation.parameters = [...(operation.parameters ?? []), ...FILE_PARAMETERS];
  const { 200: whole, 206: part } = operation.responses ?? {};
  const headers = {
    ...whole?.headers,
    'Last-Modified': { schema: text },
    'Accept-Ranges': { schema: { ...text, const: 'bytes' } },
    'Repr-Digest': { description: 'SHA-256 of the whole file (RFC 9530).', schema: text },
  };
  if (whole) Object.assign(whole, { headers, content: { [type]: {} } });
  const range = { 'Content-Range': { schema: text } };
  if (part) Object.assign(part, { headers: { ...headers, ...range }, content: { [type]: {} } });
}

function readHeaders(cacheScope: CacheScope): Record<string, unknown> {
  return {
    ETag: { description: 'Changes whenever the answer does.', schema: text },
    'Cache-Control': { schema: { ...text, const: CACHE_CONTROL[cacheScope] } },
    ...(cacheScope === 'by-viewer' && { Vary: { schema: { ...text, const: 'cookie' } } }),
  };
}
