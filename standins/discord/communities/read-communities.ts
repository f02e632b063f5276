// Parses the handwritten community lists. A community is one to three lines, separated by a blank line:
//
//   Name | code or - | language | members | online % | emblem | marks
//   Description (optional)
//   + 🏮 Co-op nights, 🧭 Newcomers welcome        (traits, optional)
//
// `-` stands for a random code; any other code is the community's vanity code.
// Marks: verified partnered plain (not a COMMUNITY server) nobanner noicon adult paused apply expires noprofile
// widget, and #TAG/7 for a server tag with its badge number.

import { isEmblemName, type EmblemName } from '../pictures/emblem.ts';

const MARKS = [
  'verified',
  'partnered',
  'plain',
  'nobanner',
  'noicon',
  'adult',
  'paused',
  'apply',
  'expires',
  'noprofile',
  'widget',
] as const;
type Mark = (typeof MARKS)[number];

export interface Trait {
  emoji: string | null;
  label: string;
}

/** The handwritten facts of a fictional community; everything else is derived from them. */
export interface Community {
  name: string;
  /** Vanity code, or null for a community with only random codes. */
  code: string | null;
  /** BCP 47 language, such as `en` or `pt-BR`. */
  language: string;
  members: number;
  /** Members online in the evening, 2-40. */
  onlinePercent: number;
  emblem: EmblemName;
  description: string | null;
  traits: readonly Trait[];
  tag: { text: string; badge: number } | null;
  marks: ReadonlySet<Mark>;
  category: string;
}

/** Parses one list; throws with the community's first line if something is invalid. */
export function readCommunities(category: string, text: string): Community[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => readBlock(category, block));
}

function readBlock(category: string, block: string): Community {
  const [head = '', ...rest] = block.split('\n').map((line) => line.trim());
  const fields = head.split(/\s*\|\s*/);
  const [name, code, language, members, onlinePercent, emblem, marks = ''] = fields;
  if (!name || !code || !language || !emblem || fields.length > 7) throw new Error(`unreadable community: ${head}`);
  if (!isEmblemName(emblem)) throw new Error(`unknown emblem ${emblem}: ${head}`);
  return {
    name,
    code: code === '-' ? null : code,
    language,
    members: wholeNumber(members, head),
    onlinePercent: wholeNumber(onlinePercent, head),
    emblem,
    description: rest.find((line) => !line.startsWith('+ ')) ?? null,
    traits: readTraits(rest.find((line) => line.startsWith('+ '))),
    category,
    ...readMarks(marks, head),
  };
}

function wholeNumber(text: string | undefined, head: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`not a whole number (${text}): ${head}`);
  return value;
}

function readTraits(line: string | undefined): Trait[] {
  if (line === undefined) return [];
  return line
    .slice(2)
    .split(',')
    .map((part) => {
      const [, emoji, label] = /^\s*(?:(\p{Extended_Pictographic}\S*)\s+)?(.+?)\s*$/u.exec(part) ?? [];
      if (label === undefined) throw new Error(`unreadable trait: ${line}`);
      return { emoji: emoji ?? null, label };
    });
}

function readMarks(text: string, head: string): Pick<Community, 'tag' | 'marks'> {
  const marks = new Set<Mark>();
  let tag: Community['tag'] = null;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const mark = MARKS.find((known) => known === word);
    const [, tagText, badge] = /^#(.{2,4})\/(\d+)$/u.exec(word) ?? [];
    if (mark) marks.add(mark);
    else if (tagText) tag = { text: tagText, badge: Number(badge) };
    else throw new Error(`unknown mark ${word}: ${head}`);
  }
  return { tag, marks };
}
