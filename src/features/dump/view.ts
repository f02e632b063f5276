import { isoTime } from '#contract/time.ts';
import { DUMP_VERSION, type DumpInfo, getDump } from './contract.ts';
import type { Edition } from './edition.ts';

export function dumpInfo(edition: Edition, publicUrl: string, licence: string | null): DumpInfo {
  const { madeAt, count, bytes, sha256 } = edition;
  return {
    date: dayOf(madeAt),
    madeAt: isoTime(madeAt),
    servers: count,
    bytes,
    sha256,
    url: publicUrl + getDump.url,
    schemaVersion: DUMP_VERSION,
    licence,
  };
}

/** What is sent along with the edition's file. */
export function dumpFile({ bytes, sha256, madeAt }: Edition) {
  const name = `servers-${dayOf(madeAt)}.jsonl.gz`;
  const digest = Buffer.from(sha256, 'hex').toString('base64');
  const headers = {
    'content-type': 'application/gzip',
    'content-disposition': `attachment; filename="${name}"`,
    // Digest of the whole file, whatever range is sent (RFC 9530).
    'repr-digest': `sha-256=:${digest}:`,
  };
  return { bytes, etag: sha256.slice(0, 32), modifiedAt: madeAt, headers };
}

/** UTC. */
function dayOf(time: number): string {
  return isoTime(time).slice(0, 10);
}
