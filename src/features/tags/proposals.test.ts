import { describe, expect, it } from 'vitest';
import { tagSlug } from '#contract/spelling.ts';
import { Random } from '#catalog/testing/random.ts';
import { type Corpus, eachOnce, MOST_PROPOSED, proposeTags, type TaggedTexts } from './proposals.ts';
import { subjects } from './lexicon.ts';

const SILENT: TaggedTexts = {
  name: '',
  description: null,
  longDescription: null,
  features: [],
  traits: [],
  vanityCode: null,
};
const tagsOf = (texts: Partial<TaggedTexts>, corpus: Corpus = new Map()): string[] =>
  proposeTags({ ...SILENT, ...texts }, corpus);

describe('tags are proposed', () => {
  it.each<[string, Partial<TaggedTexts>, string[]]>([
    ['from the name before the description', { name: 'Chess Club', description: 'And some yoga.' }, ['chess', 'yoga']],
    ['from what owners wrote', { longDescription: 'We play Minecraft.' }, ['minecraft']],
    ['from traits', { traits: [{ label: 'Speedrunning' }] }, ['speedrunning']],
    ['from the features', { features: ['official_game_guild'] }, ['official game server']],
    ['from a vanity code in one word', { vanityCode: 'machinelearning' }, ['machine learning']],
    ['from a vanity code in several', { vanityCode: 'we-love-chess' }, ['chess']],
    ['in other languages', { description: 'Шахматы и походы по выходным' }, ['chess', 'hiking']],
    ['in scripts without spaces', { description: '毎晩アニメを見ています' }, ['anime']],
    ['in decorated letters', { name: '★ 𝓜𝓲𝓷𝓮𝓬𝓻𝓪𝓯𝓽 ★' }, ['minecraft']],
    ['of languages of programming by their signs', { description: 'C++ and C# only' }, ['c++', 'c#']],
  ])('%s', (_name, texts, expected) => expect(tagsOf(texts)).toEqual(expected));

  it.each<[string, Partial<TaggedTexts>]>([
    ['where nothing is said', { name: 'The Quiet Room', description: 'A place for everybody.' }],
    ['right after a denial', { description: 'No politics, no memes, not a dating server, без политики, anti raid' }],
    ['of words that mean the subject seldom', { description: 'React to get a role, read the news, go and rust' }],
  ])('not %s', (_name, texts) => expect(tagsOf(texts)).toEqual([]));

  it('eight at most, those that most is said of first', () => {
    const description = 'chess yoga anime minecraft cooking hiking photography python linux baking';
    const tags = tagsOf({ name: 'Baking', description });
    expect(tags).toHaveLength(MOST_PROPOSED);
    expect(tags.slice(0, 3)).toEqual(['baking', 'chess', 'yoga']);
  });
});

describe('the corpus', () => {
  const corpus: Corpus = new Map([
    ['walrus', 'Walrus'],
    ['tide-pools', 'tide pools'],
    ['general-chat', 'general chat'],
    ['owl', 'owl'],
    ['engineering', 'engineering'],
  ]);

  it.each<[string, Partial<TaggedTexts>, string[]]>([
    ['gives several words wherever they stand', { description: 'All about tide-pools' }, ['tide pools']],
    ['gives a single word where words are chosen', { name: 'WALRUS club' }, ['Walrus']],
    ['gives no single word of a description', { description: 'I saw a walrus' }, []],
    ['gives no short word, and nothing that every list of channels has', { name: 'Owl General Chat' }, []],
    ['gives no part of a phrase that the lexicon knows', { name: 'Data Engineering' }, ['data science']],
    ['gives nothing after a denial', { name: 'No Walrus' }, []],
  ])('%s', (_name, texts, expected) => expect(tagsOf(texts, corpus)).toEqual(expected));
});

it('is the same for equal texts, each tag once, whatever the texts hold', () => {
  const random = new Random(3);
  const words = [
    ...subjects().map(({ tag }) => tag),
    'no',
    'and',
    '★',
    'ゲーム',
    'tide pools',
    'owl',
    "d'art",
    'x'.repeat(90),
  ];
  const text = (): string =>
    Array.from({ length: random.below(12) }, () => random.pick(words)).join(random.pick([' ', ', ', '-']));
  const corpus: Corpus = new Map([
    ['tide-pools', 'Tide Pools'],
    ['chess', 'CHESS'],
  ]);
  for (let i = 0; i < 1000; i++) {
    const texts = { name: text(), description: text(), vanityCode: random.chance(0.3) ? text() : null };
    const tags = tagsOf(texts, corpus);
    expect(tagsOf(texts, corpus)).toEqual(tags);
    expect(tags.length).toBeLessThanOrEqual(MOST_PROPOSED);
    expect(new Set(tags.map(tagSlug)).size).toBe(tags.length);
    expect(tags).toEqual(eachOnce(tags));
  }
});
