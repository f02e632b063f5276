// Which errors of the driver mean that PostgreSQL is away. https://www.postgresql.org/docs/current/errcodes-appendix.html
import pg from 'pg';
import { DatabaseRefused, DatabaseUnavailable, WriteConflict } from './unavailable.ts';

/** Serialization failure and deadlock: PostgreSQL has rolled the whole transaction back. */
const CONFLICT = /^40(001|P01)$/;
/**
 * Connection exceptions (08), insufficient resources such as a full disk (53), shutdown and crash (57P), errors of the
 * system (58), a statement or a lock that took too long (57014, 55P03), a transaction that idled (25P03), and a server that
 * takes no writes, as after a failover (25006).
 */
const UNAVAILABLE = /^(?:08...|53...|57P..|58...|57014|55P03|25P03|25006)$/;
/** Wrong password or user (28), no such database (3D), no right to connect (42501): waiting does not mend these. */
const REFUSED = /^(?:28...|3D000|42501)$/;

/** Mistakes in a call, and what is known already; every other error that the server did not send is the connection's. */
const OURS = [TypeError, RangeError, DatabaseRefused, DatabaseUnavailable];

/** What a query's error is to the rest of the program; errors of the query itself are left as they are. */
export function queryError(error: unknown): unknown {
  if (!(error instanceof Error) || OURS.some((kind) => error instanceof kind)) return error;
  if (!(error instanceof pg.DatabaseError)) return connectionError(error);
  const { code = '', message } = error;
  if (CONFLICT.test(code)) return new WriteConflict(`two writes met in PostgreSQL (${message})`, { cause: error });
  if (UNAVAILABLE.test(code)) return new DatabaseUnavailable(`PostgreSQL refused (${message})`, { cause: error });
  return error;
}

/** Whatever kept a connection from being made or cut it off. */
export function connectionError(error: unknown): DatabaseUnavailable {
  const { message, code } = error as NodeJS.ErrnoException;
  // Of a name with several addresses Node says nothing but the code.
  return new DatabaseUnavailable(`PostgreSQL cannot be reached (${message || code})`, { cause: error });
}

/** The same while starting, where a setting may be wrong. */
export function startError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && REFUSED.test(error.code ?? '')) {
    return new DatabaseRefused(`PostgreSQL refused the connection that DATABASE_URL asks for: ${error.message}`);
  }
  return queryError(error);
}
