import { expect, it } from 'vitest';
import { type Arrived, groupsBySubmitter, waveKeys } from './wave-groups.ts';

const HASH = 'x'.repeat(43);

function arrived(id: string, of: Partial<Arrived> = {}): Arrived {
  const names: Record<string, string> = { a: 'Abacus', b: 'Bramble', c: 'Cinder', d: 'Dapple', e: 'Eiderdown' };
  const nobody = { submitted_by: null, submitter_key: null, address_key: null };
  return { id, name: names[id] ?? id, description: null, ...nobody, ...of };
}

const groups = (rows: readonly Arrived[]) =>
  rows
    .map(({ id }) => waveKeys(rows, groupsBySubmitter(rows)).get(id))
    .map((wave) => (wave ? `${wave.by} ${wave.key}` : null));

it('puts together what came from one account, browser or address', () => {
  const one = [
    arrived('a', { submitted_by: 'u' }),
    arrived('b'),
    arrived('c', { submitted_by: 'u', address_key: 'n' }),
  ];
  expect(groups([...one, arrived('d', { address_key: 'n' })])).toEqual([
    'submitter a',
    null,
    'submitter a',
    'submitter a',
  ]);
  expect(groups([arrived('a', { submitter_key: HASH }), arrived('b', { submitter_key: HASH })])).toEqual([
    'submitter a',
    'submitter a',
  ]);
});

it('takes what the operator imported for nobody’s', () => {
  expect(groups([arrived('a', { submitter_key: 'import' }), arrived('b', { submitter_key: 'import' })])).toEqual([
    null,
    null,
  ]);
});

it('puts together what looks alike, from whomever', () => {
  const rows = [arrived('a'), arrived('b', { name: 'Free Nitro 1 Drop' }), arrived('c', { name: 'FREE N1TRO drop 7' })];
  expect(groups(rows)).toEqual([null, 'look-alike b', 'look-alike b']);
});

it('counts what came from one submitter whole, also what is not shown here', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => arrived(id, { address_key: id === 'd' ? 'm' : 'n' }));
  const waves = waveKeys([all[2]!, all[3]!], groupsBySubmitter(all));
  expect([...waves]).toEqual([['c', { by: 'submitter', key: 'a', size: 3 }]]);
});
