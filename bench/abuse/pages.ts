// Pages at addresses that differ in nothing, each of which is rendered anew.
import { type Attack, atMost, type Scene } from './attack.ts';
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

export const equalPages: Attack = {
  name: '500 addresses of one page',
  slows: 'p95',
  async play(scene) {
    const { site, print } = scene;
    const reader = new Visitor(site.origin, '45.1.1.1');
    const read = async (pathOf: (number: number) => string) =>
      await inParallel(numbers, AT_ONCE, async (number) => await reader.ask('GET', pathOf(number)));
    const render = (await cost(scene, () => readOnceEach(scene))) / SAMPLE;
    const one = await cost(scene, () => read(() => '/'));
    const many = await cost(scene, () => read((number) => `/?x=${number}`));
    let refused = 0;
    const searches = await cost(scene, async () => {
      const answers = await read((number) => `/servers?search=word${number}`);
      refused = answers.filter(isRefused).length;
    });
    print(`  a render takes ${render.toFixed(1)} ms; ${PAGES} times / ${one} ms, with ${PAGES} parameters ${many} ms`);
    print(`  ${PAGES} different searches take ${searches} ms, ${refused} of them refused`);
    return [
      atMost(
        'renders that 500 addresses of one page cost',
        Math.max(0, Math.round((many - one) / render)),
        MOST_RENDERS,
      ),
      {
        name: 'renders that 500 searches of one address cost',
        value: Math.round(searches / render),
        bar: '',
        ok: true,
      },
    ];
  },
};

/** Pages that nobody asked for before, by different people. */
async function readOnceEach({ site }: Scene): Promise<void> {
  for (let i = 0; i < SAMPLE; i++)
    await new Visitor(site.origin, addressOf(900 + i)).ask('GET', `/?page=2&search=a${i}`);
}
