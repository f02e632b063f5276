// Maps errors of the driver to ours. https://www.postgresql.org/docs/current/errcodes-appendix.html
import pg from 'pg';
import { DatabaseRefused, DatabaseUnavailable, WriteConflict } from './unavailable.ts';

/** Serialization failure and deadlock: PostgreSQL has rolled the whole transaction back. */
const CONFLICT = /^40(001|P01)$/;
/**
 * Connection exceptions (08), insufficient resources such as a full disk (53), shutdown and crash (57P), system errors
 * (58), timeouts of statements, locks and idle transactions (57014, 55P03, 25P03), and a read-only server, as after a
 * failover (25006).
 */
const UNAVAILABLE = /^(?:08...|53...|57P..|58...|57014|55P03|25P03|25006)$/;
/** Wrong password or user (28), no such database (3D): waiting does not help. */
const REFUSED = /^(?:28...|3D000)$/;
/** Not allowed to connect, or to create tables. */
const FORBIDDEN = '42501';

/** Codes of OpenSSL and Node for a certificate that is not trusted, has expired, or names another host. */
const CERTIFICATE_REFUSED = /CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE/;

/** Bugs in a call, and errors that are already mapped; all others not sent by the server are connection errors. */
const OURS = [TypeError, RangeError, DatabaseRefused, DatabaseUnavailable];

/** Maps a query error; errors in the query itself are returned unchanged. */
export function queryError(error: unknown): unknown {
  if (!(error instanceof Error) || OURS.some((kind) => error instanceof kind)) return error;
  if (!(error instanceof pg.DatabaseError)) return connectionError(error);
  const { code = '', message } = error;
  if (CONFLICT.test(code))
    return new WriteConflict(`two writes conflicted in PostgreSQL (${message})`, { cause: error });
  if (UNAVAILABLE.test(code)) return new DatabaseUnavailable(`PostgreSQL refused (${message})`, { cause: error });
  return error;
}

/** For a connection that could not be opened or was lost. */
export function connectionError(error: unknown): DatabaseUnavailable {
  const { message, code } = error as NodeJS.ErrnoException;
  // For a host with several addresses Node sets only the code, not the message.
  return new DatabaseUnavailable(`PostgreSQL cannot be reached (${message || code})`, { cause: error });
}

/** Like `queryError`, for the startup, where a setting may be wrong. */
export function startError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, code = '', syscall } = error as NodeJS.ErrnoException;
  if (error instanceof pg.DatabaseError && REFUSED.test(code)) {
    return new DatabaseRefused(`PostgreSQL refused the connection for DATABASE_URL: ${message}`);
  }
  if (error instanceof pg.DatabaseError && code === FORBIDDEN) {
    return new DatabaseRefused(
      `The user of DATABASE_URL may not use the database (${message}): make it the owner (alter database ... owner to ...)`,
    );
  }
  if (CERTIFICATE_REFUSED.test(code)) {
    return new DatabaseRefused(`The certificate of PostgreSQL is not accepted for DATABASE_URL: ${message}`);
  }
  // The file of `sslrootcert`, `sslcert` or `sslkey`.
  if (syscall === 'open') return new DatabaseRefused(`A file that DATABASE_URL names cannot be read: ${message}`);
  return queryError(error);
}
