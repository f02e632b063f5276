// Words of a question that are required less than others.
import { describe, expect, it } from 'vitest';
import { namedIn, partsOf, weightsOf } from '#test/named-in.ts';
import { subjects } from './lexicon.ts';
import { understand } from './understand.ts';

describe('fillers', () => {
  it('weigh little, function words nothing', () => {
    expect(weightsOf('a server for people who like cats')).toEqual({
      a: 0,
      server: 0.1,
      for: 0,
      people: 0.1,
      who: 0,
      like: 0.2,
      cats: 1,
    });
  });

  it.each([
    ['friends on the internet', ['friends']],
    ['old school nintendo', ['nintendo']],
    ['minecraft vc', ['minecraft']],
    ['talk about anything and everything', ['talk']],
    ['anyone who plays minecraft', ['minecraft']],
    ['i have never played chess', ['chess']],
    ['server which helps with math', ['math']],
    ['server that teaches python', ['python']],
    ['newbies welcome, chess', ['chess']],
    ['alguien que juegue minecraft', ['minecraft']],
    ['über minecraft diskutieren', ['minecraft']],
    ['chess nerds', ['chess']],
    ['anime addicts', ['anime']],
    ['obsessed with chess', ['chess']],
    ['crazy about anime', ['anime']],
    ['prefer chess', ['chess']],
    ['teach python', ['python']],
    ['teaching', ['teaching']],
    ['teaching jobs', ['teaching', 'jobs']],
    ['chess news', ['chess', 'news']],
    ['cats vs dogs', ['cats', 'dogs']],
    ['photography basics', ['photography']],
    ['become a nurse', ['nurse']],
    ['minecraft voice chat', ['minecraft']],
  ])('are words for any subject: %s', (question, words) =>
    expect(partsOf(question).flatMap(({ weight, text }) => (weight === 1 ? [text] : []))).toEqual(words),
  );

  it('are adverbs of degree', () => {
    const questions =
      'mostly chess|mainly chess|hauptsächlich schach|sobre todo ajedrez|surtout des échecs|głównie szachy';
    const others = '|principalmente xadrez|主にチェス|خصوصا الشطرنج';
    const parts = (questions + others).split('|').map(partsOf);
    expect(parts.map((all) => all.filter(({ weight }) => weight > 0).map(({ tags }) => tags))).toEqual(
      parts.map(() => [['chess']]),
    );
  });

  it('name no other subject together with a word that names one', () => {
    const sentences = ['people who like X', 'i love X', 'best X server', 'X fans server', 'X for free', 'X gratis'];
    const tags = subjects().flatMap(({ tag, isCategory }) => (isCategory ? [] : tag));
    const named = (question: string) => namedIn(question.toLowerCase()).tags;
    const lost = tags.flatMap((tag) => {
      const questions = sentences.map((sentence) => sentence.replace('X', tag));
      return questions.filter((one) => new Set(named(tag)).isDisjointFrom(new Set(named(one))));
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ['im 15 and like minecraft', 'minecraft'],
    ['serveur minecraft gratuit', 'minecraft'],
    ['minecraft kostenlos server', 'minecraft'],
    ['server for my friends', 'friends'],
    ['beste ki', 'artificial intelligence'],
    ['serveur pour amis', 'friends'],
    ['pc fans', 'computer hardware'],
    ['old mac', 'apple'],
    ['study help', 'study'],
  ])('leave the subject that another word names: %s', (question, tag) => expect(namedIn(question).tags).toEqual([tag]));

  it('are words of order and size too', () => {
    expect(weightsOf('top rated anime servers with less than 50 members')).toMatchObject({
      'top rated': 0.2,
      anime: 1,
      'less than': 0,
      members: 0,
    });
  });

  it.each([
    'problem with linux',
    'problem mit linux',
    'Probleme avec Linux',
    'problema con linux',
    'problema com linux',
    'problemy z linuxem',
    'проблема с линуксом',
    'مشكلة في لينكس',
    'how to fix linux issues',
  ])('are words for a need: %s', (question) =>
    expect(partsOf(question).flatMap(({ weight, tags }) => (weight === 1 ? tags : []))).toEqual(['linux']),
  );

  it.each([
    ["people who aren't toxic", { 'aren t': 0 }],
    ['people who dont judge', { dont: 0 }],
    ['won’t ban me', { 'won t': 0, ban: 1 }],
    ["couldn't find chess", { 'couldn t': 0, chess: 1 }],
  ])('are contractions, with and without their apostrophe: %s', (question, expected) =>
    expect(weightsOf(question)).toMatchObject(expected),
  );

  it.each([
    ['people who love their cats', { their: 0, cats: 1 }],
    ['they and her anime', { they: 0, her: 0, anime: 1 }],
    ['mine chess', { mine: 1 }],
    ['comunidade para nossos gatos', { nossos: 0, gatos: 1 }],
    ['leute und ihre katzen und seine hunde', { ihre: 0, seine: 0 }],
  ])('are pronouns: %s', (question, expected) => expect(weightsOf(question)).toMatchObject(expected));

  it.each([
    ["c'est quoi le meilleur serveur anime", { 'c est': 0, anime: 1 }],
    ["l'anime", { l: 0.2, anime: 1 }],
    ["je n'ai personne pour jouer", { 'n ai': 0, jouer: 1 }],
  ])('are single letters before an apostrophe: %s', (question, expected) =>
    expect(weightsOf(question)).toMatchObject(expected),
  );

  it.each([
    ['show me chess servers', { 'show me': 0, chess: 1 }],
    ['zeig mir schach server', { 'zeig mir': 0, schach: 1 }],
    ['montre-moi des serveurs anime', { 'montre moi': 0, anime: 1 }],
    ['pokaż serwery anime', { pokaz: 0, anime: 1 }],
    ['アニメを見せて', { アニメ: 1, を見せて: 0 }],
    ['meet developers', { meet: 0.2, developers: 1 }],
    ['team for league of legends', { team: 0.2, 'league of legends': 1 }],
    ['meet new people', { 'meet new people': 1 }],
    ['red team', { 'red team': 1 }],
  ])('are requests: %s', (question, expected) => expect(weightsOf(question)).toMatchObject(expected));

  it.each([
    ['chess after work', { chess: 1, 'after work': 0 }],
    ['late night chess', { chess: 1, 'late night': 0 }],
    ['chess this weekend', { chess: 1, 'this weekend': 0 }],
    ['chess rn', { chess: 1, rn: 0 }],
    ['schach nach der arbeit', { schach: 1, 'nach der arbeit': 0 }],
    ['仕事終わりにゲーム', { 仕事終わりに: 0, ゲーム: 1 }],
  ])('are times of the day and the week: %s', (question, expected) =>
    expect(weightsOf(question)).toMatchObject(expected),
  );

  it.each([
    ['w krakowie', { w: 0.2, krakowie: 1 }],
    ['plan b', { plan: 1, b: 1 }],
    ['generation z', { generation: 1, z: 1 }],
  ])('of one letter are not required before a word: %s', (question, expected) =>
    expect(weightsOf(question)).toMatchObject(expected),
  );

  it.each(['البايثون', 'بالبايثون', 'للبايثون', 'وبايثونهم'])(
    'are what Arabic attaches to a known word: %s',
    (question) =>
      expect(partsOf(question).flatMap(({ weight, tags }) => (weight > 0 ? [tags] : []))).toEqual([['python']]),
  );

  it('are words of requests in Arabic dialects', () => {
    expect(weightsOf('بدي حد يعلمني شطرنج')).toEqual({ بدي: 0.1, حد: 0, يعلمني: 0.2, شطرنج: 1 });
  });

  it('are words of beginners', () => {
    expect(weightsOf('programmers who are just starting')).toMatchObject({ programmers: 1, starting: 0.2 });
  });

  it.each([
    ['chess with good vibes', { chess: 1, vibes: 0.2 }],
    ['mature anime server', { mature: 0.2, anime: 1 }],
    ['vibe coding', { 'vibe coding': 1 }],
  ])('are words for the mood of every community: %s', (question, expected) =>
    expect(weightsOf(question)).toMatchObject(expected),
  );

  it('are marked, since no other word is a typo of one', () => {
    expect(partsOf('best rated chess').map(({ text, isFiller }) => [text, isFiller])).toEqual([
      ['best', true],
      ['rated', true],
      ['chess', false],
    ]);
  });

  it('are marked in every language, even if the question does not show it', () => {
    expect(partsOf('como zorgle')[0]).toMatchObject({ weight: 1, isFiller: true });
  });

  it.each([
    ['como zorglar do celular', ['zorglar']],
    ['do anime como zorgle for me', ['anime', 'como', 'zorgle']],
  ])('show their language by two of them: %s', (question, expected) =>
    expect(partsOf(question).flatMap(({ text, weight }) => (weight === 1 ? [text] : []))).toEqual(expected),
  );

  it('are not joined to a word that names something', () => {
    expect(weightsOf('draw as an adult')).toEqual({ draw: 1, as: 0, an: 0, adult: 0.2 });
  });

  it('are recognized in other languages than English', () => {
    expect(weightsOf('servidor para aprender a dibujar')).toMatchObject({ servidor: 0.1, para: 0, dibujar: 1 });
    expect(weightsOf('ищу сервер для общения')).toMatchObject({ ищу: 0.1, сервер: 0.1, для: 0 });
    expect(weightsOf('チェス好きな人')).toEqual({ チェス: 1, 好きな人: 0.2 });
  });

  it.each(['anime und gaming', 'gaming oder anime', 'minecraft e roblox', 'minecraft y roblox', 'anime ou gaming'])(
    'are conjunctions of any language between two subjects: %s',
    (question) => expect(partsOf(question).map(({ weight }) => weight)).toEqual([1, 0, 1]),
  );

  it.each([
    'mods für minecraft',
    'mods para minecraft',
    'mods pour minecraft',
    'mods sur minecraft',
    'mods dla minecraft',
  ])('are prepositions of any language beside what names something: %s', (question) =>
    expect(partsOf(question).map(({ weight }) => weight)).toEqual([1, 0, 1]),
  );

  it.each(['con artist', 'para athletes', 'mit license', 'que pasa', 'sin city'])(
    'are no prepositions at the beginning: %s',
    (question) => expect(partsOf(question).map(({ weight }) => weight)).toEqual([1, 1]),
  );

  it('of another language count only if the question is in that language', () => {
    expect(weightsOf('die hard fans')).toMatchObject({ die: 1 });
    expect(weightsOf('gruppe für die prüfung')).toMatchObject({ gruppe: 0.1, die: 0 });
  });

  it('weigh 1 if there are no other words', () => {
    expect(weightsOf('a server')).toEqual({ a: 0, server: 1 });
    expect(weightsOf('who')).toEqual({ who: 1 });
  });

  it.each([
    'plaudern',
    'charlar',
    'общение',
    'sohbet sunucusu',
    'hanging out',
    'voice chat',
    'vc',
    'chatting server for adults',
  ])('for chatting name Community alone: %s', (question) =>
    expect(partsOf(question)[0]).toMatchObject({ categories: ['Community'], weight: 1 }),
  );

  it.each(['games', 'games server', 'spiele'])('for games name Gaming alone: %s', (question) =>
    expect(partsOf(question)[0]).toMatchObject({ categories: ['Gaming'], weight: 1 }),
  );

  it('for chatting and for a community require nothing beside a subject', () => {
    expect(weightsOf('plaudern über anime')).toMatchObject({ plaudern: 0.2, anime: 1 });
    expect(partsOf('minecraft community')[1]).toMatchObject({ categories: [], weight: 0.1 });
  });

  it.each([
    ['serwer do gry w szachy', { gry: 0.2, szachy: 1 }],
    ['python programming', { python: 1, programming: 0.2 }],
    ['anime gaming', { anime: 1, gaming: 1 }],
    ['gaming but not chess', { gaming: 1, chess: 1 }],
  ])('are categories beside a subject in them: %s', (question, expected) =>
    expect(weightsOf(question)).toMatchObject(expected),
  );

  it('are not in the rest, which is searched as typed', () => {
    expect(namedIn('looking for a zorgle server with chess').rest).toEqual(['zorgle']);
  });

  it('are looked for in other spellings if there are no other words', () => {
    expect(understand('serevr').parts).toMatchObject([{ weight: 1, isFiller: false }]);
  });

  it('of other languages are no English words, which would make a question foreign', () => {
    const question = 'person club super public cool urgent minuscule place amateur serve legal cooler big small 2026';
    expect(understand(question).writtenIn).toEqual([]);
  });
});

it.each(['r&b', 'R & B', "r'n'b music", 'rnb'])('reads no language in %s', (question) =>
  expect(understand(question).parts[0]?.tags).toEqual(['blues and soul']),
);
