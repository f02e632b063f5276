// The error of failed calls.

export interface Issue {
  /** Name of the field. */
  path: string;
  message: string;
  /** For programs: `too_big`, `invalid_format`, … */
  code: string;
}

export class DuskrowError extends Error {
  override readonly name = 'DuskrowError';
  /** HTTP status of the response; 0 if there was none. */
  readonly status: number;
  /** For programs: `not_found`, `too_many_requests`, `unreachable`, … */
  readonly code: string;
  /** Seconds to wait before a retry, if the site sends it. */
  readonly retryAfter: number | undefined;
  /** The invalid fields, with the code `validation` and others, such as `invalid_invite`. */
  readonly issues: readonly Issue[];

  constructor(
    message: string,
    {
      status,
      code,
      retryAfter,
      issues = [],
      cause,
    }: { status: number; code: string; retryAfter?: number; issues?: readonly Issue[]; cause?: unknown },
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.issues = issues;
  }
}

/** The error of an unsuccessful response. */
export async function errorFrom(answer: Response): Promise<DuskrowError> {
  const body = parsed(await answer.text());
  return new DuskrowError(body.message ?? `${answer.status}: ${answer.statusText}`, {
    status: answer.status,
    code: body.code ?? 'unexpected',
    retryAfter: secondsOf(answer.headers.get('retry-after')),
    issues: body.issues,
  });
}

/** The error when there was no response, or it broke off. An aborted call keeps the error of `fetch`. */
export function unreachable(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || error instanceof DuskrowError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new DuskrowError(`The site cannot be reached: ${why}`, { status: 0, code: 'unreachable', cause: error });
}

function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}

function parsed(text: string): { message?: string; code?: string; issues?: Issue[] } {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {}; // a page from a proxy: only the status is known
  }
}
