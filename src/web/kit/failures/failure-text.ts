import { ApiFailure } from '#contract/client.ts';
import { language } from '../language.ts';
import { texts } from './texts.ts';

/**
 * What a failed call says to a person: the answer's own sentence, in other languages than English that of its code.
 * @param fallback for an error that says nothing
 */
export function failureText(error: unknown, fallback: string): string {
  if (language() === 'en') return (error instanceof Error && error.message) || fallback;
  const code = error instanceof ApiFailure ? (error.code ?? '') : '';
  const byCode: Readonly<Record<string, string | undefined>> = texts.byCode;
  return (Object.hasOwn(byCode, code) ? byCode[code] : undefined) ?? fallback;
}
