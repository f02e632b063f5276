// Share pictures (newly drawn and cached), badges, cards and feeds as callers get them.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { atMost, quantile } from './rows.ts';
import type { BenchOptions, Row } from './run.ts';

const COMMUNITIES = 60;

interface Measured {
  /** Milliseconds of each call. */
  times: number[];
  bytes: number[];
}

export async function run({ print }: BenchOptions): Promise<Row[]> {
  const app = await startTestApp({ SUBMISSIONS_PER_DAY: '1000' });
  try {
    const slugs = await submitSome(app);
    print(`${slugs.length} communities; the first picture starts the process that draws`);
    const [start] = (await measure(app, [`/server/${slugs[0]}/share.png`])).times;
    const pictures = slugs.slice(1).map((slug) => `/server/${slug}/share.png`);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const cold = await measure(app, pictures);
    delay.disable();
    const cached = await measure(app, pictures);
    const badges = await measure(
      app,
      slugs.map((slug) => `/badge/${slug}/members.svg`),
    );
    const cards = await measure(
      app,
      slugs.map((slug) => `/embed/${slug}`),
    );
    const feeds = await measure(
      app,
      slugs.map((_, i) => (i % 2 ? '/feeds/new.atom' : '/feeds/trending.atom')),
    );
    return [
      atMost('picture, the first: ms', start!, 3000),
      atMost('picture, drawn, p50: ms', quantile(cold.times, 0.5), 200),
      atMost('picture, drawn, p95: ms', quantile(cold.times, 0.95), 500),
      atMost('picture, cached, p50: ms', quantile(cached.times, 0.5), 3),
      atMost('picture, cached, p95: ms', quantile(cached.times, 0.95), 10),
      atMost('picture, p50: kB', quantile(cold.bytes, 0.5) / 1000, 100),
      atMost('picture, p95: kB', quantile(cold.bytes, 0.95) / 1000, 150),
      atMost('event loop while pictures are drawn, p99: ms', delay.percentile(99) / 1e6, 50),
      atMost('badge, p95: ms', quantile(badges.times, 0.95), 10),
      atMost('card, p95: ms', quantile(cards.times, 0.95), 10),
      atMost('feed of 50, p95: ms', quantile(feeds.times, 0.95), 20),
    ];
  } finally {
    await app.close();
  }
}

async function submitSome(app: TestApp): Promise<string[]> {
  const codes = app.standIn.state.world.guilds().filter(({ nsfwLevel }) => nsfwLevel === 0);
  const slugs: string[] = [];
  for (const { code } of codes.slice(0, COMMUNITIES)) {
    const { id, slug } = await submitServer(app, code);
    if (app.catalog.get(id)) slugs.push(slug);
  }
  return slugs;
}

/** One call after the other. */
async function measure({ app }: TestApp, urls: string[]): Promise<Measured> {
  const times: number[] = [];
  const bytes: number[] = [];
  for (const url of urls) {
    const start = performance.now();
    const answer = await app.inject({ url });
    times.push(performance.now() - start);
    if (answer.statusCode === 200) bytes.push(answer.rawPayload.length);
  }
  if (bytes.length < urls.length) throw new Error(`${urls.length - bytes.length} calls of ${urls[0]} failed`);
  return { times, bytes };
}
