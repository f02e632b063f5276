// The whole directory as one file, made once a day.
import { z } from 'zod';
import { ApiError, endpoint, IsoTime } from '#contract/endpoint.ts';

/** Grows when a field of a line goes or changes its meaning; new fields alone leave it. */
export const DUMP_VERSION = 1;

export const DumpInfo = z.object({
  date: z.string().describe('Day of the file, UTC: 2026-11-20.'),
  madeAt: IsoTime,
  servers: z.number().int().describe('Lines in the file.'),
  bytes: z.number().int(),
  sha256: z.string().describe('Of the file as it is sent, in hexadecimal.'),
  url: z.string(),
  schemaVersion: z.number().int().describe('Grows when a field goes or changes its meaning.'),
  licence: z.string().nullable().describe('What the operator allows; null until the operator says.'),
});
export type DumpInfo = z.infer<typeof DumpInfo>;

const tags = ['open data'] as const;

const DumpFile = z.string().describe('JSON Lines, compressed by gzip: one `Server` a line, newest listed first.');

export const getDump = endpoint({
  method: 'GET',
  url: '/api/v1/dump',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public', fileType: 'application/gzip' },
  schema: {
    summary: 'All listed servers as one file',
    description:
      'Made once a day, and anew when a server in it is taken down. `Range` and `If-Range` go on with a download; ' +
      '`Repr-Digest` holds the SHA-256. 404 where the operator does not offer it, 503 for the seconds it is made in.',
    tags,
    response: { 200: DumpFile, 206: DumpFile, 404: ApiError, 416: ApiError, 503: ApiError },
  },
});

export const getDumpInfo = endpoint({
  method: 'GET',
  url: '/api/v1/dump/info',
  config: { access: 'visitor', needs: [], rate: null, reading: 'public' },
  schema: {
    summary: 'What the file of all servers is: its day, size and checksum',
    tags,
    response: { 200: DumpInfo, 404: ApiError, 503: ApiError },
  },
});
