import type { SubmittedServer } from '#features/submissions/contract.ts';
import { heldText } from '#web/directory/held/held-text.ts';
import { texts } from './texts.ts';

export interface SuccessText {
  title: string;
  text: string;
  /** Whether it waits for a moderator instead of being public. */
  isPending: boolean;
  /** Whether the submitter may open its page: a waiting server shows only to who submitted it first. */
  hasPage: boolean;
}

/** Wordings of the success modal: waiting, existing, new. */
export function successText({ server, isExisting, ...held }: SubmittedServer): SuccessText {
  const { name, approved } = server;
  const { success } = texts;
  if (!approved) {
    const text = isExisting ? success.waitsAgain : success.waitsFirst(sentence(heldText(held) ?? '')).trimStart();
    return { title: success.waits(name), text, isPending: true, hasPage: !isExisting };
  }
  const [title, text] = isExisting
    ? [success.updated(name), success.updatedText]
    : [success.added(name), success.addedText];
  return { title, text, isPending: false, hasPage: true };
}

function sentence(reason: string): string {
  const text = reason.trim();
  if (text === '') return '';
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?。]$/.test(start) ? start : `${start}.`;
}
