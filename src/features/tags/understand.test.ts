import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedIn, partsOf, weightsOf } from '#test/named-in.ts';
import type { UnderstoodPart } from './question-pieces.ts';
import { understand } from './understand.ts';

const understood = (question: string): string[] => {
  const { tags, categories, languages } = namedIn(question);
  return [...tags, ...categories, ...languages];
};

const guessed = (question: string) =>
  partsOf(question).flatMap(({ text, guess }) => (guess ? [text, ...guess.tags] : []));

describe('a typo in a phrase', () => {
  it.each([
    ['legend of zleda', 'the legend of zelda'],
    ['rocket leage', 'rocket league'],
    ['geometry dahs', 'geometry dash'],
    ['3d prnting', '3d printing'],
    ['machine lerning', 'machine learning'],
    ['deep lerning', 'machine learning'],
    ['language lerning', 'language exchange'],
    ['music prodcution', 'music production'],
  ])('may mean another word: %s', (question, tag) => {
    expect(guessed(question)).toEqual([question, tag]);
    expect(understood(question)).toEqual([]);
    expect(guessed(`a server for ${question} fans`)).toEqual([question, tag]);
  });

  it.each([
    'rocket lease',
    'final fantasies',
    'star cars',
    'web designs',
    'hard drive',
    'voice acting',
    'cyberpunk 2078',
  ])('is no other word: %s', (question) => expect(guessed(question)).toEqual([]));

  it.each([
    ['rocket leage', 'league'],
    ['counter stirke', 'strike'],
    ['baldrs gate', 'baldurs'],
  ])('means the spelling of the name before others: %s', (question, meant) => {
    expect(understand(question).parts[0]?.guess?.typo?.[1]).toBe(meant);
  });

  it('is split like any phrase', () => {
    expect(understand('rocket leage', new Set(['rocket leage'])).parts.map(({ text }) => text)).toEqual([
      'rocket',
      'leage',
    ]);
  });
});

describe('subjects in a question', () => {
  it.each(['lonely', 'someone to talk to', 'ich bin einsam', 'samotność', 'мне одиноко', '寂しい'])(
    'of who is lonely are friends and a place to talk: %s',
    (question) => expect(understood(question)).toEqual(expect.arrayContaining(['friends', 'space to vent'])),
  );

  it.each([
    ['schach', ['chess']],
    ['learn sign language', ['sign language']],
    ['miniatures', ['tabletop games']],
    ['шахматы', ['chess']],
    ['كيف اتعلم الرسم', ['drawing']],
    ['السيرفر الرسمي', []],
    ['سيرفر للرسم', ['drawing']],
    ['شطرنج ورسم', ['chess', 'drawing']],
    ['找人聊天', ['friends']],
    ['雑談サーバー', ['friends']],
    ['socializar', ['friends']],
    ['チェス', ['chess']],
    ['شطرنج', ['chess']],
    ['dnd', ['dungeons and dragons', 'tabletop games']],
    ['D&D', ['dungeons and dragons', 'tabletop games']],
    ['adhd', ['adhd', 'mental health']],
    ['аутизм', ['adhd', 'mental health']],
    ['hsr', ['honkai star rail', 'gacha games']],
    ['スタレ', ['honkai star rail', 'gacha games']],
    // Words of English and French.
    ['lecture', ['study']],
    ['serveur de lecture', ['study', 'books']],
    ['voice chats', []],
    ['serveur sur les chats', ['cats']],
    ['lol', ['league of legends']],
    ['play league with me', ['league of legends']],
    ['rocket league', ['rocket league']],
    ['warhammer 40k', ['warhammer']],
    ['rust', ['rust game', 'rust']],
    ['play rust', ['rust game']],
    ['rust zocken', ['rust game', 'Gaming']],
    ['programming in rust', ['rust', 'Programming']],
    ['cs players', ['counter strike']],
    ['dsa', ['computer science']],
    ['dsa spielrunde', ['dungeons and dragons', 'tabletop games', 'computer science']],
    ['masters degree', ['university']],
    ['league of legends clash team', ['league of legends']],
    ['server for 13 year olds', ['teens']],
    ['o kotach', ['cats']],
    ['w majnkrafta', ['minecraft']],
    ['о роботах', ['robotics']],
    ['ich zeichne gern', ['drawing']],
    ['c++', ['c++']],
    ['k-pop', ['k-pop']],
    ['indie game devs', ['game development']],
    ['Dungeons & Dragons', ['dungeons and dragons', 'tabletop games']],
    ['programmieren', ['Programming']],
  ])('are recognized in %s', (question, expected) => expect(understood(question)).toEqual(expected));

  it.each([
    ['in one word', 'notetaking', 'note taking'],
    ['in two words', 'note taking', 'note taking'],
    ['with a hyphen', 'note-taking', 'note taking'],
    ['with a space inside', 'you tube', 'youtube'],
    ['without their space', 'geometrydash', 'geometry dash'],
    ['in another form', 'illustrators', 'illustration'],
  ])('are recognized %s', (_how, question, tag) => expect(understood(question)).toEqual([tag]));

  it.each([
    ['linux server', ['linux']],
    ['movie server', ['film']],
    ['media server', ['media servers']],
    ['home server', ['home server']],
  ])('are those of a server, or a kind of servers: %s', (question, tags) => expect(understood(question)).toEqual(tags));

  it.each([
    ['dnd', 'dungeons and dragons'],
    ['rockets', 'amateur rocketry'],
    ['node.js', 'node.js'],
    ['nodejs', 'node.js'],
    ['spigotmc', 'minecraft plugins'],
    ['custom rom', 'android customization'],
    ['looking for players', undefined],
    ['rust', undefined],
    ['chess', undefined],
  ])('have a closest one of several related tags: %s', (question, tag) =>
    expect(partsOf(question).map(({ closest }) => closest)).toEqual([tag]),
  );

  it.each(['juegos de rol de mesa', 'jeux de rôle sur table', 'giochi di ruolo da tavolo', 'jogos de RPG de mesa'])(
    'are recognized in long phrases: %s',
    (question) => expect(understood(question)).toEqual(['tabletop games']),
  );

  it('are matched longest first, without reusing words of a phrase', () => {
    expect(partsOf('table tennis').map(({ text, tags }) => [text, tags])).toEqual([['table tennis', ['table tennis']]]);
    expect(partsOf('chess club').map(({ text, tags }) => [text, tags])).toEqual([
      ['chess', ['chess']],
      ['club', []],
    ]);
  });

  it.each([
    ['co-op', ['co op']],
    ['sci-fi', ['sci fi']],
    ['elden ring co-op', ['elden ring', 'co op']],
    ['free-to-play', ['free to play']],
    ['k-pop', ['k pop']],
  ])('are one word with a hyphen and a short part: %s', (question, texts) =>
    expect(partsOf(question).map(({ text }) => text)).toEqual(texts),
  );

  it.each([
    ['sell my art', ['Art']],
    ['ai music', ['artificial intelligence', 'Music']],
    ['pokemon go', ['pokemon', 'pokemon go']],
    ['イラスト依頼', ['drawing']],
    ['rocket league', ['rocket league']],
    ['horror games', ['Gaming', 'horror fiction']],
    ['farming simulator', ['farming games', 'farming simulator']],
  ])('remain in a phrase that is split, which titles are not: %s', (question, expected) => {
    const { tags, categories } = namedIn(question, new Set([question]));
    expect([...tags, ...categories].sort()).toEqual(expected.toSorted());
  });

  it.each([
    ['tarot reading', ['astrology and tarot']],
    ['crypto trading', ['blockchain', 'economics and finance']],
  ])('are named by a phrase rather than by its words: %s', (question, expected) =>
    expect(namedIn(question).tags.toSorted()).toEqual(expected),
  );

  it('in other languages do not count in an English word', () => {
    expect(namedIn('underwater basket weaving').tags).not.toContain('basketball');
    expect(namedIn('jouer au basket').tags).toEqual(['basketball']);
    expect(namedIn('servidor de basket').tags).toEqual(['basketball']);
  });

  it.each(['gta rp', 'gta roleplay', 'star wars rp'])('are each a part of their own: %s', (question) =>
    expect(partsOf(question).map(({ tags }) => tags.includes('role play'))).toEqual([false, true]),
  );

  it.each([
    ['minecraft skins', ['minecraft', 'skins']],
    ['modded minecraft', ['modding', 'minecraft']],
    ['skyrim modding', ['skyrim', 'modding']],
    ['cs2 skins', ['counter strike', 'skins']],
    ['roblox studio', ['roblox']],
    ['minecraft plugins', ['minecraft plugins']],
    ['pokemon cards', ['pokemon trading cards', 'trading cards']],
  ])('keep the game beside what is done with it: %s', (question, expected) =>
    expect(understood(question)).toEqual(expected),
  );

  it.each([
    ['learn japanese', 'japanese'],
    ['apprendre le japonais', 'japonais'],
    ['日本語勉強', '日本語'],
    ['学习日语', '日语'],
  ])('of learning a language are those of its name: %s', (question, name) => {
    const named = partsOf(question).filter(({ weight }) => weight > 0);
    const expected = { text: name, tags: ['japanese', 'language exchange'], closest: 'japanese', languages: [] };
    expect(named.map((part) => ({ ...part, tags: part.tags.toSorted() }))).toMatchObject([expected]);
  });

  it.each(['dnd group', 'dnd campaign', 'dnd games', 'd&d runde'])(
    'are those of its words in a phrase: %s',
    (question) => expect(understood(question)).toEqual(understood('dnd')),
  );

  it.each([
    ['make windows pretty', 'desktop customization'],
    ['windows schöner machen', 'desktop customization'],
    ['deixar o windows mais bonito', 'desktop customization'],
    ['絵を描く AI', 'ai art'],
    ['ai que desenha', 'ai art'],
    ['ذكاء اصطناعي بدون نت', 'local ai'],
  ])('are what the words mean together: %s', (question, tag) => expect(understood(question)).toEqual([tag]));

  it.each(['3D-Druck-Anfänger', 'Web-Entwicklungs-Server', 'anime-art', 'minecraft-style'])(
    'are words on their own: %s',
    (question) => expect(partsOf(question).length).toBeGreaterThan(1),
  );

  it('are recognized among other words, in scripts with and without spaces', () => {
    expect(understood('minecraft and chess')).toEqual(['minecraft', 'chess']);
    expect(understood('将棋とチェスのサーバー')).toEqual(['shogi', 'chess']);
    expect(partsOf('mcサーバー').map(({ text }) => text)).toEqual(['mc', 'サーバー']);
    expect(understood('日本語 勉強')).toEqual(understood('日本語勉強'));
    expect(understood('チェス 将棋')).toEqual(['chess', 'shogi']);
    expect(understood('日本語 チェス')).toEqual(['chess', 'ja']);
  });
});

it.each(['jugar', "let's play", 'serwer do wspólnego grania', 'играть'])(
  'to play is about any game: %s',
  (question) => {
    expect(namedIn(question).categories).toEqual(['Gaming']);
    expect(partsOf(question).filter(({ weight }) => weight === 1)).toHaveLength(1);
  },
);

it('every server is on Discord: only the other word counts', () => {
  expect(weightsOf('discord server')).toEqual({ discord: 0, server: 1 });
});

it('to play without a game is about any other game', () => {
  expect(weightsOf('jugar sin minecraft')).toEqual({ jugar: 1, sin: 0, minecraft: 1 });
  expect(weightsOf('a server that isnt anime')).toMatchObject({ server: 0.1 });
});

it('to play a game is about that game', () => {
  expect(weightsOf('jugar valorant')).toEqual({ jugar: 0.1, valorant: 1 });
  expect(weightsOf("let's play minecraft")).toEqual({ 'let s play': 0.2, minecraft: 1 });
  expect(weightsOf('lets play chess')).toEqual({ 'lets play': 0.2, chess: 1 });
  expect(understood("let's players")).toEqual(['youtube']);
});

it('never throws, and returns parts that consist of their words', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('chess', 'チェスの', 'dnd!', 'a c++ d&d', '１２'),
  );
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 6 }), (words) => {
      const { parts: found } = understand(words.join(' '));
      expect(found.every(({ weight }: UnderstoodPart) => weight >= 0 && weight <= 1)).toBe(true);
      expect(found.every((part) => part.words.join(' ') === part.text && part.text !== '')).toBe(true);
      expect(found.length === 0 || found.some(({ weight }) => weight === 1)).toBe(true);
    }),
  );
});

it('matches the examples in docs/search.md', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/search.md'), 'utf8');
  const [, table = ''] = page.split('## Examples');
  const rows = [...table.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(8);
  for (const [, question = '', names = '', rest = ''] of rows) {
    const listed = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect([question, understood(question), namedIn(question).rest]).toEqual([question, listed(names), listed(rest)]);
  }
});
