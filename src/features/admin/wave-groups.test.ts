import { expect, it } from 'vitest';
import { type QueuedListing, groupsBySubmitter, waveKeys } from './wave-groups.ts';

const HASH = 'x'.repeat(43);

function queued(id: string, of: Partial<QueuedListing> = {}): QueuedListing {
  const names: Record<string, string> = { a: 'Abacus', b: 'Bramble', c: 'Cinder', d: 'Dapple', e: 'Eiderdown' };
  const nobody = { submitted_by: null, submitter_key: null, address_key: null };
  return { id, name: names[id] ?? id, description: null, ...nobody, ...of };
}

const groups = (rows: readonly QueuedListing[]) =>
  rows
    .map(({ id }) => waveKeys(rows, groupsBySubmitter(rows)).get(id))
    .map((wave) => (wave ? `${wave.by} ${wave.key}` : null));

it('groups submissions from one account, browser or address', () => {
  const one = [queued('a', { submitted_by: 'u' }), queued('b'), queued('c', { submitted_by: 'u', address_key: 'n' })];
  expect(groups(one)).toEqual(['submitter a', null, 'submitter a']);
  expect(groups([queued('a', { submitter_key: HASH }), queued('b', { submitter_key: HASH })])).toEqual([
    'submitter a',
    'submitter a',
  ]);
});

it('says that a group shares no more than an address', () => {
  const of = (submitted_by: string) => ({ submitted_by, address_key: 'n' });
  const mine = [queued('a', of('u')), queued('b', of('u'))];
  expect(groups(mine)).toEqual(['submitter a', 'submitter a']);
  expect(groups([...mine, queued('c', of('v'))])).toEqual(['address a', 'address a', 'address a']);
  expect(groups([queued('d', { address_key: 'n' }), queued('e', of('v'))])).toEqual(['address d', 'address d']);
});

it('does not group what the operator imported', () => {
  expect(groups([queued('a', { submitter_key: 'import' }), queued('b', { submitter_key: 'import' })])).toEqual([
    null,
    null,
  ]);
});

it('groups look-alikes from any submitter', () => {
  const rows = [queued('a'), queued('b', { name: 'Free Nitro 1 Drop' }), queued('c', { name: 'FREE N1TRO drop 7' })];
  expect(groups(rows)).toEqual([null, 'look-alike b', 'look-alike b']);
});

it('counts all submissions of a submitter, including those not shown', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => queued(id, { address_key: id === 'd' ? 'm' : 'n' }));
  const waves = waveKeys([all[2]!, all[3]!], groupsBySubmitter(all));
  expect([...waves]).toEqual([['c', { by: 'address', key: 'a', size: 3 }]]);
});
