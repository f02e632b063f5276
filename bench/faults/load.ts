// Users who read and write continuously on every node, and a tally of their calls.
import { setTimeout as pause } from 'node:timers/promises';
import type { User, Stage } from './stage.ts';

const WRITERS = 4;
const READERS = 3;
const BETWEEN_MS = 60;
/** Sooner than Retry-After, to hit the moment at which the database is back. */
const AFTER_REFUSAL_MS = 250;
/** Longer than the bar, so that waits above it are measured too. */
const GIVE_UP_MS = 60_000;

interface Tally {
  calls: number;
  byStatus: Map<number, number>;
  /** Connections that broke instead of an answer. */
  cutOff: number;
  worstMs: number;
  worstCall: string;
  /** Pairs of user and listing whose review was acknowledged. */
  acknowledged: Set<string>;
}

export interface Load {
  tally: Tally;
  /** Calls one node; undefined if the connection broke. */
  call(node: number, method: 'GET' | 'POST', url: string, user?: User, body?: object): Promise<Answer | undefined>;
  /** Writes a review; resolves to the status, or undefined if the connection broke. */
  review(node: number, user: User, listingId: string): Promise<number | undefined>;
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  text: string;
}

export function createLoad({ nodes, users, listingIds }: Pick<Stage, 'nodes' | 'users' | 'listingIds'>): Load {
  const tally: Tally = {
    calls: 0,
    byStatus: new Map(),
    cutOff: 0,
    worstMs: 0,
    worstCall: '',
    acknowledged: new Set(),
  };
  let isOver = false;

  const call: Load['call'] = async (node, method, url, user, body) => {
    const headers: Record<string, string> = { 'x-forwarded-for': user?.address ?? '198.51.100.7' };
    if (user) headers['cookie'] = user.cookie;
    if (body) headers['content-type'] = 'application/json';
    const since = performance.now();
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const sent: RequestInit = { method, headers, body: JSON.stringify(body), signal };
    const answer = await fetch(nodes[node]!.url + url, sent)
      .then(async (response): Promise<Answer> => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined);
    const ms = performance.now() - since;
    tally.calls++;
    if (ms > tally.worstMs) [tally.worstMs, tally.worstCall] = [ms, `${method} ${url} (${answer?.status})`];
    if (answer) tally.byStatus.set(answer.status, (tally.byStatus.get(answer.status) ?? 0) + 1);
    else tally.cutOff++;
    return answer;
  };
  const review: Load['review'] = async (node, user, listingId) => {
    const body = { rating: 1 + (tally.calls % 5), title: 'Fine', content: 'Written while the database came and went.' };
    const answer = await call(node, 'POST', `/api/v1/servers/${listingId}/reviews`, user, body);
    if (answer?.status === 201) tally.acknowledged.add(`${user.id} ${listingId}`);
    return answer?.status;
  };

  /** Each pair once. The last server is reserved for the checks between the faults. */
  const pairs = (function* () {
    for (const listingId of listingIds.slice(0, -1)) for (const user of users) yield { user, listingId };
  })();
  const write = async (): Promise<void> => {
    for (const { user, listingId } of pairs) {
      if (isOver) return;
      const status = await review(tally.calls % nodes.length, user, listingId);
      await pause(status === 503 ? AFTER_REFUSAL_MS : BETWEEN_MS);
    }
  };
  const [first] = listingIds;
  const pages = ['/', '/servers', `/server/${first}`];
  const reads = [...pages, '/api/v1/servers', '/api/v1/hidden', `/api/v1/servers/${first}/reviews`];
  const read = async (_: unknown, reader: number): Promise<void> => {
    for (let turn = reader; !isOver; turn++) {
      const url = reads[turn % reads.length]!;
      await call(turn % nodes.length, 'GET', url, url.startsWith('/api/v1/hidden') ? users[reader] : undefined);
      await pause(BETWEEN_MS);
    }
  };
  const running = [...Array.from({ length: WRITERS }, write), ...Array.from({ length: READERS }, read)];
  return {
    tally,
    call,
    review,
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}
