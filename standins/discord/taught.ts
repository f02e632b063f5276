// Guilds that are added to the stand-in while it runs (by the import command), stored as JSON lines in its data folder
// so that their invites survive a restart.

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Community } from './communities/read-communities.ts';
import { guildOf, type Guild } from './guild.ts';
import { emblemNames } from './pictures/emblem.ts';
import { fractionOf, hashText, pickFrom } from './random.ts';
import { replaceFile } from './replace-file.ts';

export interface Lesson {
  code: string;
  name: string;
  guildId?: string;
  description?: string | null;
  /** If absent, generated deterministically. */
  memberCount?: number;
  onlineCount?: number;
  /** 32 hex digits, optionally prefixed with `a_`. */
  iconHash?: string | null;
  tag?: string | null;
  features?: string[];
}

const FILE_NAME = 'taught-guilds.jsonl';
const DESCRIPTION_LIMIT = 300;
const NAME_LIMIT = 100;

/** Validates one guild; returns an error message if it is unusable. */
export function readLesson(value: unknown): Lesson | string {
  if (typeof value !== 'object' || value === null) return 'not an object';
  const given = value as Record<string, unknown>;
  if (typeof given.code !== 'string' || !/^[\w-]{2,255}$/.test(given.code)) return 'code: not an invite code';
  if (typeof given.name !== 'string' || given.name.trim() === '') return 'name: missing';
  if (given.guildId !== undefined && !/^\d{15,20}$/.test(String(given.guildId))) return 'guildId: not an id';
  return {
    code: given.code,
    name: given.name,
    ...(typeof given.guildId === 'string' ? { guildId: given.guildId } : {}),
    description: typeof given.description === 'string' ? given.description : null,
    ...(isCount(given.memberCount) ? { memberCount: given.memberCount } : {}),
    ...(isCount(given.onlineCount) ? { onlineCount: given.onlineCount } : {}),
    iconHash: typeof given.iconHash === 'string' && /^(a_)?[0-9a-f]{32}$/.test(given.iconHash) ? given.iconHash : null,
    tag: typeof given.tag === 'string' ? given.tag : null,
    ...(isTextList(given.features) ? { features: given.features } : {}),
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The full guild of a lesson. Missing facts are generated, including an icon hash so that pages have a picture. */
export function taughtGuild(lesson: Lesson): Guild {
  const seed = hashText(`taught/${lesson.code}/${lesson.name}`);
  const members = lesson.memberCount ?? Math.round(10 ** (1.2 + 3.8 * fractionOf(seed, 'members') ** 1.4));
  const onlinePercent =
    lesson.onlineCount === undefined
      ? Math.round(3 + 18 * fractionOf(seed, 'online'))
      : Math.min(100, (lesson.onlineCount / members) * 100);
  const isVanity = /^[a-z0-9-]{2,25}$/.test(lesson.code);
  const made = guildOf({
    name: [...lesson.name].slice(0, NAME_LIMIT).join(''),
    code: isVanity ? lesson.code : null,
    language: 'en',
    members,
    onlinePercent,
    emblem: pickFrom(emblemNames, seed, 'emblem'),
    description: lesson.description ? [...lesson.description].slice(0, DESCRIPTION_LIMIT).join('') : null,
    traits: [],
    tag: lesson.tag ? { text: lesson.tag, badge: 0 } : null,
    marks: new Set<never>(),
    category: 'Other',
  } satisfies Community);
  return {
    ...made,
    code: lesson.code,
    id: lesson.guildId ?? made.id,
    icon: lesson.iconHash ?? made.icon,
    features: lesson.features ?? made.features,
  };
}

interface LessonBook {
  /** Those stored when it was opened. */
  lessons: readonly Lesson[];
  add(lessons: readonly Lesson[]): void;
}

/**
 * Opens the lessons in `dataDir`; without a folder they are lost on exit. Opening removes duplicates, and the partial
 * line that a kill during an append leaves.
 */
export function openLessonBook(dataDir: string | undefined): LessonBook {
  if (dataDir === undefined) return { lessons: [], add: () => undefined };
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, FILE_NAME);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lessons = readLines(text);
  const tidy = writeLines(lessons);
  if (tidy !== text) replaceFile(file, tidy);
  return { lessons, add: (added) => appendFileSync(file, writeLines(added)) };
}

function writeLines(lessons: readonly Lesson[]): string {
  return lessons.map((lesson) => `${JSON.stringify(lesson)}\n`).join('');
}

/** The last lesson for each code. */
function readLines(text: string): Lesson[] {
  const byCode = new Map<string, Lesson>();
  for (const line of text.split('\n')) {
    const lesson = readLesson(parseLine(line));
    if (typeof lesson !== 'string') byCode.set(lesson.code, lesson);
  }
  return [...byCode.values()];
}

function parseLine(line: string): unknown {
  try {
    return line === '' ? null : JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
