// What a refused submission says. The server's `code` decides; the wordings are the product's catalogue.
import { ApiFailure } from '#contract/client.ts';

export interface SubmitErrorText {
  title: string;
  text: string;
}

export const INVITE_REQUIRED: SubmitErrorText = {
  title: 'Invite URL Required',
  text: 'Please provide a Discord server invite URL.',
};
export const AGREEMENT_REQUIRED: SubmitErrorText = {
  title: 'Agreement Required',
  text: 'You must agree to the terms and conditions.',
};

export const UNKNOWN_INVITE: SubmitErrorText = {
  title: 'Invalid Invite Link',
  text: 'The Discord invite link appears to be invalid or expired.',
};

const BY_CODE: Record<string, SubmitErrorText> = {
  discord_data: {
    title: 'Discord Server Not Accessible',
    text: 'Unable to retrieve Discord data. Please ensure the invite link is valid and accessible.',
  },
  invalid_invite: {
    title: 'Invalid Discord Invite',
    text: 'Please provide a valid Discord server invite URL.',
  },
  unknown_invite: UNKNOWN_INVITE,
  discord_fetch_failed: {
    title: 'Discord Connection Error',
    text: 'Unable to connect to Discord. Please check the invite link and try again.',
  },
};

const FALLBACK: SubmitErrorText = { title: 'Submission Failed', text: 'Please try again later.' };

/** Title and text for a failed submission; a failure without an answer (no network) gets the default text. */
export function submitErrorText(error: unknown): SubmitErrorText {
  if (!(error instanceof ApiFailure)) return FALLBACK;
  return BY_CODE[error.code ?? ''] ?? { title: FALLBACK.title, text: error.message || FALLBACK.text };
}

/** Whether the invite itself was refused, so that its field is marked too. */
export function isInviteRefused(error: unknown): boolean {
  return error instanceof ApiFailure && (error.code === 'invalid_invite' || error.code === 'unknown_invite');
}
