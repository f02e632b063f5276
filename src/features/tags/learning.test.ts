// Whether a question is about learning a language, or for servers that speak it.
import { describe, expect, it } from 'vitest';
import { namedIn } from '#test/named-in.ts';
import { subjects } from './lexicon.ts';
import { understand } from './understand.ts';

const all = subjects();

describe('learning a language', () => {
  const learned = all.filter(({ expressions: own }) => own.some(({ term }) => term.startsWith('learn_to_speak_')));

  it.each([
    'learn the german language',
    'the german language',
    'learning japanese language',
    'learn English language',
    'die deutsche Sprache lernen',
    'la lengua española',
    'el idioma francés',
    'la langue allemande',
    'língua inglesa',
    'lingua italiana',
    'język niemiecki',
    'немецкий язык',
    'اللغة الإسبانية',
  ])('is what the name beside the noun "language" is about: %s', (question) => {
    const [named, ...others] = understand(question).parts.filter(({ weight }) => weight === 1);
    expect([named?.words.length, named?.tags.includes('language exchange'), others]).toEqual([1, true, []]);
  });

  it.each([
    ['server in german language', 'de'],
    ['german language server', 'de'],
    ['valorant in german language', 'de'],
    ['valorant in deutscher Sprache', 'de'],
    ['servidor en idioma español', 'es'],
    ['serveur en langue allemande', 'de'],
    ['serwer w języku niemieckim', 'de'],
    ['сервер на немецком языке', 'de'],
  ])('is not what the name beside the noun is about elsewhere, but the language: %s', (question, language) => {
    const named = understand(question).parts.filter(({ tags }) => !tags.includes('valorant'));
    expect(named.flatMap(({ languages, tags }) => [...languages, ...tags])).toContain(language);
    expect(named.flatMap(({ tags }) => tags)).not.toContain('language exchange');
    expect(named.filter(({ weight }) => weight === 1)).toHaveLength(1);
  });

  it.each([
    ['lerning japanese', 'learning japanese'],
    ['learnig french', 'learning french'],
    ['leran german with me', 'learn german with me'],
    ['aprendr ingles', 'aprender ingles'],
  ])('is recognized with a typo: %s', (question, meant) =>
    expect([namedIn(question), namedIn(question, new Set([question]))]).toEqual([namedIn(meant), namedIn(meant)]),
  );

  it.each(['lean korean', 'leaning french', 'leaving france', 'leading german team'])(
    'is not what similar words are about: %s',
    (question) => expect(namedIn(question).tags).not.toContain('language exchange'),
  );

  it.each(['lessons', 'course', 'classes', 'tutor'])('is language exchange: german language %s', (noun) =>
    expect(namedIn(`german language ${noun}`).tags).toContain('language exchange'),
  );

  it.each(['learn', 'study', 'practise', 'practice my', 'improve my'])('is language exchange: %s', (learn) => {
    expect(learned.length).toBeGreaterThan(20);
    const names = learned.map(({ tag }) => (tag === 'english learning' ? 'english' : tag));
    const missed = [...names, 'czech', 'tagalog'].filter(
      (name) => name !== 'language exchange' && !namedIn(`${learn} ${name}`).tags.includes('language exchange'),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['nl', 'learn japanse'],
    ['es', 'learn español'],
    ['de', 'japanisch lernen'],
    ['de', 'ich lerne dänisch'],
    ['es', 'practicar mi francés'],
    ['fr', "apprendre l'arabe"],
    ['pt', 'praticar o alemão'],
    ['it', 'imparare lo svedese'],
    ['nl', 'spaans oefenen'],
    ['pl', 'ćwiczyć japoński'],
    ['pl', 'lekcje czeskiego'],
    ['pl', 'pomoc z angielskiego'],
    ['pl', 'kursy japońskiego'],
    ['pl', 'kurs języka japońskiego'],
    ['it', 'corsi di giapponese'],
    ['de', 'Kurse für Japanisch'],
    ['ru', 'изучать японский язык'],
    ['ja', '日本語を勉強'],
    ['ja', 'チェコ語を勉強'],
    ['zh', '练日语'],
    ['ko', '일본어 공부'],
    ['ar', 'تعلم العربية'],
    ['ar', 'أتعلم اللغة الإسبانية'],
  ])('is language exchange in %s: %s', (_language, question) =>
    expect(namedIn(question).tags).toContain('language exchange'),
  );
});
