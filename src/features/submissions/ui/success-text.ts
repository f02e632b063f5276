import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubmittedServer } from '#features/submissions/contract.ts';
import { heldText } from '#web/directory/held-text.ts';

export interface SuccessText {
  title: string;
  text: string;
  /** Whether it waits for a moderator instead of being public. */
  isPending: boolean;
  /** Whether the submitter may open its page: a waiting server shows only to who submitted it first. */
  hasPage: boolean;
}

/** Wordings of the success modal: waiting, existing, new. */
export function successText({ server, isExisting, ...held }: SubmittedServer, i18n: I18n): SuccessText {
  const { name, approved } = server;
  if (!approved) {
    const text = isExisting ? WAITS_AGAIN : waitsFirst(sentence(heldText(held, i18n) ?? ''));
    return {
      title: i18n.t(msg`${name} waits for a moderator`),
      text: i18n.t(text).trimStart(),
      isPending: true,
      hasPage: !isExisting,
    };
  }
  const [title, text] = isExisting ? [msg`${name} has been updated`, UPDATED] : [msg`${name} is now listed`, ADDED];
  return { title: i18n.t(title), text: i18n.t(text), isPending: false, hasPage: true };
}

const ADDED = msg`Everybody can find it now. The server is synced automatically every day.`;
const UPDATED = msg`It was listed before. Its information is updated with the latest data from Discord. The server is synced automatically every day.`;
const WAITS_AGAIN = msg`It was submitted before and is on no list yet. The server is synced automatically every day.`;

/** @param reason a sentence of the server's, or nothing */
const waitsFirst = (reason: string) =>
  msg`${reason} Only you can see its page until a moderator has looked at it. The server is synced automatically every day.`;

function sentence(reason: string): string {
  const text = reason.trim();
  if (text === '') return '';
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?。]$/.test(start) ? start : `${start}.`;
}
