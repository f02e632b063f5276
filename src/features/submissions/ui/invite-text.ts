// Finds the invite in the typed or pasted text, so that the form can show it and preview its server.
import type { ClipboardEvent } from 'react';
import { invitesIn } from '#discord/invite-link.ts';

/** Partly typed links that are also valid codes: looking them up would spend look-up budget on every typed link. */
const LINK_STARTS = new Set(['ht', 'htt', 'http', 'https', 'ww', 'www', 'discord', 'canary', 'ptb', 'invite']);

export interface InviteInText {
  code: string;
  isFirstOfSeveral: boolean;
  /** How long to wait for further input before the look-up. */
  settleMs: number;
}

/** The first invite in the text, or null. */
export function inviteInText(text: string): InviteInText | null {
  const [code, ...others] = invitesIn(text);
  const typed = text.trim();
  if (code === undefined || LINK_STARTS.has(typed.toLowerCase())) return null;
  // A link is complete; a bare code might still be growing.
  return { code, isFirstOfSeveral: others.length > 0, settleMs: typed === code ? 900 : 400 };
}

/** A single-line field drops line breaks, which would join an invite with the next line. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Pastes several lines as one; leaves other pastes to the browser. */
export function pasteInOneLine(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text');
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  // Unlike `setRangeText`, it keeps to `maxlength`, and the browser can undo it.
  document.execCommand('insertText', false, inOneLine(text));
}
