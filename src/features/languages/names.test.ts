import { describe, expect, it } from 'vitest';
import { understand } from '#features/tags/understand.ts';
import { namedIn } from '#test/named-in.ts';

describe('languages in a question', () => {
  it.each([
    ['german', 'de'],
    ['Deutsch', 'de'],
    ['allemand', 'de'],
    ['ドイツ語', 'de'],
    ['الألمانية', 'de'],
    ['niemiecki', 'de'],
    ['Viet Nam', 'vi'],
    ['tiếng Việt', 'vi'],
    ['Brazilian Portuguese', 'pt'],
    ['people who speak german', 'de'],
    ['czech speakers', 'cs'],
    ['die Deutsch sprechen', 'de'],
    ['spanischsprachige Leute', 'es'],
    ['qui parlent allemand', 'de'],
    ['que hablen alemán', 'de'],
    ['fala português', 'pt'],
    ['mówiący po polsku', 'pl'],
    ['говорящие по-немецки', 'de'],
    ['ドイツ語を話せる人', 'de'],
    ['الناطقين بالفرنسية', 'fr'],
    ['spanischer Server', 'es'],
    ['französische', 'fr'],
    ['españoles', 'es'],
    ['tedeschi', 'de'],
    ['germans', 'de'],
    ['tedesco', 'de'],
    ['almanca', 'de'],
    ['İngilizce', 'en'],
    ['duits', 'de'],
    ['norvégien', 'nb'],
    ['프랑스어', 'fr'],
    ['法语', 'fr'],
    ['ألماني', 'de'],
    ['germany', 'de'],
    ['مصر', 'ar'],
    ['السعودية', 'ar'],
    ['مصري', 'ar'],
    ['Venezuela', 'es'],
    ['Deutschland', 'de'],
    ['España', 'es'],
    ['ブラジル', 'pt'],
    ['no Japão', 'ja'],
    ['Österreicher', 'de'],
    ['Włosi', 'it'],
    ['Brasileños', 'pt'],
    ['немцы', 'de'],
    ['niemieccy', 'de'],
    ['we Francji', 'fr'],
    ['в Испании', 'es'],
    ['en Allemagne', 'de'],
    ['en Italia', 'it'],
    ['les Allemands', 'de'],
    ['in der Türkei', 'tr'],
    ['у Німеччині', 'de'],
    ['в Германию', 'de'],
    ['из Польши', 'pl'],
    ['в Украине', 'uk'],
    ['do Niemiec', 'de'],
    ['polskiego serwera', 'pl'],
  ])('are recognized in %s, and nothing else', (question, code) =>
    expect(namedIn(question)).toMatchObject({ languages: [code], rest: [] }),
  );

  it.each(['lets', 'roman', 'georgia', 'تركيز', 'タイトル', 'シリアス'])(
    'are not recognized in other words: %s',
    (question) => expect(namedIn(question).languages).toEqual([]),
  );

  it('are recognized next to a subject', () => {
    expect(understand('german valorant').parts.map(({ text, tags }) => [text, tags])).toEqual([
      ['german', ['german']],
      ['valorant', ['valorant']],
    ]);
    expect(namedIn('german valorant')).toMatchObject({ languages: ['de'], rest: [] });
  });

  it('are not recognized after "learn", which is about the language', () => {
    expect(namedIn('learn english with german friends').languages).toEqual(['de']);
  });
});
