// Rounds: every competitor in turn, several times, so that other load on the machine affects all of them alike.
import { median } from '../rows.ts';
import type { Server } from './servers.ts';
import { type Load, load } from './wrk.ts';

export interface Competitor {
  server: Server;
  /** URLs to request, one per line. */
  file: string;
  /** `Accept-Encoding`. */
  encoding: string;
  seconds: number;
  before?(): Promise<unknown>;
  after?(): Promise<unknown>;
}

export interface Round extends Load {
  /** Processor time of the server per request, which a busy machine does not change. */
  microseconds: number;
}

export const ROUNDS = 5;
const WARM_UP_SECONDS = 1;

/** The rounds of each competitor. */
export async function rounds(competitors: readonly Competitor[]): Promise<Round[][]> {
  for (const { server, ...asked } of competitors) await load(server.origin, { ...asked, seconds: WARM_UP_SECONDS });
  const all: Round[][] = competitors.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, competitor] of competitors.entries()) all[i]!.push(await runRound(competitor));
  }
  return all;
}

async function runRound({ server, before, after, ...asked }: Competitor): Promise<Round> {
  await before?.();
  const startedAt = server.processorMs();
  const done = await load(server.origin, asked);
  const microseconds = (1000 * (server.processorMs() - startedAt)) / done.requests;
  await after?.();
  return { ...done, microseconds };
}

interface Share {
  median: number;
  lowest: number;
  highest: number;
}

/** Throughput relative to the other, pairwise by round. */
export function shareOf(loads: readonly Load[], others: readonly Load[]): Share {
  const shares = loads.map(({ requestsPerSecond }, i) => requestsPerSecond / others[i]!.requestsPerSecond);
  return { median: median(shares), lowest: Math.min(...shares), highest: Math.max(...shares) };
}
