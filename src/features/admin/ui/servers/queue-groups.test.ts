import { expect, it } from 'vitest';
import type { QueueItem } from '#features/admin/contract.ts';
import { queueGroups } from './queue-groups.ts';

const item = (id: string, wave?: string) =>
  ({ kind: 'submission', id, wave: wave === undefined ? null : { by: 'submitter', key: wave } }) as QueueItem;

it('puts each wave at the position of its first item, and treats a single item as no wave', () => {
  const groups = queueGroups([item('a'), item('b', 'w'), item('c'), item('d', 'w'), item('e', 'x')]);
  expect(groups.map(({ wave, items }) => [wave?.key ?? null, items.map(({ id }) => id).join('')])).toEqual([
    [null, 'a'],
    ['w', 'bd'],
    [null, 'c'],
    [null, 'e'],
  ]);
});
