import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiFailure, isUnauthenticated } from '#contract/client.ts';
import { waitingText } from './wait-words.ts';

let words: typeof import('./failure-words.ts') | undefined;

/** Loaded with the catalogs of languages other than English: English pages do not need it. */
export async function loadFailureWords(): Promise<void> {
  words ??= await import('./failure-words.ts');
}

/**
 * The text of a failed call for users: when to try again if that is known, else in English the message of the response,
 * and in other languages the text for its only rejected field or for its code.
 * @param fallback for an error without a text
 */
export function failureText(error: unknown, i18n: I18n, fallback = i18n.t(msg`Please try again later.`)): string {
  const waiting = error instanceof ApiFailure && waitingText(error.code, error.retryAfterSeconds, i18n);
  if (waiting) return waiting;
  // Programs recognize this failure by its message.
  if (isUnauthenticated(error)) return i18n.t(msg`You are not logged in.`);
  if (i18n.locale === 'en') return messageOf(error) ?? fallback;
  if (!(error instanceof ApiFailure)) return fallback;
  const message = words?.wordsOf(error);
  return message ? i18n.t(message) : fallback;
}

/** Undefined if there is none for users: a response without a message, such as a proxy's, has its HTTP status as one. */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || (error instanceof ApiFailure && error.message.startsWith(`${error.status}: `)))
    return undefined;
  // Programs recognize these failures by their markers.
  const reason = error.message.replace(/^Unknown Invite: (.)/, (_, first: string) => first.toUpperCase());
  return reason.replace(' (DISCORD_FETCH_FAILED)', '') || undefined;
}
