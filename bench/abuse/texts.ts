// Texts that are slow to read: an owner's long descriptions, and the names and descriptions of servers.
import type { Attack } from './attack.ts';
import { atMost } from '../rows.ts';
import { community } from './stand-in.ts';
import { Visitor } from './visitor.ts';

const OWNER = 'lamplighter';
const OWNED = '/api/v1/servers/nightshift-synths';
const MARKUP = ['* ', '- ', '*\t', '>- ', '*a_', '_*', '=\n'];
const EDITS = 14;
const SERVERS = 12;
/** Each of these words makes the reader of tags look at the other texts. */
const AMBIGUOUS = 'delphi django elixir fedora flutter java math python rails react ruby rust swift unreal';
/** Processor time; background work adds some. */
const MAX_EDIT_MS = 1000;

export const craftedTexts: Attack = {
  name: 'crafted texts',
  async play({ site, print }) {
    await site.standIn.addGuilds(
      Array.from({ length: SERVERS }, (_, i) =>
        community(`text-${i}`, `${AMBIGUOUS} ${i}`, 'no a '.repeat(60).slice(0, 290)),
      ),
    );
    for (let i = 0; i < SERVERS; i++) {
      const visitor = new Visitor(site.origin, `49.2.${i}.1`);
      const { code } = community(`text-${i}`, '');
      await visitor.done('POST', '/api/v1/servers', { body: { inviteUrl: code } });
    }
    const owner = new Visitor(site.origin, '49.1.1.1');
    await owner.signIn(OWNER);
    let { text } = await owner.done('POST', `${OWNED}/claim`, { body: {} });
    const costs: number[] = [];
    for (let i = 0; i < EDITS; i++) {
      const { version } = JSON.parse(text) as { version: number };
      const longDescription = `${MARKUP[i % MARKUP.length]!.repeat(4000).slice(0, 3990)}a${i}`;
      const before = site.processorMs();
      ({ text } = await owner.done('PATCH', OWNED, { body: { version, longDescription } }));
      costs.push(site.processorMs() - before);
    }
    print(`  edits took ${costs.join(', ')} ms of processor time`);
    return [atMost('processor time of an edit with a crafted text', Math.max(...costs), MAX_EDIT_MS, 'ms')];
  },
};
