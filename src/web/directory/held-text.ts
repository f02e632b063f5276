import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { HeldBecause, HeldKey } from '#features/holds/contract.ts';

export interface Held {
  heldReason: string | null;
  heldBecause: HeldBecause | null;
}

const SENTENCES: Record<HeldKey, (name: string | undefined, members: number) => MessageDescriptor> = {
  'age-restricted': () => msg`It is age-restricted.`,
  'blocked-term': () => msg`Its text contains a blocked term.`,
  'same-name': (name) =>
    name === undefined
      ? msg`It has the same name as another server.`
      : msg`It has the same name as ${name}, which is listed.`,
  'same-icon': (name) =>
    name === undefined
      ? msg`It has the same icon as another server.`
      : msg`It has the same icon as ${name}, which is listed.`,
  'few-members': (_name, members) =>
    msg`${plural(members, { one: 'It has fewer than # member.', other: 'It has fewer than # members.' })}`,
  'unknown-members': () => msg`Its member count is unknown.`,
  'many-today': () => msg`Many servers were submitted from here today.`,
  'unseen-today': () => msg`No moderator has reviewed the other servers submitted from here today.`,
  'alike-today': () => msg`No moderator has reviewed the similar servers submitted today.`,
  waiting: () => msg`It is waiting for a moderator.`,
  'taken-down': () => msg`Its owners took it down.`,
};

/** Why something is held, in the interface language. Text by a moderator has no key and is returned unchanged. */
export function heldText({ heldReason, heldBecause }: Held, i18n: I18n): string | null {
  if (!heldBecause) return heldReason;
  return i18n.t(SENTENCES[heldBecause.key](heldBecause.name, heldBecause.members ?? 0));
}

export function isHeldKey(key: unknown): key is HeldKey {
  return typeof key === 'string' && Object.hasOwn(SENTENCES, key);
}
