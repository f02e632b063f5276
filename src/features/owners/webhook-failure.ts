// Why a delivery did not arrive: kept as a code and its detail, told as a sentence too.
import { WEBHOOK_FAILURES, type WebhookFailureCode } from '#contract/vocabulary.ts';
import { ADDRESS_PROBLEMS } from './public-address.ts';

export interface WebhookFailure {
  code: WebhookFailureCode;
  /** The status that was answered, or what kept the address from being reached. */
  detail?: string;
}

/** As it stands in the table: 'refused 500'. */
export function writtenFailure({ code, detail }: WebhookFailure): string {
  return detail === undefined ? code : `${code} ${detail}`;
}

/** @param text of the table, which in rows of former versions is the sentence itself */
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
      return `The address ${ADDRESS_PROBLEMS[code]}.`;
  }
}
