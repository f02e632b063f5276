import { expect, it } from 'vitest';
import { understand } from '#features/tags/understand.ts';
import { questionId, questionOf } from './question.ts';

it('turns a repeated word into one part', () => {
  const meaning = { weight: 1, tags: ['chess'], categories: [], languages: [] };
  const question = questionOf('chess schach chess', (text) => ({
    parts: text.split(' ').map((word) => ({ ...meaning, words: [word] })),
    writtenIn: [],
  }));
  expect(question?.parts.map(({ text }) => text)).toEqual(['chess', 'schach']);
});

it('takes no other word for a typo of a filler', () => {
  const meaning = { weight: 1, tags: [], categories: [], languages: [] };
  const question = questionOf('rated chess', () => ({
    parts: [
      { ...meaning, words: ['rated'], isFiller: true },
      { ...meaning, words: ['chess'] },
    ],
    writtenIn: [],
  }));
  const [filler, word] = question?.parts.map(({ wordings }) => wordings[0]) ?? [];
  expect(filler).toEqual([{ word: 'rated', typos: 0 }]);
  expect(word).toEqual([{ word: 'chess', typos: 1 }]);
});

const termsOfParts = (text: string) => questionOf(text)?.parts.map(({ wordings }) => wordings[0]);

it.each([
  ['#anime @anime', 'anime'],
  ['https://www.chess.com', 'chess com'],
  ['www.chess.com', 'chess com'],
  ['https://discord.gg/Minecraft', 'minecraft'],
  ['discord.com/invite/minecraft', 'minecraft'],
  ['https://discordapp.com/invite/minecraft', 'minecraft'],
  ['https://ptb.discord.com/invite/minecraft/', 'minecraft'],
  ['https://www.discord.gg/minecraft', 'minecraft'],
  ['discord.gg/invite/minecraft', 'minecraft'],
  ['https://discord.gg/minecraft?event=1', 'minecraft'],
  ['chess discord.gg/', 'chess'],
  ['chess discord.gg', 'chess'],
  ['discord.com/invite chess', 'chess'],
  ['discord.gg.example', 'discord gg example'],
  ['-discord.gg/minecraft#a chess', 'not minecraft chess'],
  ['???', '?'],
])('ignores signs and the beginning of a URL: %s', (text, words) =>
  expect(questionOf(text)?.parts.map((part) => part.text)).toEqual(words.split(' ')),
);

it('ignores the beginning of an invite whose code is not typed yet', () =>
  expect(questionOf('https://discord.gg/')).toBeUndefined());

it('compares a single letter, and a short word that names something, as a whole', () => {
  expect(termsOfParts('c mods')).toEqual([[{ word: 'c', typos: 0, isWhole: true }], [{ word: 'mods', typos: 1 }]]);
  const meaning = { weight: 1, tags: ['java'], categories: [], languages: [] };
  const question = questionOf('java', () => ({ parts: [{ ...meaning, words: ['java'] }], writtenIn: [] }));
  expect(question?.parts[0]?.wordings).toEqual([[{ word: 'java', typos: 0, isWhole: true }]]);
});

it.each([
  ['boats', ['boats', 'boat']],
  ['boat', ['boat', 'boats']],
  ['news', ['news', 'newss']],
  ['css', ['css', 'css']],
])('looks for the other number of a word that names something if no listing has it: %s', (text, words) => {
  const meaning = { weight: 1, tags: ['any'], categories: [], languages: [] };
  const read = () => ({ parts: [{ ...meaning, words: [text] }], writtenIn: [] });
  const wordsOf = (unanswered?: Set<string>) =>
    questionOf(text, read, [], unanswered)?.parts[0]?.wordings.map(([term]) => term && 'word' in term && term.word);
  expect([wordsOf(), wordsOf(new Set([text]))]).toEqual([[text], words]);
});

const excludedIn = (text: string, plain?: string[]) =>
  questionOf(text, undefined, plain)?.parts.flatMap((part) => (part.isExcluded ? [part.text] : []));

it.each([
  ['minecraft -plugins', ['plugins']],
  ['minecraft -plugins, -modding', ['plugins', 'modding']],
  ['minecraft -modding, java', ['modding']],
  ['programming -c++ -c#', ['c++', 'c#']],
  ['anime -role-play server', ['role play']],
  ['minecraft -"plugins"', ['plugins']],
  ['minecraft -(plugins)', ['plugins']],
  ['minecraft -[plugins]', ['plugins']],
  ['gaming -“pay to win” server', ['pay to win']],
  ['anime -#manga', ['manga']],
  ['anime (-manga)', ['manga']],
  ['-anime', ['anime']],
  ['programming -.net', ['dotnet']],
  ['chess --rust', ['rust']],
  ['chess –rust', ['rust']],
  ['chess -/r/rust', ['rust']],
  ["chess -'rust' mods", ['rust']],
  ["chess -'pay to win' mods", ['pay to win']],
  ['minecraft - java', []],
  ['role-play', []],
  ['minecraft -"', []],
  ['music -gaming/anime', ['gaming', 'anime']],
  ['music -gaming|anime', ['gaming', 'anime']],
  ['music -(gaming, anime) art', ['gaming', 'anime']],
  ['music -(gaming, role play, )', ['gaming', 'role play']],
  ['music -(gaming OR anime)', ['gaming', 'anime']],
  ['music -"trick or treat"', ['trick or treat']],
  ['programming -c/c++', ['c c++']],
  ['minecraft -"role -play"', ['role play']],
  ['not mods -modding', ['modding']],
  ['minecraft not plugins', []],
])('excludes what follows a minus sign, whatever it names: %s', (text, expected) =>
  expect(excludedIn(text)).toEqual(expected),
);

const weightsOfExcluded = (text: string) =>
  questionOf(text, understand)?.parts.flatMap((part) => (part.isExcluded ? [[part.text, part.weight]] : []));

it.each(['anime -zorgle', 'anime -zorgle -zorgle', 'anime not zorgle -zorgle', 'anime -zorgle not zorgle'])(
  'excludes no less when the exclusion is repeated: %s',
  (text) => expect(weightsOfExcluded(text)).toEqual([['zorgle', 1]]),
);

it('keeps separators out of the key, but not of what is asked', () => {
  expect(questionOf('anime, manga / drama & chess. go')?.key).toBe('anime manga drama chess go');
  expect(questionId('anime, manga')).not.toBe(questionId('anime manga'));
});

it('asks something else with a minus sign than with "not", and excludes no word whose chip is taken off', () => {
  expect(excludedIn('minecraft -role-play', ['role play'])).toEqual([]);
  expect(excludedIn('minecraft -(plugins, modding)', ['plugins'])).toEqual(['modding']);
  expect(questionId('minecraft -role-play')).not.toBe(questionId('minecraft not role-play'));
});

it('excludes what the words after a minus sign name only if they name it together', () => {
  const excluded = (text: string) =>
    questionOf(text, understand)?.parts.flatMap(({ isExcluded, tags }) => (isExcluded ? [tags] : []));
  expect(excluded('gaming -"role play"')).toEqual([['role play']]);
  expect(excluded('gaming -anime-art')).toEqual([[]]);
});

it('keeps the words that name something of a long question', () => {
  const long = 'one two three four five six seven eight nine chess';
  const question = questionOf(long, (text) => ({
    parts: text.split(' ').map((word) => ({
      weight: 1,
      tags: word === 'chess' ? ['chess'] : [],
      categories: [],
      languages: [],
      words: [word],
    })),
    writtenIn: [],
  }));
  expect(question?.parts.map(({ text }) => text).join(' ')).toBe('one two three four five six seven chess');
});

it('reads a subreddit as its name', () => {
  expect(questionOf('/r/gamedev')).toMatchObject({ key: 'gamedev', terms: [{ word: 'gamedev' }] });
  const read = (text: string) => questionOf(text, understand)?.parts.map((part) => [part.text, part.tags]);
  expect(read('https://www.reddit.com/r/3Dprinting')).toEqual([['3dprinting', ['3d printing']]]);
  expect(read('r/programming')).toEqual([['programming', []]]);
  expect(read('r/C_Programming')).toEqual([['c programming', ['c']]]);
  expect(questionOf('chess -r/rust', understand)).toEqual(questionOf('chess -rust', understand));
  expect(questionOf('chess -"r/rust"', understand)).toEqual(questionOf('chess -"rust"', understand));
  expect(questionOf('r/c planes')?.terms).toMatchObject([{ word: 'r' }, { word: 'c' }, { word: 'planes' }]);
});
