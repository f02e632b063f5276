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
  ['a starting server', '57P03'],
  ['a statement timeout', '57014'],
  ['a lock timeout', '55P03'],
  ['a read-only standby', '25006'],
])('maps %s to DatabaseUnavailable with the reason', (_case, code) => {
  const error = queryError(fromServer(code, 'why'));
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(error).not.toBeInstanceOf(WriteConflict);
  expect((error as Error).message).toBe('PostgreSQL refused (why)');
});

it.each(['40001', '40P01'])('maps %s to WriteConflict', (code) => {
  expect(queryError(fromServer(code))).toBeInstanceOf(WriteConflict);
});

it.each(['23505', '42P01', '22001'])('returns %s, an error of the query, unchanged', (code) => {
  const error = fromServer(code);
  expect(queryError(error)).toBe(error);
});

it('treats errors that the server did not send as connection errors, except bugs', () => {
  const lost = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
  expect(queryError(lost)).toEqual(new DatabaseUnavailable('PostgreSQL cannot be reached (ECONNREFUSED)'));
  const bug = new TypeError('Client was passed a null or undefined query');
  expect(queryError(bug)).toBe(bug);
});

it.each([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'CERT_HAS_EXPIRED',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])('does not wait for another certificate after %s at startup', (code) => {
  expect(startError(Object.assign(new Error('why'), { code }))).toEqual(
    new DatabaseRefused('The certificate of PostgreSQL is not accepted for DATABASE_URL: why'),
  );
});

it.each(['28P01', '3D000', '42501'])('does not wait for the database after %s at startup', (code) => {
  expect(startError(fromServer(code))).toBeInstanceOf(DatabaseRefused);
});

it('says that a user without permissions should own the database', () => {
  const { message } = startError(fromServer('42501', 'permission denied for schema public')) as Error;
  expect(message).toContain('may not use the database (permission denied for schema public): make it the owner');
});

it('does not wait for a file that the URL names', () => {
  const missing = Object.assign(new Error('why'), { code: 'ENOENT', syscall: 'open' });
  expect(startError(missing)).toEqual(new DatabaseRefused('A file that DATABASE_URL names cannot be read: why'));
  // The socket of a server that has not started yet.
  const notYet = Object.assign(new Error('why'), { code: 'ENOENT', syscall: 'connect' });
  expect(startError(notYet)).toBeInstanceOf(DatabaseUnavailable);
});
