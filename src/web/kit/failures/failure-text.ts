import { ApiFailure } from '#contract/client.ts';
import { language } from '../language.ts';
import { texts } from './texts.ts';

/**
 * What a failed call says to a person: the answer's own sentence, in other languages than English that of what is wrong
 * with its one refused field, or that of its code.
 * @param fallback for an error that says nothing
 */
export function failureText(error: unknown, fallback: string): string {
  if (language() === 'en') return (error instanceof Error && error.message) || fallback;
  if (!(error instanceof ApiFailure)) return fallback;
  return textOf(texts.byIssue, error.issue) ?? textOf(texts.byCode, error.code) ?? fallback;
}

/** Codes come from the answer, so they may be any word. */
function textOf(known: Readonly<Record<string, string | undefined>>, code = ''): string | undefined {
  return Object.hasOwn(known, code) ? known[code] : undefined;
}
