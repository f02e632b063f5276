// What a call that did not work is thrown as.

export interface Issue {
  /** Name of the field. */
  path: string;
  message: string;
  /** For programs: `too_big`, `invalid_format`, … */
  code: string;
}

export class DuskrowError extends Error {
  override readonly name = 'DuskrowError';
  /** Status of the answer; 0 when there was none. */
  readonly status: number;
  /** For programs: `not_found`, `too_many_requests`, `unreachable`, … */
  readonly code: string;
  /** Seconds to wait before another try, where the site says so. */
  readonly retryAfter: number | undefined;
  /** With the code `validation`: the fields that were refused. */
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

/** The refusal that an answer is. */
export async function refusal(answer: Response): Promise<DuskrowError> {
  const body = parsed(await answer.text());
  return new DuskrowError(body.message ?? `${answer.status}: ${answer.statusText}`, {
    status: answer.status,
    code: body.code ?? 'unexpected',
    retryAfter: secondsOf(answer.headers.get('retry-after')),
    issues: body.issues,
  });
}

/** There was no answer, or it broke off. What the caller aborted is thrown as fetch throws it. */
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
    return {}; // a page of something on the way: the status is all there is to say
  }
}
