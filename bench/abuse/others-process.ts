// The process of `others.ts`: several visitors in turn, with a short pause after each call.
import { setTimeout as sleep } from 'node:timers/promises';
import type { OthersOptions, Reading } from './others.ts';
import { Visitor } from './visitor.ts';

const { origin, slugs, network, signsInFirst } = JSON.parse(process.argv[2]!) as OthersOptions;
const PAUSE_MS = 50;
const VISITORS = 20;
const SEARCHES = ['game', 'music', 'art', 'chat', 'night'];

const visitors = Array.from({ length: VISITORS }, (_, i) => new Visitor(origin, `${network}.${i + 1}`));
const member = new Visitor(origin, `${network}.250`);
const readings: Reading[] = [];
let isOver = false;
process.on('message', () => void (isOver = true));
// Also when the bench is killed.
process.on('disconnect', () => process.exit());

async function note(what: string, ask: () => Promise<{ status: number }>): Promise<void> {
  const startedAt = performance.now();
  // A connection that the site closes is a failure too.
  const { status } = await ask().catch(() => ({ status: 0 }));
  readings.push({ what, status, ms: performance.now() - startedAt });
}

function* urls(): Generator<string> {
  for (let turn = 0; ; turn++) {
    const slug = slugs[turn % slugs.length]!;
    yield '/';
    yield `/api/v1/servers?limit=18&page=${1 + (turn % 5)}`;
    yield `/server/${slug}`;
    yield `/api/v1/servers?search=${SEARCHES[turn % SEARCHES.length]}`;
    yield '/servers';
    yield `/api/v1/servers/${slug}`;
  }
}

const signingIn = note('signing in', async () => {
  await member.signIn('Paper Fox');
  return await member.ask('GET', '/api/v1/auth/me');
});
if (signsInFirst) await signingIn;
process.send!('reading');
let turn = 0;
for (const url of urls()) {
  if (isOver) break;
  const visitor = visitors[turn++ % VISITORS]!;
  await note(url, async () => await visitor.ask('GET', url));
  await sleep(PAUSE_MS);
}
await signingIn;
process.send!(readings);
