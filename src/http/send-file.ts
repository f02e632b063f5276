// A file that was made here, sent whole or in part, past the hooks: 304, ranges, and what goes on with a download.
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasTag } from './request-headers.ts';
import { publicHeaders } from './headers.ts';

export interface SentFile {
  /** Closed when it has been sent. */
  handle: FileHandle;
  bytes: number;
  /** Names these very bytes; without quotes. */
  tag: string;
  /** Epoch ms. */
  modifiedAt: number;
  /** Of its kind. */
  headers: Record<string, string>;
}

/** Answers 200, 206, 304 or 416. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<void> {
  const { handle, bytes } = file;
  reply.hijack();
  const { status, headers, start, end } = answerTo(request, file);
  reply.raw.writeHead(status, headers);
  // Nothing is read of an empty file: a stream has no end before its start.
  if (request.method === 'HEAD' || start === undefined || bytes === 0) {
    reply.raw.end();
    return await handle.close();
  }
  try {
    await pipeline(handle.createReadStream({ start, end }), reply.raw);
  } catch (error) {
    // Who asked went away, which is no trouble; anything else is.
    const hasLeft = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasLeft) request.log.error({ err: error, url: request.url }, 'a file could not be sent whole');
    reply.raw.destroy();
  }
}

interface Answer {
  status: number;
  headers: string[];
  /** What to send of the file; without a start nothing. */
  start?: number;
  end?: number;
}

function answerTo(request: FastifyRequest, file: SentFile): Answer {
  const { bytes, tag, modifiedAt } = file;
  const own = Object.entries(file.headers).flat();
  const lastModified = new Date(modifiedAt).toUTCString();
  const headers = [...publicHeaders, 'etag', `"${tag}"`, 'last-modified', lastModified, 'accept-ranges', 'bytes'];
  if (isKnown(request, file)) return { status: 304, headers };
  // Ranges are for GET alone (RFC 9110, 14.2): HEAD tells of the whole.
  const isPart = request.method === 'GET' && isSameFile(request, tag, lastModified);
  const range = isPart ? byteRange(request.headers.range, bytes) : undefined;
  if (range === 'unsatisfiable') {
    return { status: 416, headers: [...headers, 'content-range', `bytes */${bytes}`, 'content-length', '0'] };
  }
  if (!range) return { status: 200, headers: [...headers, ...own, 'content-length', String(bytes)], start: 0 };
  const { start, end } = range;
  const part = ['content-range', `bytes ${start}-${end}/${bytes}`, 'content-length', String(end - start + 1)];
  return { status: 206, headers: [...headers, ...own, ...part], start, end };
}

/** A tag decides; the time counts only where none is sent. */
function isKnown({ headers }: FastifyRequest, { tag, modifiedAt }: SentFile): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return hasTag(tags, tag);
  // Headers know whole seconds.
  return since !== undefined && Math.floor(modifiedAt / 1000) * 1000 <= Date.parse(since);
}

/** A part is of use only to who has the other parts of the same file: the comparison is the strong one. */
function isSameFile({ headers }: FastifyRequest, tag: string, lastModified: string): boolean {
  const condition = headers['if-range'];
  return condition === undefined || condition === `"${tag}"` || condition === lastModified;
}

export interface ByteRange {
  /** Of the first and the last byte. */
  start: number;
  end: number;
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.1.2); undefined for the whole, which is right for no range, several, and whatever we do not read;
 * 'unsatisfiable' when the file ends before it.
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
