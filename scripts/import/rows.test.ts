import { describe, expect, it } from 'vitest';
import { languageTag } from './languages.ts';
import { categoriesAndTags, type ImportRow, languageOf, readRow } from './rows.ts';

function rowOf(facts: object): ImportRow {
  const row = readRow(JSON.stringify({ name: 'Lantern', ...facts }));
  if (typeof row === 'string') throw new Error(row);
  return row;
}

describe('readRow', () => {
  it('takes what the directory uses and leaves the rest out', () => {
    const row = readRow(
      '{"name":" Lantern ","inviteCode":"4KypVEM","categories":["Gaming"],"memberCount":12,"rating":5,"homepage":"x"}\r',
    );
    expect(row).toMatchObject({ name: 'Lantern', inviteCode: '4KypVEM', categories: ['Gaming'], memberCount: 12 });
    expect(row).not.toHaveProperty('rating');
  });

  it.each([
    ['', 'The line is not JSON.'],
    ['{"name":"Lan', 'The line is not JSON.'],
    ['[]', 'The line is no JSON object.'],
    ['null', 'The line is no JSON object.'],
    ['"text"', 'The line is no JSON object.'],
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
  ])('leaves out a %s that is none', (key, values, left) => {
    for (const value of values) expect(rowOf({ [key]: value })[key as keyof ImportRow]).toEqual(left);
  });

  it('takes one text for a list of one', () => {
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
    // What the lexicon does not know stays when it is short and says something.
    [['Internet', 'Captcha Tools', 'Tools'], [], ['Technology'], ['captcha tools']],
    // Headings that only sort a list are not topics.
    [['AI', 'Official Model Sites', 'Other OS', 'Multi-Language'], [], ['Technology'], ['artificial intelligence']],
    // Nothing that names a category: the pipeline works it out.
    [['Miscellaneous', 'Other', 'Discord'], [], undefined, []],
    [[], [], undefined, []],
  ])('of the headings %j and tags %j', (headings, tags, categories, allTags) => {
    expect(categoriesAndTags(rowOf({ categories: headings, tags }))).toEqual({ categories, tags: allTags });
  });

  it('has what the texts say outvote the headings', () => {
    const description = 'Friendly football league: matches, training and tactics';
    expect(categoriesAndTags(rowOf({ description, categories: ['Video'] })).categories).toEqual(['Sports']);
  });

  it('takes a tag that the lexicon knows as a subject, and no other, since most are names of channels', () => {
    const tags = ['general-chat', 'Tea, no that is not one', 'TTRPG', 'CPP'];
    expect(categoriesAndTags(rowOf({ tags })).tags).toEqual(['tabletop games', 'c++']);
  });

  it('takes no tag from a first heading that only has a subject among its words', () => {
    const headings = ['Art of Computer Science', 'Physics'];
    expect(categoriesAndTags(rowOf({ categories: headings })).tags).toEqual(['physics']);
    expect(categoriesAndTags(rowOf({ categories: ['DevOps and System Administration', 'Monitoring'] })).tags).toEqual([
      'monitoring',
    ]);
  });

  it('takes of a long list of channels only what fits the categories', () => {
    const tags = ['help', 'kotlin', 'homework', 'jobs', 'math', 'off-topic'];
    const found = categoriesAndTags(rowOf({ categories: ['Programming'], tags }));
    expect(found).toEqual({ categories: ['Programming'], tags: ['kotlin'] });
  });

  it('takes three categories and five tags at most', () => {
    const headings = ['Gaming', 'Music', 'Art', 'Sports', 'Education', 'Anime', 'Coding'];
    const tags = ['chess', 'guitar', 'pottery', 'yoga', 'esperanto'];
    const found = categoriesAndTags(rowOf({ categories: headings, tags: [...tags, 'kotlin'], name: 'Lantern' }));
    expect(found.categories).toHaveLength(3);
    expect(found.tags).toHaveLength(5);
  });

  it('makes headings plain and fit to store', () => {
    const headings = ['Other', '  So   MUCH\nmore ', 'a\u0000b', '\ud83d', '\u202eabc', 'Cafe\u0301', ' ', '—'];
    const found = categoriesAndTags(rowOf({ categories: headings })).tags;
    expect(found).toEqual(['so much more', 'ab', 'abc', 'caf\u00e9']);
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
    // The first letter is a Latin p.
    ['Pусский', 'ru'],
    ['pусский', 'ru'],
    // With marks, and with direction marks behind.
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
  it('is the first that is known', () => {
    expect(languageOf(rowOf({ language: ['Klingon', 'Deutsch', 'English'] }))).toBe('de');
    expect(languageOf(rowOf({ language: [] }))).toBeNull();
    expect(languageOf(rowOf({}))).toBeNull();
  });
});
