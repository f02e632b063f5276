// What a refused submission says. The server's `code` decides; the wordings are the product's catalogue.
import { ApiFailure } from '#contract/client.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { texts } from './texts.ts';

export interface SubmitErrorText {
  title: string;
  text: string;
}

/** Title and text for a failed submission; a failure without an answer (no network) gets the default text. */
export function submitErrorText(error: unknown): SubmitErrorText {
  const { failed } = texts;
  if (!(error instanceof ApiFailure)) return failed;
  const refused: Readonly<Record<string, SubmitErrorText | undefined>> = texts.refused;
  return refused[error.code ?? ''] ?? { title: failed.title, text: failureText(error, failed.text) };
}

/** Whether the invite itself was refused, so that its field is marked too. */
export function isInviteRefused(error: unknown): boolean {
  return error instanceof ApiFailure && (error.code === 'invalid_invite' || error.code === 'unknown_invite');
}
