import { describe, expect, it } from 'vitest';
import { tagSlug } from '#contract/spelling.ts';
import { Random } from '#catalog/testing/random.ts';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { type Corpus, uniqueBySlug, MAX_PROPOSED, proposeTags, type TaggedTexts } from './proposals.ts';
import { subjects } from './lexicon.ts';
import { isDenied } from './denials.ts';

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

describe('proposeTags', () => {
  it.each<[string, Partial<TaggedTexts>, string[]]>([
    ['ranks the name before the description', { name: 'Chess Club', description: 'And some yoga.' }, ['chess', 'yoga']],
    ['reads the long description', { longDescription: 'We play Minecraft.' }, ['minecraft']],
    ['reads traits', { traits: [{ label: 'Speedrunning' }] }, ['speedrunning']],
    ['reads features', { features: ['official_game_guild'] }, ['official game server']],
    ['knows only its own features', { features: ['constructor', '__proto__'] }, []],
    ['reads a vanity code without spaces', { vanityCode: 'machinelearning' }, ['machine learning']],
    ['reads a vanity code of several words', { vanityCode: 'we-love-chess' }, ['chess']],
    ['reads other languages', { description: 'Шахматы и походы по выходным' }, ['chess', 'hiking']],
    ['reads about picking herbs and mushrooms', { description: 'Grzybobranie i zioła' }, ['nature']],
    ['reads scripts without spaces', { description: '毎晩アニメを見ています' }, ['anime']],
    ['reads the words of a name in camel case', { name: 'OpenDota' }, ['dota']],
    ['reads the words after a short one', { name: 'MyCats' }, ['cats']],
    ['reads known words as a whole', { name: 'JavaScript' }, ['javascript']],
    ['reads a known word with a short part as a whole', { name: 'mcMMO' }, ['minecraft']],
    ['reads decorated letters', { name: '★ 𝓜𝓲𝓷𝓮𝓬𝓻𝓪𝓯𝓽 ★' }, ['minecraft']],
    ['reads an abbreviation by its next word', { description: 'LoL item optimizer' }, ['league of legends']],
    ['reads a phrase before its words', { description: 'UI/UX framework for Vue.js' }, ['ui components', 'vue']],
    ['reads a playtest as testing', { description: 'Playtesters wanted' }, ['game testing']],
    ['reads no hardware in how a model runs', { description: 'Run LLMs on your GPU' }, ['artificial intelligence']],
    ['reads both languages of a phrase', { description: 'Help with C/C++' }, ['c', 'c++']],
    ['reads a style of music with a symbol', { description: 'R&B and more' }, ['blues and soul']],
    ['reads no language in a subreddit', { description: 'The Discord of r/programming' }, []],
    ['reads a code editor', { name: 'Visual Studio Code' }, ['code editors']],
    ['reads sports of clubs', { description: 'Steeldart und Padel' }, ['darts', 'padel']],
    ['reads the revival of a game', { description: 'Knockout City Multiplayer Revival' }, ['game revivals']],
    ['reads all things of a game', { description: 'All things Smash related' }, ['smash bros']],
    ['reads a technology in a name', { name: 'Java Hub', description: 'Coding, music and friends' }, ['java']],
    ['reads a technology in a name alone', { name: 'Java Hub', description: 'Make friends' }, ['java', 'friends']],
    ['reads the sense of a name in the description', { name: 'Java Hub', description: 'Coffee lovers' }, ['coffee']],
    [
      'reads a name of numbers in the description',
      { name: 'LoL Math', description: 'LoL items' },
      ['league of legends'],
    ],
    ['reads a vanity code so', { vanityCode: 'java-hub', description: 'Coffee lovers' }, ['coffee']],
    ['reads programming languages with symbols', { description: 'C++ and C# only' }, ['c++', 'c#']],
    ['reads a programming language before a colon', { description: 'JavaScript: the good parts' }, ['javascript']],
  ])('%s', (_name, texts, expected) => expect(tagsOf(texts)).toEqual(expected));

  it.each<[string, Partial<TaggedTexts>]>([
    ['in texts without a subject', { name: 'The Quiet Room', description: 'A place for everybody.' }],
    ['from a part of an Arabic word', { name: 'والطبلة', description: 'الطبعة الثانية' }],
    ['from the form of a company', { name: '株式会社', description: '주식회사' }],
    ['right after a negation', { description: 'No politics, no memes, not a dating server, без политики, anti raid' }],
    ['in a list after a negation', { description: 'No politics or religion. No memes, dating, or crypto.' }],
    [
      'after a negated verb',
      { description: "We do not allow politics, memes or anime. We don't do dating. No talk about art." },
    ],
    ['after "no more"', { description: 'No more Fortnite, and not affiliated with Minecraft or YouTube.' }],
    ['before a denial', { description: 'Politik oder Anime sind hier verboten. Memes are strictly forbidden.' }],
    ['after "not about"', { description: 'We are not about politics. Not the gaming, not any memes.' }],
    ['after nada de', { description: 'Nada de política ni religión' }],
    ['after bez', { description: 'Bez polityki ani religii' }],
    ['after без', { description: 'Без политики или религии' }],
    ['after sans', { description: 'Sans politique ni religion' }],
    ['after sem', { description: 'Sem política nem religião' }],
    ['after senza', { description: 'Senza politica né religione' }],
    ['after ohne', { description: 'Ohne Politik oder Religion' }],
    ['after بدون', { description: 'سيرفر بدون سياسة' }],
    ['before 禁止', { description: '政治の話は禁止' }],
    ['before 금지', { description: '정치 금지' }],
    ['from the scheme of a URL', { description: 'javascript:alert(1)', longDescription: '[Join](JavaScript:void(0))' }],
    ['from a support group, which is often a joke', { description: 'A support group for people with pre-orders.' }],
    ['from coffee at a chat, and an English word', { description: 'Kaffeeklatsch über Serial Ports' }],
    ['from how something is installed', { description: 'Runs in Docker, self-hosted' }],
    ['from a name that sounds like a game', { name: 'MiniBlox' }],
    ['from words that rarely mean the subject', { description: 'React to get a role, read the news, go and rust' }],
    ['from units, other languages and figures of speech', { description: '60 fps, Dart im Keller, hunting a glitch' }],
  ])('proposes nothing %s', (_name, texts) => expect(tagsOf(texts)).toEqual([]));

  it.each([
    ['No toxicity, and chess every night', ['chess']],
    ['Sans pub et échecs', ['chess']],
    ['Без рекламы и шахматы', ['chess']],
    ['Kein Stress und Minecraft', ['minecraft']],
    ['We play Minecraft, and politics is forbidden', ['minecraft']],
    ['Não só Minecraft, mas também Roblox', ['minecraft', 'roblox']],
    ['Jogamos no Roblox e no Minecraft', ['roblox', 'minecraft']],
    ['アニメ以外の話題も歓迎', ['anime']],
  ])('proposes what is offered beside a negation: %s', (description, tags) =>
    expect(tagsOf({ description })).toEqual(tags),
  );

  it.each([
    ['Modded Client', ['discord customization']],
    ['Modded APKs', ['android']],
    ['Modded servers', ['modding']],
  ])('knows what is modded: %s', (description, tags) => expect(tagsOf({ description })).toEqual(tags));

  it('proposes at most eight, highest scores first', () => {
    const description = 'chess yoga anime minecraft cooking hiking photography python linux baking';
    const tags = tagsOf({ name: 'Baking', description });
    expect(tags).toHaveLength(MAX_PROPOSED);
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
    ['ruby', 'ruby'],
  ]);

  it.each<[string, Partial<TaggedTexts>, string[]]>([
    ['matches phrases in any text', { description: 'All about tide-pools' }, ['tide pools']],
    ['matches single words in a name', { name: 'WALRUS club' }, ['Walrus']],
    ['does not match single words in a description', { description: 'I saw a walrus' }, []],
    ['matches neither short words nor stop words', { name: 'Owl General Chat' }, []],
    ['does not match a part of a lexicon phrase', { name: 'Data Engineering' }, ['data science']],
    ['matches no other sense of a name', { name: 'Ruby Diner', description: 'Cook with us' }, ['cooking']],
    ['matches nothing after a negation', { name: 'No Walrus' }, []],
  ])('%s', (_name, texts, expected) => expect(tagsOf(texts, corpus)).toEqual(expected));
});

it('returns the same distinct tags for the same texts, whatever they contain', () => {
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
    expect(tags.length).toBeLessThanOrEqual(MAX_PROPOSED);
    expect(new Set(tags.map(tagSlug)).size).toBe(tags.length);
    expect(tags).toEqual(uniqueBySlug(tags));
  }
});

it('reads the other texts once for all ambiguous words of a name', async () => {
  const longDescription = 'no a '.repeat(2400);
  const timeOf = async (name: string): Promise<number> => {
    const once = (): Promise<number> => cpuTimeOf(() => tagsOf({ name, longDescription }));
    return Math.min(await once(), await once(), await once());
  };
  const few = await timeOf('java');
  const all = await timeOf('delphi django elixir fedora flutter java math python rails react ruby rust swift unreal');
  expect(all).toBeLessThan(2 * few + 20);
});

it('follows a list to a negation only so far', () => {
  let reads = 0;
  const list = (items: number): string[] =>
    new Proxy(['no', ...Array.from({ length: items }, () => ['ai', 'or']).flat(), 'ai'], {
      get: (words, name) => {
        reads++;
        return Reflect.get(words, name);
      },
    });
  expect(isDenied(list(5), 11)).toBe(true);
  reads = 0;
  isDenied(list(100), 201);
  const some = reads;
  isDenied(list(1000), 2001);
  expect(reads).toBe(2 * some);
});
