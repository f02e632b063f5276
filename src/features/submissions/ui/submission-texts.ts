// Texts about the outcome of a submission; the wording of those for a failure, by the server's error code, is fixed.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiFailure, codeOf } from '#contract/client.ts';
import type { SubmittedServer } from '#features/submissions/contract.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { showToast } from '#web/kit/toast-store.ts';

interface SubmitErrorText {
  title: string;
  text: string;
}

type SubmitErrorMessages = Record<keyof SubmitErrorText, MessageDescriptor>;

/** By error code. */
const REFUSED: Readonly<Record<string, SubmitErrorMessages | undefined>> = {
  discord_data: {
    title: msg`Discord Server Not Accessible`,
    text: msg`Unable to retrieve Discord data. Please ensure the invite link is valid and accessible.`,
  },
  invalid_invite: { title: msg`Invalid Discord Invite`, text: msg`Please provide a valid Discord server invite URL.` },
  unknown_invite: {
    title: msg`Invalid Invite Link`,
    text: msg`The Discord invite link appears to be invalid or expired.`,
  },
  discord_fetch_failed: {
    title: msg`Discord Connection Error`,
    text: msg`Unable to connect to Discord. Please check the invite link and try again.`,
  },
};

/** Title and text for a failed submission. */
export function submitErrorText(error: unknown, i18n: I18n): SubmitErrorText {
  const title = i18n.t(msg`Submission Failed`);
  if (!(error instanceof ApiFailure)) return { title, text: failureText(undefined, i18n) };
  const refused = REFUSED[error.code ?? ''];
  // A working invite that is refused is neither invalid nor expired: its issue says why.
  const hasReason = error.code === 'unknown_invite' && error.issues.length > 0;
  return {
    title: refused ? i18n.t(refused.title) : title,
    text: refused && !hasReason ? i18n.t(refused.text) : failureText(error, i18n),
  };
}

/** Whether the invite itself was refused, so that its field is marked too. */
export function isInviteRefused(error: unknown): boolean {
  return ['invalid_invite', 'unknown_invite', 'guild_refused'].includes(codeOf(error) ?? '');
}

/** What became of the submitted server, in a few words. */
export function resultTitle({ server: { name, approved }, isExisting }: SubmittedServer, i18n: I18n): string {
  if (!approved) return i18n.t(msg`${name} waits for a moderator`);
  return i18n.t(isExisting ? msg`${name} has been updated` : msg`${name} is now listed`);
}

/** In place of the success modal; in a file of the form, as the modal's can fail to load. */
export function announceResult(result: SubmittedServer, i18n: I18n, text?: string): void {
  showToast({ title: resultTitle(result, i18n), text, tone: 'success' });
}
