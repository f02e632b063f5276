import type { I18n } from '@lingui/core';
import { ApiFailure } from '#contract/client.ts';
import { waitingText } from './wait-words.ts';

type Words = typeof import('./failure-words.ts');

let words: Words | undefined;

/** Comes with the catalogs of other languages than English: pages in English have no use for it. */
export async function loadFailureWords(): Promise<void> {
  words ??= await import('./failure-words.ts');
}

/**
 * What a failed call says to a person: when to try again where that is known, else the answer's own sentence, in other
 * languages than English that of what is wrong with its one refused field, or that of its code.
 * @param fallback for an error that says nothing
 */
export function failureText(error: unknown, fallback: string, i18n: I18n): string {
  const waiting = error instanceof ApiFailure && waitingText(error.code, error.retryAfterSeconds, i18n);
  if (waiting) return waiting;
  if (i18n.locale === 'en') return (error instanceof Error && error.message) || fallback;
  if (!(error instanceof ApiFailure)) return fallback;
  const issue = error.issues.length === 1 ? error.issues[0]?.code : undefined;
  return textOf(i18n, words?.BY_ISSUE, issue) ?? textOf(i18n, words?.BY_CODE, error.code) ?? fallback;
}

/** Codes come from the answer, so they may be any word. */
function textOf(i18n: I18n, known: Words['BY_CODE'] = {}, code = ''): string | undefined {
  const message = Object.hasOwn(known, code) ? known[code] : undefined;
  return message && i18n.t(message);
}
