import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Kanji Before Coffee', 'KB'],
  ['rust', 'R'],
  ['【公式】 ゲーム部', '公ゲ'],
  ['🎮 | Game Night', 'GN'],
  ['𝕮𝖍𝖊𝖘𝖘 𝕮𝖑𝖚𝖇', 'CC'],
  ['été bleu', 'ÉB'],
  ['☕✨', '#'],
  ['', '#'],
])('shortens %j to %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
