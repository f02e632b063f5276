import { expect, it } from 'vitest';
import { rowExporter, type Row } from './exported-row.ts';

const exportedRow = (row: Row): Row => rowExporter(Object.keys(row))(row);

it('writes times, days, yes and no, and stored JSON so that people and programs can read them', () => {
  const row = {
    name: 'Owls',
    rating: 4,
    created_at: Date.UTC(2026, 10, 20, 12),
    member_since: null,
    day: 20_777,
    last_login_day: 20_777,
    is_manager: 1,
    is_verified: 0,
    was_hidden: 1,
    features: '["news"]',
    held_because: null,
  };
  expect(exportedRow(row)).toEqual({
    name: 'Owls',
    rating: 4,
    created_at: '2026-11-20T12:00:00.000Z',
    member_since: null,
    day: '2026-11-20',
    last_login_day: '2026-11-20',
    is_manager: true,
    is_verified: false,
    was_hidden: true,
    features: ['news'],
    held_because: null,
  });
});

it('does the same in the row of a review that was removed', () => {
  const review = JSON.stringify({ content: '[1]', created_at: 0, is_verified: 1, reply: null });
  expect(exportedRow({ review, removed_at: 1000 })).toEqual({
    review: { content: '[1]', created_at: '1970-01-01T00:00:00.000Z', is_verified: true, reply: null },
    removed_at: '1970-01-01T00:00:01.000Z',
  });
});

it('names the day of points for a login, which are stored under its number', () => {
  expect(exportedRow({ kind: 'login', subject: '20777' })).toEqual({ kind: 'login', subject: '2026-11-20' });
  expect(exportedRow({ kind: 'streak', subject: '20777' })).toEqual({ kind: 'streak', subject: '2026-11-20' });
  expect(exportedRow({ kind: 'visit', subject: '20777' })).toEqual({ kind: 'visit', subject: '20777' });
});

it('leaves out other columns', () => {
  expect(rowExporter(['id'])({ id: 's_1', token_hash: 'secret' })).toEqual({ id: 's_1' });
});
