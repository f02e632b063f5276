// What the OpenAPI document says of every read that needs no session: its tag, who may keep it, and the answer without
// a body for those who have it.
import { api } from '#contract/api.ts';
import { type EndpointShape, type Reading, readingOf } from '#contract/endpoint.ts';
import { CACHE_CONTROL } from './reads.ts';

interface Answer {
  description?: string;
  headers?: Record<string, unknown>;
}

interface Operation {
  operationId?: string;
  parameters?: object[];
  responses?: Record<string, Answer>;
}

const readings = new Map<string | undefined, Reading | undefined>(
  Object.entries<EndpointShape>(api).map(([name, shape]) => [name, readingOf(shape)]),
);

const text = { type: 'string' } as const;

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of the answer before: with nothing new the answer is 304, without a body.',
  schema: text,
} as const;

/** Changes the document. */
export function describeReads(paths: Record<string, { get?: Operation } | undefined>): void {
  for (const path of Object.values(paths)) {
    const reading = readings.get(path?.get?.operationId);
    if (path?.get && reading !== undefined && reading !== 'unkept') describeRead(path.get, reading);
  }
}

function describeRead(operation: Operation, reading: Reading): void {
  const headers = readHeaders(reading);
  const ok = operation.responses?.['200'];
  operation.parameters = [...(operation.parameters ?? []), IF_NONE_MATCH];
  operation.responses = {
    ...operation.responses,
    '200': { ...ok, headers: { ...headers, ...ok?.headers } },
    '304': { description: 'Nothing is new since the answer with that ETag.', headers },
  };
}

function readHeaders(reading: Reading): Record<string, unknown> {
  return {
    ETag: { description: 'Changes whenever the answer does.', schema: text },
    'Cache-Control': { schema: { ...text, const: CACHE_CONTROL[reading] } },
    ...(reading === 'by-viewer' && { Vary: { schema: { ...text, const: 'cookie' } } }),
  };
}
