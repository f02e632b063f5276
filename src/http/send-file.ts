// Sends a generated file whole or in part, bypassing the hooks: 304, ranges and resumed downloads.
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasEtag } from './request-headers.ts';
import { publicHeaders } from './headers.ts';

interface SentFile {
  /** Closed after sending. */
  handle: FileHandle;
  bytes: number;
  /** Strong ETag of these exact bytes, without quotes. */
  etag: string;
  /** Epoch ms. */
  modifiedAt: number;
  /** Additional headers, such as the content type. */
  headers: Record<string, string>;
}

/** While the file was sent, and before. */
const CLIENT_LEFT = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/** Answers 200, 206, 304 or 416. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<void> {
  const { handle, bytes } = file;
  reply.hijack();
  const { status, headers, start, end } = answerTo(request, file);
  reply.raw.writeHead(status, headers);
  try {
    // An empty file is not streamed: a stream cannot end before its start.
    if (request.method === 'HEAD' || start === undefined || bytes === 0) reply.raw.end();
    else await pipeline(handle.createReadStream({ start, end }), reply.raw);
  } catch (error) {
    // A disconnected client is not an error; anything else is.
    const hasLeft = CLIENT_LEFT.has((error as NodeJS.ErrnoException).code ?? '');
    if (!hasLeft) request.log.error({ err: error, url: request.url }, 'a file was sent incompletely');
    reply.raw.destroy();
  } finally {
    // The stream closes it unless the client left before the stream was read.
    await handle.close();
  }
}

interface FileResponse {
  status: number;
  headers: string[];
  /** The part of the file to send; nothing without a start. */
  start?: number;
  end?: number;
}

function answerTo(request: FastifyRequest, file: SentFile): FileResponse {
  const { bytes, etag, modifiedAt } = file;
  const own = Object.entries(file.headers).flat();
  const lastModified = new Date(modifiedAt).toUTCString();
  const headers = [...publicHeaders, 'etag', `"${etag}"`, 'last-modified', lastModified, 'accept-ranges', 'bytes'];
  if (isKnown(request, file)) return { status: 304, headers };
  // Ranges apply only to GET (RFC 9110, 14.2): HEAD describes the whole file.
  const isPart = request.method === 'GET' && isSameFile(request, etag, lastModified);
  const range = isPart ? byteRange(request.headers.range, bytes) : undefined;
  if (range === 'unsatisfiable') {
    return { status: 416, headers: [...headers, 'content-range', `bytes */${bytes}`, 'content-length', '0'] };
  }
  if (!range) return { status: 200, headers: [...headers, ...own, 'content-length', String(bytes)], start: 0 };
  const { start, end } = range;
  const part = ['content-range', `bytes ${start}-${end}/${bytes}`, 'content-length', String(end - start + 1)];
  return { status: 206, headers: [...headers, ...own, ...part], start, end };
}

/** The ETag decides; the time counts only if no ETag is sent. */
function isKnown({ headers }: FastifyRequest, { etag, modifiedAt }: SentFile): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return hasEtag(tags, etag);
  // Header times are in whole seconds.
  return since !== undefined && Math.floor(modifiedAt / 1000) * 1000 <= Date.parse(since);
}

/** A part is useful only with the other parts of the same file, so the comparison is strong. */
function isSameFile({ headers }: FastifyRequest, etag: string, lastModified: string): boolean {
  const condition = headers['if-range'];
  return condition === undefined || condition === `"${etag}"` || condition === lastModified;
}

interface ByteRange {
  /** Offset of the first byte. */
  start: number;
  /** Offset of the last byte, inclusive. */
  end: number;
}

/**
 * The part of a file that a `Range` header requests (RFC 9110, 14.1.2). Undefined means the whole file: for no range,
 * several ranges, or an unsupported one. 'unsatisfiable' if the file ends before the range.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
