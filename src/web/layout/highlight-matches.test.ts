import { describe, expect, it } from 'vitest';
import { highlightMatches } from './highlight-matches.ts';

const highlighted = (name: string, typed: string) =>
  highlightMatches(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('highlightMatches', () => {
  it.each([
    ['Kanji Before Coffee', 'kan', '[Kan]ji Before Coffee'],
    ['Kanji Before Coffee', 'cof kan', '[Kan]ji Before [Cof]fee'],
    ['Café Écoute', 'cafe eco', '[Café] [Éco]ute'],
    ['Łódź i Straße', 'lodz strasse', '[Łódź] i [Straße]'],
    ['Pecan pie', 'can', 'Pecan pie'],
    ['東京ナイト', '東京', '[東京]ナイト'],
    ['🌙 Night Owls', 'night', '🌙 [Night] Owls'],
    ['Anything', '', 'Anything'],
  ])('highlights in %j what matches %j', (name, typed, expected) => {
    expect(highlighted(name, typed)).toBe(expected);
  });
});
