import { expect, it } from 'vitest';
import type { QueueItem } from '#features/admin/contract.ts';
import { itemsOfKind, queueGroups } from './queue-groups.ts';

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

it('counts what waits of the chosen kind, without the public servers of a wave', () => {
  const submission = (id: string, isPublic: boolean) => ({ ...item(id), isPublic }) as QueueItem;
  const items = [submission('a', false), submission('b', true), { kind: 'report', id: 'c' } as QueueItem];
  const queue = { items, waiting: { submission: 2, change: 0, report: 1, quarantine: 0, appeal: 0 } };
  const of = (kind: QueueItem['kind'] | '') => {
    const { items: shown, ...counts } = itemsOfKind(queue, kind);
    return { ...counts, shown: shown.length };
  };
  expect(of('')).toEqual({ shown: 3, waiting: 3, isPartial: true });
  expect(of('submission')).toEqual({ shown: 2, waiting: 2, isPartial: true });
  expect(of('report')).toEqual({ shown: 1, waiting: 1, isPartial: false });
  expect(of('change')).toEqual({ shown: 0, waiting: 0, isPartial: false });
});
