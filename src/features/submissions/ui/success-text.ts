import type { SubmittedServer } from '#features/submissions/contract.ts';

const DAILY = 'The server is synced automatically every day.';

export interface SuccessText {
  title: string;
  text: string;
  /** Whether it waits for a moderator instead of being public. */
  isPending: boolean;
  /** Whether the submitter may open its page: a waiting server shows only to who submitted it first. */
  hasPage: boolean;
}

/** Wordings of the success modal: waiting, existing, new. */
export function successText({ server, isExisting, heldReason }: SubmittedServer): SuccessText {
  const { name, approved } = server;
  if (!approved) {
    const why = isExisting
      ? 'It was submitted before and is on no list yet.'
      : `${sentence(heldReason ?? '')} Only you can see its page until a moderator has looked at it.`;
    return { title: `${name} waits for a moderator`, text: `${why} ${DAILY}`, isPending: true, hasPage: !isExisting };
  }
  const [title, text] = isExisting
    ? [
        `${name} has been updated`,
        'It was listed before. Its information is updated with the latest data from Discord.',
      ]
    : [`${name} is on the row`, 'Everybody can find it now.'];
  return { title, text: `${text} ${DAILY}`, isPending: false, hasPage: true };
}

function sentence(reason: string): string {
  const text = reason.trim();
  if (text === '') return '';
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
