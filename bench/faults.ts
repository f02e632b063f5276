// `npm run bench -- faults`: three processes of the built app under load, while their PostgreSQL is restarted, loses
// its connections and is paused. About five minutes. Needs Linux.
import { setTimeout as pause } from 'node:timers/promises';
import { createLoad, type Load } from './faults/load.ts';
import { openStage, type Stage } from './faults/stage.ts';
import { ensureBuilt } from './http/built.ts';
import { atMost, figureOnly } from './rows.ts';
import type { Bench, Row } from './run.ts';

const RESTARTS = 20;
const TERMINATIONS = 20;
const PAUSES_MS = [8_000, 10_000, 12_000];
const MAX_WAIT_MS = 5000;
const MAX_LAG_MS = 5000;
/** A node that is not in sync by then is not waited for. */
const GIVE_UP_MS = 15_000;
const POLL_MS = 25;
const BETWEEN_FAULTS_MS = 700;

interface Fault {
  name: string;
  inject(): Promise<unknown>;
}

export const run: Bench['run'] = async ({ print }) => {
  if (!(await ensureBuilt(print))) return [];
  print('Starting three processes on a PostgreSQL of their own');
  const stage = await openStage();
  try {
    return await measure(stage, print);
  } finally {
    await stage.end();
  }
};

async function measure(stage: Stage, print: (line: string) => void): Promise<Row[]> {
  const load = createLoad(stage);
  const lags: number[] = [];
  for (const [i, { name, inject }] of faultsOn(stage).entries()) {
    await pause(BETWEEN_FAULTS_MS);
    await inject();
    lags.push(await untilInSync(stage, load, i));
    print(`${name}: in sync after ${Math.round(lags.at(-1)!)} ms`);
  }
  await load.stop();
  await pause(MAX_LAG_MS);
  return await rows(stage, load, lags);
}

function faultsOn({ faults }: Stage): Fault[] {
  const modes = ['fast', 'immediate'] as const;
  return [
    ...Array.from({ length: RESTARTS }, (_, i): Fault => {
      const mode = modes[i % 2]!;
      return { name: `restart ${i + 1} of ${RESTARTS} (${mode})`, inject: () => faults.restart(mode) };
    }),
    ...Array.from({ length: TERMINATIONS }, (_, i): Fault => ({
      name: `termination ${i + 1} of ${TERMINATIONS}`,
      inject: () => faults.terminateAll(),
    })),
    ...PAUSES_MS.map((ms): Fault => {
      const inject = async (): Promise<void> => {
        const resume = faults.pause();
        await pause(ms).finally(resume);
      };
      return { name: `pause of ${ms / 1000} s`, inject };
    }),
  ];
}

/** From now until a write is acknowledged and every node shows it, in ms. */
async function untilInSync({ nodes, users, listingIds }: Stage, load: Load, turn: number): Promise<number> {
  const since = performance.now();
  const isLate = (): boolean => performance.now() - since > GIVE_UP_MS;
  const listingId = listingIds.at(-1)!;
  // 409: stored by an attempt that was not acknowledged.
  const isStored = (status: number | undefined): boolean => status === 201 || status === 409;
  const write = () => load.review(turn % nodes.length, users[turn]!, listingId);
  while (!isStored(await write()) && !isLate()) await pause(POLL_MS);
  for (const node of nodes.keys()) {
    while ((await shownReviews(load, node)).get(listingId) !== turn + 1 && !isLate()) await pause(POLL_MS);
  }
  return performance.now() - since;
}

/** Number of reviews of each listing in a node's list. */
async function shownReviews(load: Load, node: number): Promise<Map<string, number>> {
  const answer = await load.call(node, 'GET', '/api/v1/servers?limit=100');
  if (answer?.status !== 200) return new Map();
  const { servers } = JSON.parse(answer.text) as { servers: { id: string; totalReviews: number }[] };
  return new Map(servers.map(({ id, totalReviews }) => [id, totalReviews]));
}

async function rows({ nodes, db }: Stage, load: Load, lags: number[]): Promise<Row[]> {
  const { tally } = load;
  const stored = await db.kysely.selectFrom('reviews').select(['user_id', 'listing_id']).execute();
  const found = new Set(stored.map(({ user_id, listing_id }) => `${user_id} ${listing_id}`));
  const lost = [...tally.acknowledged].filter((pair) => !found.has(pair)).length;
  let ended = 0;
  let different = 0;
  for (const node of nodes.keys()) {
    if ((await load.call(node, 'GET', '/livez'))?.status !== 200) ended++;
    const shown = await shownReviews(load, node);
    const isRight = [...Map.groupBy(stored, (row) => row.listing_id)].every(
      ([id, all]) => shown.get(id) === all.length,
    );
    if (!isRight) different++;
  }
  const count = (test: (status: number) => boolean): number =>
    [...tally.byStatus].reduce((sum, [status, times]) => sum + (test(status) ? times : 0), 0);
  return [
    atMost('processes ended', ended, 0),
    atMost('acknowledged writes lost', lost, 0),
    atMost(
      '500 responses',
      count((status) => status >= 500 && status !== 503),
      0,
    ),
    atMost('connections that broke instead of an answer', tally.cutOff, 0),
    atMost(`worst wait, ms: ${tally.worstCall}`, tally.worstMs, MAX_WAIT_MS),
    atMost('worst time until all nodes are in sync, ms', Math.max(...lags), MAX_LAG_MS),
    atMost('nodes that show other counts than the rows at the end', different, 0),
    figureOnly('faults', lags.length),
    figureOnly('calls', tally.calls),
    figureOnly('acknowledged writes', tally.acknowledged.size),
    figureOnly('stored though not acknowledged', found.size - tally.acknowledged.size + lost),
    figureOnly(
      '503 responses',
      count((status) => status === 503),
    ),
    figureOnly(
      'other refusals',
      count((status) => status >= 400 && status < 500),
    ),
  ];
}
