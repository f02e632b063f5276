import { describe, expect, it } from 'vitest';
import { catalogOf } from '#test/search-catalog.ts';

describe('what a question excludes', () => {
  const search = catalogOf([
    { name: 'Anime Club', tags: ['anime'], categories: ['Entertainment'] },
    { name: 'Japanese Study', tags: ['japanese'], categories: ['Education'] },
    { name: 'Art Corner', categories: ['Art'], language: 'de' },
  ]);

  it('is in no result, neither full nor partial', () => {
    expect(search('learning japanese but not anime').names).toEqual(['Japanese Study']);
    expect(search('art -anime').names).toEqual(['Art Corner']);
  });

  it('can be all that it says', () => {
    expect(search('not anime').names).toEqual(['Japanese Study', 'Art Corner']);
    expect(search('not in english').names).toEqual(['Art Corner']);
  });

  it('is only what is narrower than the question', () => {
    const games = catalogOf([
      { name: 'Combo', tags: ['fighting games'] },
      { name: 'Melee', tags: ['fighting games', 'smash bros'] },
      { name: 'Penguins', tags: ['linux'] },
      { name: 'Ubuntu Help', tags: ['linux'] },
    ]);
    expect(games('fighting games but not smash bros').names).toEqual(['Combo']);
    expect(games('linux but not ubuntu').names).toEqual(['Penguins']);
  });

  it('is a word that names nothing, too, if a name or a label has it', () => {
    const mods = catalogOf([
      { name: 'Meadow', tags: ['minecraft'], description: 'No drama, no plugins' },
      { name: 'TAB', tags: ['minecraft', 'plugins'] },
    ]);
    const read = (text: string) => mods(text).reading?.map((part) => `${part.text}: ${part.use}`);
    expect(mods('minecraft without plugins').names).toEqual(['Meadow']);
    expect(read('minecraft without plugins')).toEqual(['minecraft: required', 'plugins: excluded']);
    expect(mods('minecraft without drama').names).toEqual(['Meadow', 'TAB']);
    expect(read('minecraft without drama')).toEqual(['minecraft: required', 'drama: optional']);
    expect(read('minecraft no cheaters'), 'nothing is missing').toEqual(['minecraft: required', 'cheaters: optional']);
  });

  it('is a language, but no other one with the same letter', () => {
    const code = catalogOf([
      { name: 'Sharp', tags: ['c#'] },
      { name: 'C++ Help', tags: ['c++'] },
      { name: 'K&R', tags: ['c'] },
    ]);
    expect(code('c++ not c').names).toEqual(['C++ Help']);
    expect(code('c# -c').names).toEqual(['Sharp']);
    expect(code('c').names).toEqual(['K&R']);
  });

  it('is no listing whose name has all of these words', () => {
    const named = catalogOf([{ name: 'Art without Borders' }, { name: 'Borders', categories: ['Art'] }]);
    expect(named('art without borders').names).toEqual(['Art without Borders']);
  });

  it('is reported, and in plain words neither excluded nor required', () => {
    const read = (query = {}) => search('art without anime', query).reading?.map(({ text, use }) => `${text}: ${use}`);
    expect(read()).toEqual(['art: required', 'anime: excluded']);
    expect(read({ plain: ['anime'] })).toEqual(['art: required', 'anime: optional']);
    const none = search('art without minecraft', { plain: ['minecraft'] });
    expect(none.reading?.map(({ use }) => use)).toEqual(['required', 'optional']);
  });

  it('leaves words, names and hashtags alone', () => {
    expect(search('#art').names).toEqual(['Art Corner']);
    expect(search('anime-club').names).toEqual(['Anime Club']);
  });
});
