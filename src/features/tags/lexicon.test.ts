import { describe, expect, it } from 'vitest';
import { questionOf } from '#catalog/question.ts';
import { fold } from '#contract/fold.ts';
import { tagSlug } from '#contract/spelling.ts';
import { MAX_TAG_LENGTH } from '#contract/limits.ts';
import { CATEGORIES, categoryNamed } from '#contract/vocabulary.ts';
import { namedIn } from '#test/named-in.ts';
import { type Expression, misspelledNear, readFillers, readSubject, subjects } from './lexicon.ts';
import { tagsInText } from './tag-words.ts';
import { UNSPACED } from './term-finder.ts';
import { understand } from './understand.ts';

const all = subjects();
const expressions = all.flatMap(({ tag, expressions: own }) => own.map((expression) => ({ tag, ...expression })));
const isTerm = ({ term }: Expression): boolean => /^\*?[^*!?|\s]+\*?$/u.test(term) && term.split('_').length <= 5;

describe('subjects', () => {
  it('have unique slugs, and match categories only if flagged', () => {
    const slugs = all.map(({ tag }) => tagSlug(tag));
    expect(slugs.filter((slug, i) => slug === '' || slugs.indexOf(slug) !== i)).toEqual([]);
    const categories = all.filter(({ isCategory }) => isCategory);
    expect(categories.every(({ tag, category }) => categoryNamed(tag) === category)).toBe(true);
    expect(CATEGORIES.map(({ name }) => name)).toEqual(
      expect.arrayContaining(categories.map(({ category }) => category)),
    );
  });

  it('have tags of valid length', () => {
    expect(all.filter(({ tag }) => tag.length > MAX_TAG_LENGTH).map(({ tag }) => tag)).toEqual([]);
  });

  it('have valid terms, unique per language', () => {
    expect(expressions.filter((expression) => !isTerm(expression))).toEqual([]);
    const twice = all.flatMap(({ tag, expressions: own }) => {
      const seen = own.map(({ language, term }) => `${tag}: ${language} ${term}`);
      return seen.filter((key, i) => seen.indexOf(key) !== i);
    });
    expect(twice).toEqual([]);
  });

  it('have no stem shorter than three letters', () => {
    const isShort = ({ term }: Expression): boolean => term.includes('*') && fold(term.replace('*', '')).length < 3;
    expect(expressions.filter(isShort)).toEqual([]);
  });

  it('are found in texts with their words, except words for questions only', () => {
    const isFound = ({ tag, term }: { tag: string; term: string }): boolean => {
      // An ending is that of a longer word.
      const text = term.replace(/^\*/, 'x').replaceAll('*', '').replaceAll('_', ' ');
      return tagsInText(`— ${text} —`).includes(tag);
    };
    const inTexts = expressions.filter(
      ({ isForQuestionsOnly, tag }) => !isForQuestionsOnly && categoryNamed(tag) === undefined,
    );
    expect(inTexts.filter((one) => !isFound(one)).map(({ tag, term }) => `${tag}: ${term}`)).toEqual([]);
  });
});

it('words of mixed scripts are found in questions, which separate the scripts', () => {
  const mixed = expressions.filter(({ term }) => UNSPACED.test(term) && /[a-z0-9]/i.test(term));
  expect(mixed.length).toBeGreaterThan(150);
  const asked = mixed.map(({ tag, term }) => ({ tag, text: term.replace('*', '').replaceAll('_', ' ') }));
  const missed = asked.filter(
    ({ tag, text }) => !questionOf(text, understand)?.parts.some((one) => one.tags.includes(tag)),
  );
  expect(missed).toEqual([]);
});

it('titles with an apostrophe name the same without it', () => {
  const withS = expressions.filter(({ language, term }) => language === 'en' && /[a-z]_s(?:_|$)/.test(term));
  const differing = withS.filter(({ term }) => {
    const [typed, plain] = ["'s", 's'].map((end) => term.replaceAll(/_s(?=_|$)/g, end).replaceAll('_', ' '));
    return JSON.stringify(namedIn(typed!)) !== JSON.stringify(namedIn(plain!));
  });
  expect(differing.map(({ term }) => term)).toEqual([]);
});

describe('a row', () => {
  it('consists of a tag, a category and words by language', () => {
    expect(readSubject(['?rust', 'Programming', 'en rustacean* ?crab ?!ferris', 'ja !ラスト'])).toEqual({
      tag: 'rust',
      category: 'Programming',
      isCategory: false,
      isTitle: false,
      expressions: [
        { language: 'en', term: 'rust', isForQuestionsOnly: true, isInstance: false },
        { language: 'en', term: 'rustacean*', isForQuestionsOnly: false, isInstance: false },
        { language: 'en', term: 'crab', isForQuestionsOnly: true, isInstance: false },
        { language: 'en', term: 'ferris', isForQuestionsOnly: true, isInstance: true },
        { language: 'ja', term: 'ラスト', isForQuestionsOnly: false, isInstance: true },
      ],
    });
  });

  it.each([
    [['chess', 'Board games'], 'row "chess" needs one of Gaming,'],
    [['chess'], 'row "chess" needs one of Gaming,'],
    [['chess', 'Gaming', 'schach*'], 'cell "schach*" is not a language followed by words'],
    [['chess', 'Gaming', 'de'], 'cell "de" is not a language followed by words'],
  ])('%j is rejected with an error', (cells, message) => {
    expect(() => readSubject(cells)).toThrow(message);
  });
});

it.each(['mtg', 'nfs', 'nms', 'sf6', 'mk11', 'w40k', 'dnd5e'])('an abbreviation names kind and name: %s', (word) =>
  expect(namedIn(word).tags.length).toBeGreaterThan(1),
);

it('abbreviations name what the phrases with these initials in their row name', () => {
  const initials = (words: readonly string[]): string => words.map((word) => word.slice(0, 1)).join('');
  const english = new Set(
    all.flatMap((one) => one.expressions).flatMap((one) => (one.language === 'en' ? one.term : [])),
  );
  const missed = all.flatMap(({ expressions: own }) => {
    const terms = own.map(({ language, term }) => `${language} ${term.replace('*', '').toLowerCase()}`);
    const phrases = terms.map((term) => term.split(/[ _]/)).filter(({ length }) => length > 2);
    return phrases.flatMap(([language, ...words]) =>
      [words, words.filter((word) => !['of', 'the', 'and'].includes(word))]
        .map(initials)
        .filter((word) => terms.includes(`${language} ${word}`))
        // English meanings come first: `dsa` is Das Schwarze Auge in German questions only.
        .filter((word) => language === 'en' || !english.has(word))
        .filter((word) => !new Set(namedIn(words.join(' ')).tags).isSubsetOf(new Set(namedIn(word).tags)))
        .map((word) => `${word}: ${words.join(' ')}`),
    );
  });
  expect(missed).toEqual([]);
});

it.each([
  ['share my art', ['drawing', 'illustration']],
  ['math homework help', ['mathematics', 'school']],
  ['physics homework', ['physics', 'school']],
  ['chemistry homework', ['chemistry', 'school']],
  ['Hilfe bei Physik-Hausaufgaben', ['physics', 'school']],
  ['tarea de matemáticas', ['mathematics', 'school']],
  ['devoirs de chimie', ['chemistry', 'school']],
  ['zadania domowe z fizyki', ['physics', 'school']],
  ['домашка по химии', ['chemistry', 'school']],
  ['数学の宿題', ['mathematics', 'school']],
])('a phrase in the rows of two subjects names both, and one is enough: %s', (question, tags) => {
  const named = understand(question).parts.filter(({ weight }) => weight === 1);
  expect(named.map((part) => part.tags.toSorted())).toEqual([tags]);
});

it.each([
  ['كيف اسوي بوت ديسكورد', ['discord bots']],
  ['الاختراق الأخلاقي', ['cybersecurity']],
  ['عايز أتعلم جافا سكربت', ['javascript']],
  ['تجميع كمبيوتر', ['computer hardware']],
  ['絵がうまくなりたい', ['drawing']],
  ['絵を習いたい', ['drawing']],
  ['料理を習いたい', ['cooking']],
  ['スマホのカスタマイズ', ['android customization']],
  ['regarder des films à plusieurs', ['watch parties']],
  ['zrobić własnego bota', ['discord bots']],
  ['montar um pc gamer', ['computer hardware']],
  ['ホームページを作りたい', ['web development']],
  ['كيف اسوي موقع', ['web development']],
  ['stworzyć aplikację', ['mobile development']],
  ['impresoras 3d', ['3d printing']],
  ['imprimantes 3d', ['3d printing']],
  ['modeladores 3d', ['3d modeling']],
  ['3Dプリンター', ['3d printing']],
  ['画像生成', ['ai art']],
  ['privacidad en internet', ['privacy']],
  ['Privatsphäre im Internet', ['privacy']],
  ['друзья в интернете', ['friends']],
])('questions in other languages name only what they ask for: %s', (question, tags) => {
  const parts = questionOf(question, understand)?.parts.filter(({ weight }) => weight === 1) ?? [];
  expect(parts.map((part) => part.tags)).toEqual([tags]);
});

it.each([
  ['cybersecurity', 'security Sicherheit sécurité seguridad segurança bezpieczeństwo безопасность セキュリティ الأمن'],
  ['amateur rocketry', 'rockets Raketen fusées cohetes foguetes rakiety ракеты ロケット صواريخ'],
])('common words of every language name %s: %s', (tag, words) =>
  expect(words.split(' ').filter((word) => !namedIn(word).tags.includes(tag))).toEqual([]),
);

it.each('pants ferry bears stairs stumps breed navel minus taylor caching hinting wrote'.split(' '))(
  'no common word is a typo of a subject: %s',
  (word) => expect(misspelledNear(word)).toEqual([]),
);

describe('fillers', () => {
  it.each([
    ['en', 'i need a chess club asap'],
    ['en', 'somewhere to play chess'],
    ['en', 'best chess servers 2026'],
    ['de', 'ich suche dringend einen aktiven Verein für Schach'],
    ['de', 'irgendwo Schach spielen'],
    ['es', 'me gusta el ajedrez'],
    ['es', 'quiero un buen club de ajedrez urgente'],
    ['fr', "j'aime les échecs"],
    ['fr', "j'ai besoin d'un club d'échecs sympa"],
    ['pt', 'gosto de xadrez'],
    ['pt', 'preciso de um clube de xadrez novo'],
    ['it', 'mi piacciono gli scacchi'],
    ['pl', 'gra w szachy'],
    ['pl', 'lubię szachy'],
    ['pl', 'szukam pilnie fajnego klubu, gdzie mogę pograć w szachy'],
    ['ru', 'шахматный клуб'],
    ['ru', 'я люблю шахматы'],
    ['ru', 'мне срочно нужен хороший новый сервер по шахматам'],
    ['ja', 'チェスクラブ'],
    ['ja', 'チェスが好き'],
    ['ja', 'アクティブなチェスのサーバーを探しています'],
    ['ar', 'احتاج نادي شطرنج جديد'],
    ['de', 'Hilfe beim Schach'],
    ['de', 'könnt ihr mir beim Schach helfen'],
    ['de', 'Leute fürs Schach'],
    ['es', 'puedes ayudarme con el ajedrez'],
    ['fr', 'nous voudrions trouver quelqu’un pour les échecs'],
    ['fr', 'où pouvons-nous jouer aux échecs avec tous'],
    ['pt', 'onde posso jogar xadrez'],
    ['pt', 'ajudem-me pelo xadrez'],
    ['pl', 'gdzie mogę grać z innymi w szachy'],
    ['pl', 'szukam ekipy do szachów'],
    ['ja', '誰かチェスを教えてくれませんか'],
    ['ar', 'مساعدة في الشطرنج'],
    ['ar', 'ابحث عن ناس للشطرنج'],
    ['de', 'hab Lust auf Schach, suche nen Server'],
    ['es', 'alguien pa ajedrez'],
    ['fr', 'jcherche qqn pour les échecs'],
    ['pt', 'bora xadrez, alguém pra xadrez'],
    ['ar', 'ابغى شطرنج'],
    ['ar', 'العب شطرنج'],
    ['fr', 'un coup de main aux échecs'],
    ['pl', 'szachy na discorda'],
    ['ru', 'шахматы в дискорде'],
    ['de', 'zusammen Schach schauen'],
    ['fr', 'regarder les échecs sur mon ordinateur'],
    ['pt', 'assistir xadrez no computador'],
    ['ja', 'チェスについて語りたい'],
    ['ar', 'سوالف عن الشطرنج'],
    ['es', 'alguien que me enseñe ajedrez'],
    ['fr', 'jouer aux échecs en ligne'],
    ['pl', 'ktoś nauczy mnie szachów'],
    ['ja', 'オンラインでチェスをしたい'],
    ['zh', '国际象棋俱乐部'],
    ['ko', '체스 클럽'],
  ])('leave only chess in %s: %s', (_language, question) => {
    const parts = questionOf(question, understand)?.parts.filter(({ weight }) => weight === 1) ?? [];
    expect(parts.map(({ tags }) => tags)).toEqual([['chess']]);
  });

  it.each([
    ['small server', 'server'],
    ['kleiner Server', 'server'],
    ['servidor pequeño', 'servidor'],
    ['petit serveur', 'serveur'],
    ['serwer mały', 'serwer'],
    ['маленький сервер', 'сервер'],
    ['小規模なサーバー', 'サーバー'],
    ['سيرفر صغير', 'سيرفر'],
    ['big active server', 'active'],
  ])('are sizes, which texts do not mention: %s', (question, searched) => {
    const { parts } = understand(question);
    expect(parts.filter(({ weight }) => weight === 1).map(({ text }) => text)).toEqual([searched]);
  });

  it.each([
    'chess serevr',
    'comunity chess',
    'sever chess',
    'serwery szachy spolecznsc',
    'chess not a serevr',
    'chess group for beginers',
    'chess beginer',
  ])('are recognized if they are misspelled: %s', (question) => {
    const { parts } = understand(question);
    expect(parts.filter(({ weight }) => weight === 1).map(({ tags }) => tags)).toEqual([['chess']]);
    expect(parts.some(({ isExcluded }) => isExcluded)).toBe(false);
  });

  it.each(
    'fried booking cooking discard three prayer planes taking severe galeria tanks ether lager descent compete palaces fining leaning tending rafting'.split(
      ' ',
    ),
  )('are not confused with other words: chess %s', (word) =>
    expect(understand(`chess ${word}`).parts.map(({ weight }) => weight)).toEqual([1, 1]),
  );
});

it('reads fillers as valid terms that weigh less than other words', () => {
  const fillers = readFillers();
  expect(fillers.filter((filler) => !isTerm(filler) || filler.weight >= 1)).toEqual([]);
  for (const language of ['en', 'de', 'es', 'fr', 'ja', 'ar', 'pt', 'pl']) {
    expect(new Set(fillers.filter((filler) => filler.language === language).map(({ weight }) => weight)).size).toBe(3);
  }
});
