// Why a delivery failed: stored as a code and its detail, returned with a sentence too.
import { WEBHOOK_FAILURES, type WebhookFailureCode } from '#contract/vocabulary.ts';
import { URL_PROBLEMS } from './public-address.ts';

export interface WebhookFailure {
  code: WebhookFailureCode;
  /** The response status, or the error code if the address could not be reached. */
  detail?: string;
}

/** As stored in the table: 'refused 500'. */
export function serializeFailure({ code, detail }: WebhookFailure): string {
  return detail === undefined ? code : `${code} ${detail}`;
}

/** @param text from the table; rows of earlier versions contain the sentence itself */
export function failureParts(text: string | null) {
  if (text === null) return { failure: null, failureCode: null, failureDetail: null };
  const [word, detail] = text.split(' ', 2);
  const code = WEBHOOK_FAILURES.find((known) => known === word);
  if (!code) return { failure: text, failureCode: null, failureDetail: null };
  return { failure: sentenceOf(code, detail), failureCode: code, failureDetail: detail ?? null };
}

function sentenceOf(code: WebhookFailureCode, detail = ''): string {
  switch (code) {
    case 'unclaimed':
      return 'Nobody who manages the server has claimed it.';
    case 'secret_lost':
      return 'The secret can no longer be read: set the address again.';
    case 'refused':
      return `It answered with status ${detail}.`;
    case 'too_slow':
      return 'It took too long.';
    case 'unreachable':
      return `It could not be reached (${detail}).`;
    default:
      return URL_PROBLEMS[code];
  }
}
