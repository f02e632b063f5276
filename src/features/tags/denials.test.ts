import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { withoutForbidden } from './denials.ts';
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
    'servidor no brasil',
    'música no youtube',
    'amigos no minecraft',
    'servidor rp no gta 5',
    'servidor para jogar no minecraft',
  ])('is "in the" in Portuguese: %s', (question) => expect(excluded(question)).toEqual([]));
});

it.each([
  ['ich kann kein Deutsch', ['deutsch']],
  ['not gaming but learning', ['gaming']],
  ['not anime but i want to learn japanese', ['anime']],
  ['not a programmer', ['programmer']],
])('what is not to be learned is excluded: %s', (question, expected) => expect(excluded(question)).toEqual(expected));

it.each([
  ['anime hariç oyun', ['anime']],
  ['minecraft olmayan oyun sunucusu', ['minecraft']],
  ['futbol konuşalım ama galatasaray olmasın', ['galatasaray']],
  ['siyaset yok', ['siyaset']],
  ['anime sunucusu yok mu', []],
  ['arkadaşım yok', []],
  ['アニメ禁止', ['アニメ']],
  ['政治の話はしない', ['政治の話']],
  ['Anime aber nichts mit Minecraft', ['minecraft']],
  ['gry i żadnej polityki', ['polityki']],
  ['игры и никакой политики', ['политики']],
])('negations in many languages exclude the word they negate: %s', (question, expected) =>
  expect(excluded(question)).toEqual(expected),
);

describe('texts', () => {
  const named = (text: string): string[] => subjectsInText(withoutForbidden(text)).map(({ tag }) => tag);

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
    // Lists of more than three things.
    'No politics, religion, crypto or dating. No politics/religion/crypto/dating.',
    'We do not allow politics, religion, crypto or dating',
    'Keine Politik, Religion, Krypto oder Dating.',
    'No politics, religion, or crypto. Keine Politik, Religion, oder Krypto. Sin política, anime, o ajedrez',
    // Other words that keep a subject out.
    'Everything except politics.',
    'Politik und Religion haben hier nichts zu suchen. Politik bleibt draußen.',
    'Aquí no se habla de política. Prohibida la política y el fútbol',
    'Aqui não se fala de política',
    'Évitez la politique. У нас не говорят о политике.',
    'Siyaset ve din konuşmak yasaktır.',
    '政治の話はしないでください。アニメの話はしません。',
    'لا نتحدث عن السياسة',
    'Neither anime, chess, nor Roblox. Wir sind weder ein Server für Anime noch für Schach.',
    'Sin política, religión, criptomonedas ni anime',
    'Sem política, religião, criptomoedas ou anime',
    'Без политики, религии, криптовалют или аниме',
    // Verbs and servers between a negation and its subject.
    'Please do not post about politics, crypto or dating. Refrain from discussing politics.',
    'Dies ist kein Server für Anime. Bitte keine Diskussionen über Politik oder über Krypto',
    'No somos un servidor de anime ni de Minecraft',
    'Não somos um servidor de Minecraft. Este não é um servidor de anime.',
    'Nie jesteśmy serwerem Minecraft ani Robloxa',
    'Nous ne sommes pas un serveur Minecraft',
    'Мы не играем в майнкрафт. Это не сервер по майнкрафту. Не обсуждаем политику.',
    'This is not a place for politics. Запрещено обсуждать политику',
    // Denials after their subject.
    'Political discussions are not welcome. Politik verboten',
    "Politics isn't allowed. Politics and crypto will get you banned",
    'Политика запрещена. Политика и религия под запретом',
    'Politik und Anime sind hier nicht erwünscht',
    "La politique et la religion n'ont pas leur place ici. La Politique et religion interdites",
    'Polityka i religia są zakazane',
    'Conteúdo de anime não é permitido',
    'La política y el anime no están permitidos. Anime vietato',
    'If you are looking for Minecraft or Roblox, this is the wrong place',
    'マインクラフトのサーバーではありません。恋愛や政治の話題はNG。アニメお断り。アニメ以外のサーバーです。',
    'هذا ليس سيرفر ماينكرافت. ممنوع الحديث عن السياسة',
  ])('name nothing that they forbid: %s', (text) => expect(named(text)).toEqual([]));

  it.each([
    ['Forbidden: politics and religion. Welcome: chess and anime.', ['chess', 'anime']],
    ['Prohibido el spam, jugamos a minecraft', ['minecraft']],
    ['We love chess and memes are banned', ['chess']],
    ['Anime is welcome, politics is banned', ['anime']],
    ['Never play Minecraft alone again!', ['minecraft']],
    ['Why not play Minecraft?', ['minecraft']],
    ['Banned from other servers? Play chess with us', ['chess']],
    ['No drama, chess every night, anime or cooking', ['chess', 'anime', 'cooking']],
    ['No politics, religion, crypto or dating. Just chess.', ['chess']],
    ['No drama, good vibes, and chess. No drama and anime every night.', ['chess', 'anime']],
    ['🚫 Politics 🚫 Dating 🚫 Crypto ✅ Books', ['books']],
    ['❌ dating, crypto ❌ Node.js ✔ chess', ['chess']],
    ['⛔ politics | anime', ['anime']],
    ['Chess ✅ Dating ❌', ['chess']],
    ['Chess ✔️ Anime ✔️ Politics ❌ Dating ❌\nBooks', ['chess', 'anime', 'books']],
    ['✅ Chess ❌ Dating', ['chess']],
    ['✅ Chess\n✅ Anime ❌ Dating', ['chess', 'anime']],
    ['Чаепитие | Политика запрещена. Вяжем по вечерам.', ['tea', 'knitting']],
    ["Don't play Minecraft/Roblox alone", ['minecraft', 'roblox']],
    ['Why not discuss politics, religion, chess or anime?', ['politics', 'religion', 'chess', 'anime']],
    ['Jogamos no Minecraft, Roblox, Rust ou Ark', ['minecraft', 'roblox']],
    ['Amigos no servidor de Minecraft', ['friends', 'minecraft']],
    ['Not only a server for anime. No ads in Minecraft', ['anime', 'minecraft']],
    ['アニメ以外の話題も歓迎。日本語以外の会話禁止', ['anime']],
    ['Dairy-free recipes', ['vegan', 'cooking']],
    ['No drama, chess and anime. A bot used to play music', ['chess', 'anime', 'music']],
    ['Minecraft yasak değil, sadece anime değil', ['minecraft', 'anime']],
  ])('name what they offer: %s', (text, tags) => expect(named(text)).toEqual(tags));

  it('are read fast, whatever they contain', async () => {
    const parts = [
      '\n',
      'i o ',
      'o, ',
      '. a, a and ',
      'interdit de ',
      'the the ',
      'a-',
      'a ✅ ',
      'a ❌ ',
      'a ✅ a ❌ ',
      `. a de ${'i o '.repeat(9)}`,
    ];
    const texts = parts.map((one) => one.repeat(8000 / one.length));
    const cpuTime = await cpuTimeOf(() => texts.flatMap((text) => [text, `Forbidden: ${text}`].map(withoutForbidden)));
    expect(cpuTime).toBeLessThan(1000);
  });
});
