// Why a submission waits. What is stored is the English sentence; its key, for other languages, is read from it.
import { type HeldBecause, HELD_KEYS, type HeldKey } from '#features/holds/contract.ts';

/** With at most one gap, named like the field of `HeldBecause` that fills it. */
const SENTENCES: Record<HeldKey, string> = {
  'age-restricted': 'It is age-restricted.',
  'blocked-term': 'Its texts hold a blocked term.',
  'same-name': 'It has the same name as {name}, which is listed.',
  'same-icon': 'It has the same icon as {name}, which is listed.',
  'few-members': 'It has fewer than {members} members.',
  'many-today': 'Many servers were submitted from here today.',
  'unseen-today': 'No moderator has looked at the other servers that were submitted from here today.',
  'alike-today': 'No moderator has looked at the other servers like it that came today.',
  waiting: 'It is waiting for a moderator.',
  'taken-down': 'Its owners took it down.',
};

export function heldSentence({ key, name, members }: HeldBecause): string {
  const { before, gap, after } = partsOf(key);
  if (gap === undefined) return before;
  return `${before}${gap === 'name' ? name : members}${after}`;
}

/** Undoes `heldSentence`; null for a reason that a moderator wrote, and for none. */
export function heldBecause(sentence: string | null): HeldBecause | null {
  if (sentence === null) return null;
  for (const key of HELD_KEYS) {
    const { before, gap, after } = partsOf(key);
    if (gap === undefined && sentence === before) return { key };
    if (gap === undefined || !sentence.startsWith(before) || !sentence.endsWith(after)) continue;
    const value = sentence.slice(before.length, sentence.length - after.length);
    if (gap === 'name') return { key, name: value };
    if (/^\d+$/.test(value)) return { key, members: Number(value) };
  }
  return null;
}

function partsOf(key: HeldKey) {
  const [before = '', gap, after = ''] = SENTENCES[key].split(/\{(\w+)\}/);
  return { before, gap, after };
}
