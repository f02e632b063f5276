// Listings that have only some of the words of a question.
import { describe, expect, it } from 'vitest';
import { catalogOf } from '#test/search-catalog.ts';

describe('partial matches', () => {
  const many = Array.from({ length: 19 }, (_, i) => ({ name: `Both ${i}`, description: 'quartz ledger' }));
  const some = [
    { name: 'Quartz', memberCount: 50 },
    { name: 'Ledger', memberCount: 500, categories: ['Art'] },
  ];

  it('follow less than a page of full matches, but not a whole page', () => {
    const few = catalogOf([...many, ...some])('quartz ledger');
    expect([few.total, few.partial, few.names.length]).toEqual([19, 2, 21]);
    const enough = catalogOf([...many, { ...many[0], name: 'One more' }, ...some])('quartz ledger');
    expect([enough.total, enough.partial]).toEqual([20, 0]);
  });

  it('follow full matches in any sort order, on all pages, and are in the counts of the sidebar', () => {
    const search = catalogOf([...many, ...some]);
    expect(search('quartz ledger', { sort: 'members' }).names.slice(19)).toEqual(['Ledger', 'Quartz']);
    const page = search('quartz ledger', { offset: 18, limit: 2 });
    expect([page.total, page.partial, page.names]).toEqual([19, 2, ['Both 18', 'Quartz']]);
    expect(page.facets.categories).toEqual([{ name: 'Art', count: 1 }]);
    const filtered = search('quartz ledger', { categories: ['Art'] });
    expect([filtered.total, filtered.partial, filtered.names]).toEqual([0, 1, ['Ledger']]);
  });

  it('report which parts each has', () => {
    const search = catalogOf([...many, ...some]);
    const { names, answered, reading } = search('quartz zorgle ledger');
    expect(reading?.map(({ text }) => text)).toEqual(['quartz', 'zorgle', 'ledger']);
    const byName = new Map(names.map((name, i) => [name, answered?.[i]]));
    expect(['Both 1', 'Quartz', 'Ledger'].map((name) => byName.get(name))).toEqual([[0, 2], [0], [2]]);
    expect(search('quartz ledger', { offset: 18, limit: 2 }).answered).toEqual([[0]]);
    expect(search('quartz ledger', { limit: 19 }).answered).toEqual([]);
  });

  it('come first when they match the name of a subject rather than an equally rare word', () => {
    const search = catalogOf([{ name: 'Quartz' }, { name: 'Pottery' }]);
    expect(search('quartz pottery')).toMatchObject({ total: 0, partial: 2, names: ['Pottery', 'Quartz'] });
  });

  it('have a significant word: one that fits every listing is not enough', () => {
    const search = catalogOf([{ name: 'Server' }, { name: 'Quartz' }]);
    expect(search('quartz zorgle server')).toMatchObject({ total: 0, partial: 1, names: ['Quartz'] });
  });
});

describe('partial matches of a question about what no listing has', () => {
  const search = catalogOf([
    { name: 'Guild', categories: ['Gaming'] },
    { name: 'Solver' },
    { name: 'Titan 2' },
    { name: 'Minecraft Circle', tags: ['minecraft'], categories: ['Gaming'] },
  ]);

  it.each([
    ['spielen zorgle', ['Guild', 'Minecraft Circle']],
    ['spielen zorgle ohne minecraft', ['Guild']],
    ['zorgle', []],
    ['zorgle server', []],
    ['minecraft zorgle', ['Minecraft Circle']],
  ])('are those in a category that it names: %s', (question, names) =>
    expect(search(question)).toMatchObject({ total: 0, names }),
  );

  it('are not similar words', () => expect(search('silver valorant').names).toEqual([]));

  it('are not small numbers', () => {
    expect(search('zorgle 2').names).toEqual([]);
    expect(search('titan 2').names).toEqual(['Titan 2']);
    expect(search('minecraft 1.21').total).toBe(1);
  });
});

describe('a phrase that names what no listing has', () => {
  const unrelated = [
    { name: 'By Formula' },
    { name: 'Historical Tree' },
    { name: 'Tables' },
    { name: 'Group Therapy' },
    { name: 'Autopsy' },
    { name: 'Drawing Box', tags: ['drawing'], categories: ['Art'] },
    { name: 'Lab', tags: ['science'], categories: ['Education'] },
    { name: 'Chronicler' },
    { name: 'Real Engineering' },
  ];

  it.each([
    'formula 1',
    'formula one',
    'true crime',
    'table tennis',
    'looking for group',
    'auto battlers',
    'lucid dreaming',
    'science fiction',
    'martial arts',
    'chronic illness',
    'real estate',
  ])('is not about its words, but found by all of them: %s', (question) => {
    expect(catalogOf(unrelated)(question).names).toEqual([]);
    const named = { name: 'Corner', description: `All about ${question}` };
    expect(catalogOf([...unrelated, named])(question)).toMatchObject({ total: 1, names: ['Corner'] });
  });

  it('is split if a word names something else in its category', () => {
    const search = catalogOf([...unrelated, { name: 'Play', categories: ['Gaming'] }]);
    expect(search('horror games').names).toEqual(['Play']);
    expect(search('digital art').names).toEqual(['Drawing Box']);
  });
});

it('uses the significant words, however many others come before them', () => {
  const search = catalogOf([{ name: 'Quartz' }, { name: 'Server' }]);
  expect(search('looking community server discord people join new chat group quartz').names).toEqual(['Quartz']);
});

it('puts partial matches in the language of the question first if they answer equally much', () => {
  const search = catalogOf([
    { name: 'Mod Organizer', categories: ['Gaming'] },
    { name: 'Aalfamilie', categories: ['Gaming'], language: 'de' },
  ]);
  expect(search('gamen in zorgle').names).toEqual(['Aalfamilie', 'Mod Organizer']);
});

it('counts a word that names what no listing has like other words in partial matches', () => {
  const search = catalogOf([
    { name: 'Garbage Collectors', tags: ['java'] },
    { name: 'Abandonware', tags: ['retro games'] },
    { name: 'Zombs Lair', tags: ['retro games'] },
    { name: 'Harbor' },
  ]);
  expect(search('people who collect old consoles').names[0]).toBe('Abandonware');
});

it('puts the game before what people do in it, in partial matches', () => {
  const search = catalogOf([
    { name: 'Marvel RP', tags: ['role play'] },
    { name: 'Rage', tags: ['gta'] },
    { name: 'Final Frontier', tags: ['role play'] },
    { name: 'Wiki', tags: ['gta'] },
  ]);
  expect(search('gta rp').names.slice(0, 2)).toEqual(['Rage', 'Wiki']);
});

it('puts what is about a subject before a chance word in a name, in partial matches', () => {
  const search = catalogOf([
    { name: 'Half Cat Rocketry' },
    { name: 'Whiskers', tags: ['cats'] },
    { name: 'Laughs', tags: ['memes'] },
  ]);
  expect(search('cat memes').names.at(-1)).toBe('Half Cat Rocketry');
});

it('finds the category of a subject that no listing has, if a word names it', () => {
  const search = catalogOf([
    { name: 'Songs', categories: ['Music'] },
    { name: 'Endgame', tags: ['chess'] },
  ]);
  expect(search('guitar music')).toMatchObject({ total: 0, partial: 1, names: ['Songs'] });
  expect(search('chess gaming')).toMatchObject({ total: 1, partial: 0, names: ['Endgame'] });
});
