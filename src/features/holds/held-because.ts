// Why a listing waits or was rejected. Stored as a key with the values of its sentence, so that users read it in their
// own language; API responses contain the English sentence along with the key.
import type { HeldBecause, HeldKey } from '#features/holds/contract.ts';
import { type AppError, guildRefused } from '#http/errors.ts';

/** `written`: in a moderator's own words. */
export type HeldReason = HeldBecause | { key: 'written'; text: string };

const SENTENCES: Record<HeldKey, (of: HeldBecause) => string> = {
  'age-restricted': () => 'It is age-restricted.',
  'blocked-term': () => 'Its text contains a blocked term.',
  'same-name': ({ name }) =>
    name === undefined
      ? 'It has the same name as another server.'
      : `It has the same name as ${name}, which is listed.`,
  'same-icon': ({ name }) =>
    name === undefined
      ? 'It has the same icon as another server.'
      : `It has the same icon as ${name}, which is listed.`,
  'few-members': ({ members }) => `It has fewer than ${members} members.`,
  'unknown-members': () => 'Its member count is unknown.',
  'many-today': () => 'Many servers were submitted from here today.',
  'unseen-today': () => 'No moderator has reviewed the other servers submitted from here today.',
  'alike-today': () => 'No moderator has reviewed the similar servers submitted today.',
  waiting: () => 'It is waiting for a moderator.',
  'taken-down': () => 'Its owners took it down.',
};

export function heldSentence(reason: HeldReason): string {
  return reason.key === 'written' ? reason.text : SENTENCES[reason.key](reason);
}

/** Parses a column `held_because`. */
export function readReason(stored: string): HeldReason;
export function readReason(stored: string | null): HeldReason | null;
export function readReason(stored: string | null): HeldReason | null {
  return stored === null ? null : (JSON.parse(stored) as HeldReason);
}

/** @param found the blocked terms in its text: if all were allowed since, it still waits, but no longer because of them */
export function currentReason(reason: HeldReason, found: readonly string[]): HeldReason {
  return reason.key === 'blocked-term' && found.length === 0 ? { key: 'waiting' } : reason;
}

interface HeldView {
  heldReason: string | null;
  heldBecause: HeldBecause | null;
}

/** As in API responses; a text written by a moderator has no key. */
export function heldView(reason: HeldReason): HeldView & { heldReason: string };
export function heldView(reason: HeldReason | null): HeldView;
export function heldView(reason: HeldReason | null): HeldView {
  if (reason === null) return { heldReason: null, heldBecause: null };
  return { heldReason: heldSentence(reason), heldBecause: reason.key === 'written' ? null : reason };
}

/** The error for attempts to list a rejected server again. */
export function guildRejected({ held_because: stored }: { held_because: string | null }): AppError {
  if (stored === null) return guildRefused('a moderator rejected it.', null);
  return guildRefused(heldSentence(readReason(stored)));
}
