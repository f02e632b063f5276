// Pages at addresses that differ in nothing, each of which is rendered anew.
import { type Attack, atMost, type Scene } from './attack.ts';
import type { Installation } from './installation.ts';
import { addressOf, inParallel, isRefused, Visitor } from './visitor.ts';

const PAGES = 500;
const AT_ONCE = 50;
/** Pages of people who each read one: what rendering costs on this machine. */
const SAMPLE = 20;
/** So many renders more than for one address are too many: a tenth. */
const MOST_RENDERS = 50;

const numbers = Array.from({ length: PAGES }, (_, number) => number);

/** Processor time (ms) that the pages took. */
async function cost({ site }: Scene, act: () => Promise<unknown>): Promise<number> {
  const before = site.processorMs();
  await act();
  return site.processorMs() - before;
}

async function readAs(scene: Scene, address: string, pathOf: (number: number) => string) {
  const reader = new Visitor(scene.site.origin, address);
  return await inParallel(numbers, AT_ONCE, async (number) => await reader.ask('GET', pathOf(number)));
}

export const equalPages: Attack = {
  name: '500 addresses of one page',
  slows: 'p95',
  async play(scene) {
    const render = await costOfRender(scene);
    const one = await cost(scene, () => readAs(scene, '45.1.1.1', () => '/'));
    const many = await cost(scene, () => readAs(scene, '45.1.1.1', (number) => `/?x=${number}`));
    scene.print(`  a render takes ${render.toFixed(1)} ms; 500 times / ${one} ms, with 500 parameters ${many} ms`);
    const renders = Math.max(0, Math.round((many - one) / render));
    return [atMost('renders that 500 addresses of one page cost', renders, MOST_RENDERS)];
  },
};

/** These do differ: they cost what the site allows one address to have rendered. */
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
    return [
      { name: 'renders that 500 searches of one address cost', value: Math.round(all / render), bar: '', ok: true },
    ];
  },
};

let sampled = 0;

/** Processor time (ms) of one: of pages that nobody asked for before, each by somebody else. */
async function costOfRender(scene: Scene): Promise<number> {
  return (await cost(scene, () => readOnceEach(scene.site))) / SAMPLE;
}

async function readOnceEach(site: Installation): Promise<void> {
  for (let i = 0; i < SAMPLE; i++, sampled++) {
    await new Visitor(site.origin, addressOf(900 + sampled)).ask('GET', `/servers?search=sample${sampled}`);
  }
}
