import pg from 'pg';
import { expect, it } from 'vitest';
import { queryError, startError } from './postgres-errors.ts';
import { DatabaseRefused, DatabaseUnavailable, WriteConflict } from './unavailable.ts';

function fromServer(code: string, message = 'no'): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });
}

it.each([
  ['a full disk', '53100'],
  ['too many connections', '53300'],
  ['a shutdown', '57P01'],
  ['a server that starts', '57P03'],
  ['a statement that took too long', '57014'],
  ['a row that was locked for too long', '55P03'],
  ['a standby that takes no writes', '25006'],
])('%s means that the database is away, and says why', (_what, code) => {
  const error = queryError(fromServer(code, 'why'));
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(error).not.toBeInstanceOf(WriteConflict);
  expect((error as Error).message).toBe('PostgreSQL refused (why)');
});

it.each(['40001', '40P01'])('%s may be tried again', (code) => {
  expect(queryError(fromServer(code))).toBeInstanceOf(WriteConflict);
});

it.each(['23505', '42P01', '22001'])('%s is a mistake of the query', (code) => {
  const error = fromServer(code);
  expect(queryError(error)).toBe(error);
});

it('an error that the server did not send is the connection’s', () => {
  const lost = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
  expect(queryError(lost)).toEqual(new DatabaseUnavailable('PostgreSQL cannot be reached (ECONNREFUSED)'));
  const mistake = new TypeError('Client was passed a null or undefined query');
  expect(queryError(mistake)).toBe(mistake);
});

it.each(['28P01', '3D000'])('%s at the start is not waited for', (code) => {
  expect(startError(fromServer(code))).toBeInstanceOf(DatabaseRefused);
});
