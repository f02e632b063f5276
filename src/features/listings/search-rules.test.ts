import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Catalog } from '#catalog/catalog.ts';
import { understand } from '#features/tags/understand.ts';
import { catalogOf, plain } from '#test/search-catalog.ts';

it('finds the examples of docs/search.md in the documented order', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/search.md'), 'utf8');
  const [, tables = ''] = page.split('## Examples of answers');
  const rows = [...tables.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
  const listed = (cell = ''): string[] => cell.split(', ').filter((name) => name !== '-' && name !== '');
  const listings = rows.filter((row) => row.length === 4 && row[0] !== 'listing');
  const search = catalogOf(
    listings.map(([name = '', tags, language = null, description = null]) => ({
      name,
      tags: listed(tags),
      language,
      description,
    })),
  );
  const questions = rows.filter(([question]) => question?.startsWith('`'));
  expect([listings.length, questions.length]).toEqual([12, 13]);
  for (const [question = '', matches, partial] of questions) {
    const { names, total } = search(question.slice(1, -1));
    expect([question, names.slice(0, total), names.slice(total)]).toEqual([question, listed(matches), listed(partial)]);
  }
});

it('puts listings that contain a word before those that are only in the category that it names', () => {
  const search = catalogOf([
    { name: 'Compilers', categories: ['Programming'] },
    { name: 'Studio', description: 'Gemeinsam programmieren', categories: ['Education'] },
    { name: 'Runde', description: 'Programmieren lernen', categories: ['Programming'] },
  ]);
  const { names, total } = search('programmieren');
  expect([names, total]).toEqual([['Runde', 'Studio', 'Compilers'], 3]);
});

it('puts those that have the typed word before others with the tag that it names', () => {
  const search = catalogOf([
    { name: 'Audion', tags: ['music players'], description: 'Plugins' },
    { name: 'WACUP', tags: ['music players'], description: 'Winamp Update Project' },
  ]);
  expect(search('winamp').names).toEqual(['WACUP', 'Audion']);
});

it('matches the words of a known phrase whole: machine learning is not learning to program', () => {
  const search = catalogOf([
    { name: 'Data', tags: ['machine learning'], categories: ['Programming'] },
    { name: 'Course', description: 'Learn programming', categories: ['Programming'] },
  ]);
  expect(search('learn programming').names).toEqual(['Course', 'Data']);
});

it('finds what is about the genre of a title as partial matches, after those with the title', () => {
  const anime = ['Mixed', 'Lounge'].map((name, i) => ({ name, tags: ['drawing', 'anime'].slice(i) }));
  const search = catalogOf([...anime, { name: 'Leaf', description: 'Naruto fans' }]);
  expect(search('naruto')).toMatchObject({ total: 1, partial: 2, names: ['Leaf', 'Lounge', 'Mixed'] });
  const approximate = [{ use: 'required', isApproximate: true, tags: ['anime'] }];
  expect(search('進撃の巨人')).toMatchObject({ total: 0, names: ['Lounge', 'Mixed'], reading: approximate });
  expect([search('anime').total, search('not naruto').names]).toEqual([2, ['Mixed', 'Lounge']]);
});

it('reads a phrase in smaller pieces while no listing matches it', () => {
  const matinee = { name: 'Matinee', tags: ['film'] };
  expect(catalogOf([matinee])('watch movies together').names).toEqual(['Matinee']);
  const popcorn = { name: 'Popcorn', tags: ['watch parties'] };
  expect(catalogOf([matinee, popcorn])('watch movies together').names).toEqual(['Popcorn']);
  expect(catalogOf([{ name: 'Knockout' }])('k-pop').names).toEqual([]);
  expect(catalogOf([{ name: 'Potter' }])('harry potter').names).toEqual([]);
});

it('does not confuse a query with the same query in plain words', () => {
  const search = catalogOf([{ name: 'Matinee', tags: ['film'] }]);
  const asWords = { plain: ['watch movies'] };
  const answers = [{}, asWords, {}].map((query) => search('watch movies together', query).total);
  expect(answers).toEqual([1, 0, 1]);
});

it('puts listings in the language of the query before others that match equally', () => {
  const search = catalogOf([
    { name: 'Endgame', tags: ['chess'] },
    { name: 'Rochade', tags: ['chess'], language: 'de' },
    { name: 'Schach für alle', language: 'en' },
  ]);
  expect(search('schach').names).toEqual(['Schach für alle', 'Rochade', 'Endgame']);
  expect(search('chess').names).toEqual(['Endgame', 'Rochade']);
});

it('puts listings that are mainly about a subject before those that are also about it', () => {
  const search = catalogOf([
    { name: 'Atelier', tags: ['art', 'chess'] },
    { name: 'Endgame', tags: ['chess', 'art'] },
    { name: 'Opening', tags: ['chess'] },
  ]);
  expect(search('chess').names).toEqual(['Endgame', 'Opening', 'Atelier']);
});

it('moves a listing when its main tag changes', () => {
  const catalog = new Catalog(understand);
  const put = (id: string, tags: string[]) => catalog.put({ ...plain, id, slug: id, name: id, tags });
  put('a', ['chess', 'art']);
  put('b', ['chess', 'art']);
  const query = { text: 'chess', sort: 'relevance', offset: 0, limit: 5 } as const;
  const found = catalog.find(query);
  expect(catalog.ids(found)).toEqual(['a', 'b']);
  put('a', ['art', 'chess']);
  expect(catalog.ids(catalog.find(query, found))).toEqual(['b', 'a']);
});

it('tolerates no typos in a word that names something', () => {
  const search = catalogOf([{ name: 'Education' }, { name: 'Retro', tags: ['emulation'] }, { name: 'Add' }]);
  expect([search('emulation').names, search('adhd').names]).toEqual([['Retro'], []]);
  expect(search('educatoin').names).toEqual(['Education']);
  expect(catalogOf([{ name: 'Printing' }])('painting').names).toEqual([]);
  const gaming = catalogOf([{ name: 'Pro Gaming' }, { name: 'Coders', categories: ['Programming'] }]);
  expect(gaming('programming').names).toEqual(['Coders']);
});

it('finds the beginnings of words by a short word only at the end of a question', () => {
  const search = catalogOf([{ name: 'Sonic Quartz' }, { name: 'Son of Quartz' }]);
  expect(search('quartz son').total).toBe(2);
  expect(search('son quartz')).toMatchObject({ total: 1, partial: 1 });
});

it('reports how each word was used', () => {
  const search = catalogOf([{ name: 'Valorant', language: 'de' }, { name: 'Chess' }]);
  const { reading } = search('german valorant zorgle server');
  expect(reading?.map(({ text, use, languages }) => [text, use, languages])).toEqual([
    ['german', 'required', ['de']],
    ['valorant', 'required', []],
    ['zorgle', 'unknown', []],
    ['server', 'optional', []],
  ]);
});

describe('words requested as plain words', () => {
  const search = catalogOf([
    { name: 'Stammtisch', language: 'de' },
    { name: 'Rank Climbers', description: 'No German needed' },
    { name: 'Dice Tower', tags: ['dungeons and dragons'] },
    ...Array.from({ length: 3 }, (_, i) => ({ name: `Other ${i}` })),
  ]);

  it('name nothing', () => {
    expect(search('german').names).toEqual(['Stammtisch', 'Rank Climbers']);
    const asked = search('german', { plain: ['German'] });
    expect(asked.names).toEqual(['Rank Climbers']);
    expect(asked.reading).toMatchObject([{ text: 'german', isPlain: true, tags: [], languages: [] }]);
    expect(search('dnd').names).toEqual(['Dice Tower']);
    expect(search('dnd', { plain: ['dnd'] }).names).toEqual([]);
  });

  it('do not affect the others, and have no effect when they are not in the query', () => {
    const { names, reading } = search('german dnd', { plain: ['german', 'zorgle'] });
    expect(names).toEqual(['Dice Tower', 'Rank Climbers']);
    expect(reading?.map(({ text, isPlain, tags }) => [text, isPlain, tags.length > 0])).toEqual([
      ['german', true, false],
      ['dnd', false, true],
    ]);
    expect(search('dnd', { plain: ['german'] })).toEqual(search('dnd'));
  });
});

describe('a question with the name of the most common language', () => {
  const search = catalogOf([
    { name: 'Quiet Harbor', language: 'en' },
    { name: 'Pawn Storm', language: 'en-US', tags: ['chess'] },
    { name: 'Schachfreunde', language: 'de', tags: ['chess'] },
  ]);

  it('finds all listings in that language', () => {
    expect(search('english').names).toEqual(['Quiet Harbor', 'Pawn Storm']);
  });

  it('combines it with other parts', () => {
    const { names, total } = search('english chess');
    expect([total, names[0]]).toEqual([1, 'Pawn Storm']);
  });
});

it('reports only meanings that some listing has', () => {
  const readingOf = (tags: string[]) => catalogOf([{ name: 'Rank Climbers', tags }])('valorant').reading?.[0];
  expect(readingOf(['fps'])).toMatchObject({ use: 'unknown', tags: [] });
  expect(readingOf(['fps', 'valorant'])).toMatchObject({ use: 'required', tags: ['valorant'] });
});

it('misses no filler word that no listing has', () => {
  const search = catalogOf([{ name: 'Sketchbook', tags: ['drawing'] }]);
  const uses = search('wie lerne ich zeichnen').reading?.map(({ text, use }) => [text, use]);
  expect(uses).toEqual([
    ['lerne', 'optional'],
    ['zeichnen', 'required'],
  ]);
});

it('puts the closest tag first, then names that say what is meant', () => {
  const search = catalogOf([
    { name: 'Board Night', tags: ['tabletop games'] },
    { name: 'The Tabletop Games Den', tags: ['tabletop games'] },
    { name: 'Wizards', tags: ['dungeons and dragons'] },
    { name: 'Dungeons and Dragons', tags: ['dungeons and dragons'] },
  ]);
  expect(search('dnd').names).toEqual(['Dungeons and Dragons', 'Wizards', 'The Tabletop Games Den', 'Board Night']);
});

it.each(['programowanie', 'プログラミング', 'برمجة'])('puts names with the English word first: %s', (question) => {
  const search = catalogOf([
    { name: 'Haxe', categories: ['Programming'] },
    { name: 'Programming Discussions', categories: ['Programming'] },
  ]);
  expect(search(question).names).toEqual(['Programming Discussions', 'Haxe']);
});

it.each(['linux', 'линукс', 'リナックス'])('finds the English name in any text, in any language: %s', (question) => {
  const search = catalogOf([
    { name: 'Wine', description: 'Windows programs on Linux' },
    { name: 'Linux Chat', tags: ['linux'] },
    { name: 'Mint', tags: ['linux'] },
  ]);
  expect(search(question).names).toEqual(['Linux Chat', 'Mint', 'Wine']);
});

it('takes the `r` of a subreddit for no word', () => {
  const search = catalogOf([
    { name: 'r/ChromeOS' },
    { name: 'r/Apple' },
    { name: 'Apple' },
    { name: 'Stats', tags: ['r'] },
    { name: 'r/' },
    { name: 'R / Pear' },
  ]);
  expect(search('r').names).toEqual(['r/', 'R / Pear', 'Stats']);
  expect(search('r/').names).toEqual(search('r').names);
  expect(search('r/apple').names).toEqual(['r/Apple', 'Apple']);
  expect(search('apple').names).toEqual(search('r/apple').names);
});

it('puts a word in the name of what is about something else after what is about the subject', () => {
  const search = catalogOf([
    { name: 'GN-Math', description: 'Free games', categories: ['Gaming'] },
    { name: 'Sums', tags: ['mathematics'], categories: ['Education'] },
    { name: 'ISODN Math', categories: ['Education'] },
  ]);
  expect(search('math').names).toEqual(['ISODN Math', 'Sums', 'GN-Math']);
});

it('puts a word in a label of what is about something else there, too', () => {
  const search = catalogOf([
    { name: 'Card Duels', tags: ['trading cards'], categories: ['Gaming'] },
    { name: 'Budget', tags: ['economics and finance'], categories: ['Education'] },
  ]);
  expect(search('trading').names).toEqual(['Budget', 'Card Duels']);
});

it('asks for another subject beside a lesson, too', () => {
  const search = catalogOf([
    { name: 'Spanish-English', categories: ['Education'] },
    { name: 'Coders', tags: ['python'], categories: ['Programming'] },
  ]);
  expect(search('learn spanish and python').names.toSorted()).toEqual(['Coders', 'Spanish-English']);
});

it('finds any community to chat in', () => {
  const search = catalogOf([
    { name: 'Linux.Chat', tags: ['linux'], categories: ['Technology'] },
    { name: 'Lounge Chat', categories: ['Community'] },
    { name: 'Harbor', categories: ['Community'] },
  ]);
  expect(search('somewhere to chat').names).toEqual(['Lounge Chat', 'Linux.Chat', 'Harbor']);
});
