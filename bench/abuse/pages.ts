// One page at many URLs, each of which could be rendered again.
import type { Attack, Scene } from './attack.ts';
import { atMost, figureOnly } from '../rows.ts';
import type { Installation } from './installation.ts';
import { addressOf, inParallel, isRefused, Visitor } from './visitor.ts';

const PAGES = 500;
const CONCURRENCY = 50;
/** Pages to measure the cost of a render on this machine, each for another visitor. */
const SAMPLE = 20;
/** A tenth of the pages: maximum number of renders beyond those of one address. */
const MAX_RENDERS = 50;

const numbers = Array.from({ length: PAGES }, (_, number) => number);

/** Processor time (ms) of `act`. */
async function cost({ site }: Scene, act: () => Promise<unknown>): Promise<number> {
  const before = site.processorMs();
  await act();
  return site.processorMs() - before;
}

async function readAs(scene: Scene, address: string, pathOf: (number: number) => string) {
  const reader = new Visitor(scene.site.origin, address);
  return await inParallel(numbers, CONCURRENCY, async (number) => await reader.ask('GET', pathOf(number)));
}

export const equalPages: Attack = {
  name: '500 URLs of one page',
  slows: 'p95',
  async play(scene) {
    const render = await costOfRender(scene);
    const one = await cost(scene, () => readAs(scene, '45.1.1.1', () => '/'));
    const many = await cost(scene, () => readAs(scene, '45.1.1.1', (number) => `/?x=${number}`));
    scene.print(`  a render takes ${render.toFixed(1)} ms; 500 times / ${one} ms, with 500 parameters ${many} ms`);
    const renders = Math.max(0, Math.round((many - one) / render));
    return [atMost('renders that 500 URLs of one page cost', renders, MAX_RENDERS)];
  },
};

/** These pages do differ: they cost as many renders as the site allows one address. */
export const manySearches: Attack = {
  name: '500 searches by one address',
  slows: 'p95',
  async play(scene) {
    const render = await costOfRender(scene);
    let refused = 0;
    const all = await cost(scene, async () => {
      const answers = await readAs(scene, '45.2.2.2', (number) => `/servers?search=word${number}`);
      refused = answers.filter(isRefused).length;
    });
    const rest = `500 searches ${all} ms, ${refused} of them refused`;
    scene.print(`  a render takes ${render.toFixed(1)} ms; ${rest}`);
    return [figureOnly('renders that 500 searches of one address cost', Math.round(all / render))];
  },
};

/** No page costs much more than others, however many values its URL has. */
export const manyFilters: Attack = {
  name: '30 pages with 200 filters',
  slows: 'p95',
  async play(scene) {
    const render = await costOfRender(scene);
    const all = await cost(scene, async () => {
      const reader = new Visitor(scene.site.origin, '45.3.3.3');
      for (let page = 0; page < 30; page++) await reader.done('GET', `/servers?${filters(page)}`);
    });
    return [atMost('renders that a page with 200 filters costs', all / 30 / render, 3)];
  },
};

function filters(page: number): string {
  const values = Array.from({ length: 50 }, (_, i) => `page${page}value${i}`.padEnd(40, 'x'));
  return ['tag', 'feature', 'category', 'language'].flatMap((name) => values.map((one) => `${name}=${one}`)).join('&');
}

let sampled = 0;

/** Processor time (ms) of one render, measured on new pages for new visitors. */
async function costOfRender(scene: Scene): Promise<number> {
  return (await cost(scene, () => readOnceEach(scene.site))) / SAMPLE;
}

async function readOnceEach(site: Installation): Promise<void> {
  for (let i = 0; i < SAMPLE; i++, sampled++) {
    await new Visitor(site.origin, addressOf(900 + sampled)).ask('GET', `/servers?search=sample${sampled}`);
  }
}
