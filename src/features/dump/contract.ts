// The whole directory as one file, made once a day.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime } from '#contract/endpoint.ts';

/** Grows when a field is removed or changes its meaning; new fields alone leave it unchanged. */
export const DUMP_VERSION = 1;

export const DumpInfo = z.object({
  date: z.string().describe('Date of the file, UTC: 2026-11-20.'),
  madeAt: IsoTime,
  servers: z.number().int().describe('Number of lines in the file.'),
  bytes: z.number().int(),
  sha256: z.string().describe('SHA-256 of the compressed file, in hexadecimal.'),
  url: z.string(),
  schemaVersion: z.number().int().describe('Increases when a field is removed or changes meaning.'),
  licence: z.string().nullable().describe('License of the data; null if the operator has not set one.'),
});
export type DumpInfo = z.infer<typeof DumpInfo>;

const tags = ['open data'] as const;

const DumpFile = z.string().describe('Gzipped JSON Lines: one `Server` per line, newest first.');

export const getDump = endpoint({
  method: 'GET',
  url: '/api/v1/dump',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public', fileType: 'application/gzip' },
  schema: {
    summary: 'All listed servers as one file',
    description:
      'Created once a day, and again when a server in it is taken down. `Range` and `If-Range` resume a download; ' +
      '`Repr-Digest` contains the SHA-256. 404 if the operator does not offer the file, 503 while it is being created ' +
      '(a few seconds).',
    tags,
    response: { 200: DumpFile, 206: DumpFile, 404: ApiError, 416: ApiError, 503: ApiError },
  },
});

export const getDumpInfo = endpoint({
  method: 'GET',
  url: '/api/v1/dump/info',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'Date, size and checksum of the file of all servers',
    description: '404 if the operator does not offer the file, 503 while it is being created (a few seconds).',
    tags,
    response: { 200: DumpInfo, 404: ApiError, 503: ApiError },
  },
});
