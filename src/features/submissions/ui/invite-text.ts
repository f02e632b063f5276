// The invite in what a person typed or pasted, so that the form can say which one it is and show what it leads to.
import type { ClipboardEvent } from 'react';
import { invitesIn } from '#discord/invite-link.ts';

/** Beginnings of a link that also read as a code: looking them up would spend the look-up budget on every typist. */
const LINK_STARTS = new Set(['ht', 'htt', 'http', 'https', 'ww', 'www', 'discord', 'canary', 'ptb', 'invite']);

export interface InviteInText {
  code: string;
  /** A bare code may still be growing; a link is complete. */
  isLink: boolean;
  isFirstOfSeveral: boolean;
  /** How long to wait for more letters before asking. */
  settleMs: number;
}

/** The invite that the text means, or null while there is none. */
export function inviteInText(text: string): InviteInText | null {
  const [code, ...others] = invitesIn(text);
  const typed = text.trim();
  if (code === undefined || LINK_STARTS.has(typed.toLowerCase())) return null;
  const isLink = typed !== code;
  return { code, isLink, isFirstOfSeveral: others.length > 0, settleMs: isLink ? 400 : 900 };
}

/** A field of one line drops line breaks, which would join an invite with the line after it. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Pastes several lines as one; what has no line break is pasted as ever. */
export function pasteInOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text');
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  const input = event.currentTarget;
  const { selectionStart, selectionEnd, value, maxLength } = input;
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? value.length];
  const room = Math.max(0, maxLength - value.length + end - start);
  input.setRangeText(inOneLine(text).slice(0, room), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
