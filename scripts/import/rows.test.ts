import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageTag } from './languages.ts';
import { categoriesAndTags, type ImportRow, languageOf, readRow } from './rows.ts';

function rowOf(facts: object): ImportRow {
  const row = readRow(JSON.stringify({ name: 'Lantern', ...facts }));
  if (typeof row === 'string') throw new Error(row);
  return row;
}

describe('readRow', () => {
  it('returns the known fields and drops the others', () => {
    const row = readRow(
      '{"name":" Lantern ","inviteCode":"4KypVEM","categories":["Gaming"],"memberCount":12,"rating":5,"homepage":"x"}\r',
    );
    expect(row).toMatchObject({ name: 'Lantern', inviteCode: '4KypVEM', categories: ['Gaming'], memberCount: 12 });
    expect(row).not.toHaveProperty('rating');
  });

  it.each([
    ['', 'The line is not JSON.'],
    ['{"name":"Lan', 'The line is not JSON.'],
    ['[]', 'The line is not a JSON object.'],
    ['null', 'The line is not a JSON object.'],
    ['"text"', 'The line is not a JSON object.'],
    ['{}', 'Its name is missing.'],
    ['{"name":7,"inviteCode":"abc"}', 'Its name is missing.'],
    ['{"name":"  ","inviteCode":"abc"}', 'Its name is empty.'],
    ['{"name":"Lantern","inviteCode":7}', 'Its inviteCode is no text.'],
  ])('refuses %s', (line, reason) => {
    expect(readRow(line)).toBe(reason);
  });

  it.each([
    ['memberCount', [0, -3, 1.5, 'many', null], undefined],
    ['onlineCount', [-1, '50', null], undefined],
    ['guildId', ['12', 123456789012345, 'abc', null], undefined],
    ['verified', ['yes', 1, null], undefined],
    ['description', [7, null], undefined],
    ['inviteCode', ['', '   ', null], undefined],
    ['tags', [null, 7, [1, 2], {}], []],
  ])('drops an invalid %s', (key, values, expected) => {
    for (const value of values) expect(rowOf({ [key]: value })[key as keyof ImportRow]).toEqual(expected);
  });

  it('accepts a text as a list of one', () => {
    expect(rowOf({ categories: 'Gaming', language: 'Deutsch' })).toMatchObject({
      categories: ['Gaming'],
      language: ['Deutsch'],
    });
  });
});

describe('categoriesAndTags', () => {
  it.each([
    [['Gaming'], [], ['Gaming'], []],
    [['gaming', ' GAMING '], [], ['Gaming'], []],
    [['Open Source', 'Web Development'], [], ['Programming'], ['open source', 'web development']],
    [['AI', 'Roleplaying Chatbots'], [], ['Technology'], ['artificial intelligence', 'ai characters']],
    [['Audio', 'Game Soundtracks'], [], ['Music'], ['game soundtracks']],
    [['Anime · Manga'], ['anime'], ['Entertainment'], ['anime']],
    [['Education', 'Language Exchange'], [], ['Education'], ['language exchange']],
    [['Social Media'], [], ['Community'], ['social media']],
    [['Linux and macOS'], ['linux', 'Linux'], ['Technology'], ['linux']],
    // A heading and the broad one above it can be a phrase.
    [['Minecraft', 'Plugins'], [], ['Gaming'], ['minecraft', 'minecraft plugins']],
    [['AI', 'Self-Hosting Tools'], [], ['Technology'], ['artificial intelligence', 'local ai']],
    // Headings that are not in the lexicon are used if they are short and specific.
    [['Internet', 'Captcha Tools', 'Tools'], [], ['Technology'], ['captcha tools']],
    // A heading names what it does in a question, and what only a list understands is none.
    [['Programming Languages', 'Pascal'], [], ['Programming'], ['pascal and delphi']],
    [['Gaming', 'Launchers', 'Gaming Tools'], [], ['Gaming'], ['game launchers']],
    [['Education', 'English'], [], ['Education'], []],
    // The first heading is too broad if the second is about something else.
    [['Game Development', 'Gaming on Linux'], [], ['Gaming', 'Programming'], ['linux gaming']],
    [['AI', 'AI Agents'], [], ['Technology', 'Programming'], ['artificial intelligence', 'ai agents and coding']],
    [['Linux Audio', 'Mac Audio'], [], ['Technology'], []],
    // Headings that only sort a list are not topics.
    [['AI', 'Official Model Sites', 'Other OS', 'Multi-Language'], [], ['Technology'], ['artificial intelligence']],
    // A heading without its note says nothing here, nor does one that a list uses for a part of it.
    [['Discord', "Apps' (formerly bots)"], [], ['Technology'], []],
    [['Miscellaneous', 'Household', 'Mobile', 'Writing'], [], ['Technology'], ['household']],
    [['Miscellaneous', 'Live Cameras'], [], ['Entertainment'], ['webcams']],
    // A licence fits any category.
    [['Open Source'], [], undefined, ['open source']],
    // No heading names a category: the pipeline derives one.
    [['Miscellaneous', 'Other', 'Discord'], [], undefined, []],
    [[], [], undefined, []],
    [['Other'], [], ['Other'], []],
    [[' other '], [], ['Other'], []],
  ])('of the headings %j and tags %j', (headings, tags, categories, allTags) => {
    expect(categoriesAndTags(rowOf({ categories: headings, tags }))).toMatchObject({ categories, tags: allTags });
  });

  it('prefers the category of the texts to that of the headings', () => {
    const description = 'Friendly football league: matches, training and tactics';
    expect(categoriesAndTags(rowOf({ description, categories: ['Video'] })).categories).toEqual(['Sports']);
  });

  it('respects the category Other, and never says that it was not used', () => {
    const description = 'Friendly football league: matches, training and tactics';
    const alone = categoriesAndTags(rowOf({ description, categories: ['Other'] }));
    expect(alone).toMatchObject({ categories: ['Other'], unused: [] });
    const among = categoriesAndTags(rowOf({ description, categories: ['Sports', 'Other'] }));
    expect(among).toMatchObject({ categories: ['Sports'], unused: [] });
  });

  it('uses only tags that are subjects of the lexicon, since most are names of channels', () => {
    const tags = ['general-chat', 'Tea, no that is not one', 'TTRPG', 'CPP', 'raspberry-pi'];
    expect(categoriesAndTags(rowOf({ tags })).tags).toEqual(['tabletop games', 'c++', 'raspberry pi']);
  });

  it('reads chosen tags as questions', () => {
    const tags = ['friends', 'gay', 'german', 'no drama', 'zorgle'];
    expect(categoriesAndTags(rowOf({ tags }))).toMatchObject({
      tags: ['friends', 'lgbtq'],
      unused: ['german', 'no drama', 'zorgle'],
    });
    expect(categoriesAndTags(rowOf({ tags: ['.NET'] })).tags).toEqual(['c#']);
  });

  it('takes no company for a word with its beginning', () =>
    expect(categoriesAndTags(rowOf({ tags: ['activision'] })).tags).toEqual([]));

  it('names the tags and categories that it does not use', () => {
    const { unused } = categoriesAndTags(
      rowOf({ categories: ['Others', 'Audio', 'Physics'], tags: ['general\nchat', 'CPP', ' '] }),
    );
    expect(unused).toEqual(['general chat', 'Others']);
  });

  it('uses all of the example in the documentation', () => {
    const documentation = readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    const [example = ''] = /^\{"name": .+\}$/m.exec(documentation) ?? [];
    expect(categoriesAndTags(rowOf(JSON.parse(example)))).toMatchObject({ categories: ['Gaming'], unused: [] });
  });

  it('derives no tag from a first heading that only contains a subject', () => {
    const headings = ['Art of Computer Science', 'Physics'];
    expect(categoriesAndTags(rowOf({ categories: headings })).tags).toEqual(['physics']);
    expect(categoriesAndTags(rowOf({ categories: ['DevOps and System Administration', 'Monitoring'] })).tags).toEqual([
      'monitoring',
    ]);
  });

  it('uses only those tags of a long list that fit the categories', () => {
    const tags = ['help', 'kotlin', 'homework', 'jobs', 'math', 'off-topic'];
    const found = categoriesAndTags(rowOf({ categories: ['Programming'], tags }));
    expect(found).toEqual({
      categories: ['Programming'],
      tags: ['kotlin'],
      unused: ['help', 'homework', 'jobs', 'math', 'off-topic'],
    });
  });

  it('uses channels about parts of a subject only if nothing else names a subject', () => {
    const tags = ['help', 'shaders', 'gamedev', 'kotlin', 'postgres', 'off-topic'];
    const tagsUnder = (...categories: string[]) => categoriesAndTags(rowOf({ categories, tags })).tags;
    expect(tagsUnder('Programming')).toEqual(['graphics programming', 'game development', 'kotlin', 'databases']);
    expect(tagsUnder('Programming', 'Python')).toEqual(['kotlin', 'python']);
  });

  it('does not mistake a short list of channels for tags', () => {
    const found = categoriesAndTags(rowOf({ categories: ['Programming'], tags: ['brewery', 'kotlin', 'support'] }));
    expect(found.tags).toEqual(['kotlin']);
    const spelled = rowOf({ categories: ['Programming'], tags: ['brewery', 'kotlin', ' Support '] });
    expect(categoriesAndTags(spelled).tags).toEqual(['kotlin']);
    expect(categoriesAndTags(rowOf({ tags: ['brewery', 'kotlin'] })).tags).toEqual(['wine and beer', 'kotlin']);
  });

  it('returns at most three categories and five tags', () => {
    const headings = ['Gaming', 'Music', 'Art', 'Sports', 'Education', 'Anime', 'Coding'];
    const tags = ['chess', 'guitar', 'pottery', 'yoga', 'esperanto'];
    const found = categoriesAndTags(rowOf({ categories: headings, tags }));
    expect(found.categories).toHaveLength(3);
    expect(found.tags).toHaveLength(5);
  });

  it('normalizes headings', () => {
    const headings = ['Other', '  So   MUCH\nmore ', 'a\u0000b', '\ud83d', '\u202eabc', 'Zorgle\u0301', ' ', '—'];
    const found = categoriesAndTags(rowOf({ categories: headings })).tags;
    expect(found).toEqual(['so much more', 'ab', 'abc', 'zorgl\u00e9']);
  });
});

describe('languageTag', () => {
  it.each([
    ['English', 'en'],
    ['DEUTSCH', 'de'],
    ['Français', 'fr'],
    ['español', 'es'],
    ['한국어', 'ko'],
    ['日 本語', 'ja'],
    ['中文频道', 'zh'],
    ['繁體中文', 'zh-TW'],
    ['हिन्दी', 'hi'],
    ['বাংলা', 'bn'],
    ['język polski', 'pl'],
    ['bahasa Indonesia', 'id'],
    ['tiếng-việt', 'vi'],
    ['čeština', 'cs'],
    ['Czech', 'cs'],
    ['Rumanian', 'ro'],
    ['Pilipino', 'fil'],
    ['Norwegian', 'nb'],
    // The first letter is a Latin P.
    ['Pусский', 'ru'],
    ['pусский', 'ru'],
    // With combining marks and a trailing direction mark.
    ['עִבְרִית\u200e', 'he'],
    ['اَلْعَرَبِيَّةُ\u200e', 'ar'],
    ['español français', 'es'],
    ['Deutsch/English', 'de'],
    ['Portuguese (Brazil)', 'pt'],
    ['Brazilian Portuguese', 'pt'],
    ['en', 'en'],
    ['pt_br', 'pt-BR'],
    ['Klingon', null],
    ['US', null],
    ['und', null],
    ['it goes without saying', null],
    ['', null],
  ])('of "%s" is %s', (name, tag) => {
    expect(languageTag(name)).toBe(tag);
  });
});

describe('languageOf', () => {
  it('returns the first known language', () => {
    expect(languageOf(rowOf({ language: ['Klingon', 'Deutsch', 'English'] }))).toBe('de');
    expect(languageOf(rowOf({ language: [] }))).toBeNull();
    expect(languageOf(rowOf({}))).toBeNull();
  });
});
