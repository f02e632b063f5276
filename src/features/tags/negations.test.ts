import { describe, expect, it } from 'vitest';
import { withoutForbidden } from './negations.ts';
import { subjectsInText } from './tag-words.ts';
import { understand } from './understand.ts';

const excluded = (question: string): string[] =>
  understand(question).parts.flatMap(({ text, isExcluded }) => (isExcluded ? [text] : []));

describe('"no" beside words that Spanish and Portuguese share', () => {
  it.each([
    ['música no rap', ['rap']],
    ['arte no ia', ['ia']],
    ['español no inglés', ['ingles']],
    ['política no religión', ['religion']],
    ['francés no inglés', ['ingles']],
  ])('excludes in Spanish: %s', (question, expected) => expect(excluded(question)).toEqual(expected));

  it.each([
    'música no brasil',
    'arte no mexico',
    'música no youtube',
    'amigos no minecraft',
    'servidor rp no gta 5',
    'servidor para jogar no minecraft',
  ])('is "in the" in Portuguese: %s', (question) => expect(excluded(question)).toEqual([]));
});

it.each([
  'ich kann kein Python, aber will es lernen',
  'wir können keine Mathe',
  "i'm not a programmer but want to learn",
  "je n'aime pas les maths mais besoin d'aide",
  'no soy programador pero quiero aprender',
  'я не программист но хочу научиться',
])('nothing that is to be learned is excluded: %s', (question) => expect(excluded(question)).toEqual([]));

it.each([
  ['ich kann kein Deutsch', ['deutsch']],
  ['not gaming but learning', ['gaming']],
  ['not anime but i want to learn japanese', ['anime']],
  ['not a programmer', ['programmer']],
])('what is not to be learned is excluded: %s', (question, expected) => expect(excluded(question)).toEqual(expected));

describe('texts', () => {
  const named = (text: string): string[] => subjectsInText(text).map(({ tag }) => tag);

  it.each([
    'Dating content is banned here.',
    'Dating and NSFW content are banned',
    'Politics and religion are banned. Anime, manga and memes are not allowed',
    'Forbidden: politics, religion and anime',
    'Verboten sind Politik und Religion',
    'Está prohibido hablar de política, religión y anime',
    'No se permite política',
    'Interdiction de parler de politique et de religion',
    'Vietato parlare di politica',
    'Zakaz polityki',
    'É proibido falar de futebol',
    'La musique et les jeux vidéo sont interdits',
    "We don't play Minecraft. We never play Roblox.",
    'Please refrain from politics. Avoid anime.',
    'politics-free',
  ])('name nothing that they forbid: %s', (text) => expect(named(text)).toEqual([]));

  it.each([
    ['Forbidden: politics and religion. Welcome: chess and anime.', ['chess', 'anime']],
    ['Prohibido el spam, jugamos a minecraft', ['minecraft']],
    ['We love chess and memes are banned', ['chess']],
    ['Anime is welcome, politics is banned', ['anime']],
    ['Never play Minecraft alone again!', ['minecraft']],
    ['Why not play Minecraft?', ['minecraft']],
    ['Banned from other servers? Play chess with us', ['chess']],
    ['Dairy-free recipes', ['vegan', 'cooking']],
  ])('name what they offer: %s', (text, tags) => expect(named(text)).toEqual(tags));

  it('are read fast, whatever they contain', () => {
    const start = performance.now();
    for (const one of ['\n', 'i o ', 'o, ', '. a, a and ', 'interdit de ', 'the the ', 'a-']) {
      withoutForbidden(one.repeat(2000));
      withoutForbidden(`Forbidden: ${one.repeat(2000)}`);
    }
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
