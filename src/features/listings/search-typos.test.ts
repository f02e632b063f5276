import { describe, expect, it } from 'vitest';
import { catalogOf } from '#test/search-catalog.ts';

describe('similar spellings', () => {
  it('are partial matches, before those that lack a word', () => {
    const search = catalogOf([{ name: 'Quilt' }, { name: 'Pixel Run' }, { name: 'Pixel Orchard' }]);
    expect(search('qulit')).toMatchObject({ total: 0, partial: 1, names: ['Quilt'], answered: [[0]] });
    const names = ['Pixel Orchard', 'Pixel Run'];
    expect(search('pixel orchrad')).toMatchObject({ total: 0, partial: 2, names, answered: [[0, 1], [0]] });
    expect(search('quilt', { categories: ['Art'] })).toMatchObject({ total: 0, partial: 0 });
  });

  it('follow the words as typed', () => {
    const search = catalogOf([{ name: 'Quilt' }, { name: 'Qulit Harbor' }]);
    expect(search('qulit')).toMatchObject({
      total: 1,
      partial: 1,
      names: ['Qulit Harbor', 'Quilt'],
      answered: [[0]],
    });
  });

  it('are also what a misspelled word of the lexicon names', () => {
    const search = catalogOf([{ name: 'Calm Harbor', tags: ['mental health'] }, { name: 'Other' }]);
    expect(search('anxeity support')).toMatchObject({ total: 0, partial: 1, names: ['Calm Harbor'], answered: [[0]] });
    expect(search('anxeity').reading).toMatchObject([{ use: 'required', isApproximate: true, tags: [] }]);
    for (const text of ['broke', 'tired', 'scout', 'anxeyti']) expect(search(text).names).toEqual([]);
  });

  it('are also what a misspelled phrase names, the closest of its tags first', () => {
    const search = catalogOf([
      { name: 'Board', tags: ['tabletop games'] },
      { name: 'Cave', tags: ['dungeons and dragons'] },
      { name: 'Dragons' },
    ]);
    const found = search('dungons and dragons');
    expect(found).toMatchObject({ total: 0, names: ['Cave', 'Board'] });
    expect(found.reading).toMatchObject([{ text: 'dungons and dragons', use: 'required', isApproximate: true }]);
    expect(catalogOf([{ name: 'Rocket' }])('rocket leage').names).toEqual(['Rocket']);
  });

  it.each(['camra', 'cammera', 'camear'])(
    'of the lexicon have a swapped letter, a vowel or a repeated one: %s',
    (text) => {
      expect(catalogOf([{ name: 'Calm Harbor', tags: ['photography'] }])(text).partial).toBe(1);
    },
  );

  it.each([
    ['editing', 'dating'],
    ['racing', 'desktop customization'],
    ['driver', 'scuba diving'],
    ['local', 'neighborhood'],
    ['speakers', 'fashion and beauty'],
    ['makers', 'painting'],
    ['grabber', 'techno'],
  ])('are no words of their own: %s is not %s', (text, tag) => {
    expect(catalogOf([{ name: 'Calm Harbor', tags: [tag] }])(text).partial).toBe(0);
  });

  it.each([
    ['quiet', 'Quilt'],
    ['close', 'Clone'],
    ['contest', 'Content'],
    ['spring', 'Spying'],
    ['alone', 'Abone'],
    ['тихий', 'Тибий'],
  ])('have no other consonant in a short word: %s is not %s', (text, name) => {
    expect(catalogOf([{ name }])(text).names).toEqual([]);
  });

  it.each([
    ['muaic', 'Music'],
    ['gqming', 'Gaming'],
    ['pyghon', 'Python'],
    ['tanyen', 'Tanzen'],
    ['ргссия', 'Россия'],
    ['pethon', 'Python'],
    ['kosmik', 'Kosmic'],
    ['рлссия', 'Россия'],
    ['שלום', 'שלוט'],
    ['minegraft', 'Minecraft'],
  ])(
    'may have a neighboring key, a vowel, a letter of the same sound, any other one in a long word: %s',
    (text, name) => {
      expect(catalogOf([{ name }])(text).names).toEqual([name]);
    },
  );
});
