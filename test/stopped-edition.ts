// A process that stops in the middle of an edition and prints a line, for a test that kills it.
import { setTimeout } from 'node:timers/promises';
import { type Block, writeEdition } from '#features/dump/edition.ts';

async function* endless(): AsyncGenerator<Block> {
  for (let i = 0; ; i++) {
    yield { ids: [`s_${i}`], lines: [JSON.stringify({ id: `s_${i}`, text: String(i).repeat(1000) })] };
    if (i === 2000) {
      console.log('half');
      await setTimeout(60_000);
    }
  }
}

await writeEdition(process.argv[2]!, { madeAt: 2, revision: 2 }, endless());
