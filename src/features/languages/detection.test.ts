import { expect, it } from 'vitest';
import { allCommunities } from '#standins/discord/communities/all-communities.ts';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { detectLanguage } from './detection.ts';

const LONG_ENOUGH = 40;

it('detects over 95% of the invented communities with enough text and gets under 1% wrong', () => {
  const texts = allCommunities.map(({ name, description, language }) => ({
    text: `${name}. ${description ?? ''}`,
    language: language.split('-')[0],
  }));
  const long = texts.filter(({ text }) => text.length >= LONG_ENOUGH);
  const right = long.filter(({ text, language }) => detectLanguage(text) === language);
  const wrong = long.filter(({ text, language }) => ![language, null].includes(detectLanguage(text)));
  expect(long.length).toBeGreaterThan(200);
  expect(right.length / long.length).toBeGreaterThan(0.95);
  expect(wrong.length / long.length).toBeLessThan(0.01);
});

it.each([
  ['', null],
  ['🎮🎮🎮 123 https://example.com/welcome-to-our-community-of-games', null],
  // Too short, and with words that every language borrowed.
  ['Online Fix. Online', null],
  ['VPN Server', null],
  ['Deutsche Gamer Lounge', null],
  ['Gamers de México. Minecraft Server', null],
  ['Serveur Discord Online', null],
  // Too short for statistics, but with words that are only English.
  ['SimpleDiscordCrypt. Discord Message Encryption', 'en'],
  ['Drawabox. Drawing Lessons', 'en'],
  ['3D Printer Guides', 'en'],
  ['Lantern. Remap Keys', 'en'],
  ['Lantern. Run AI Clusters', 'en'],
  ['A quiet place to read together, one book a month.', 'en'],
  ['𝓐 𝓺𝓾𝓲𝓮𝓽 𝓹𝓵𝓪𝓬𝓮 𝓽𝓸 𝓻𝓮𝓪𝓭 𝓽𝓸𝓰𝓮𝓽𝓱𝓮𝓻, one book a month.', 'en'],
  ['⸻┆ Wir sind eine kleine Gemeinschaft, die jeden Abend zusammen kocht ┆⸻', 'de'],
  ['Tatuadores de España. Amantes del tatuaje, diseños, técnicas y eventos', 'es'],
  ['Servidor para amantes del senderismo, rutas, fotos y eventos en Andalucía', 'es'],
  ['Grupo de costura. Moldes, tecidos e dicas para quem está começando a costurar', 'pt'],
  ['Servidor galego de xogos e conversas para todo o mundo en Galicia', null],
  // Short texts in Cyrillic whose best languages are close.
  ['Чаепитие | Политика запрещена. Вяжем по вечерам.', null],
  ['Допомога новачкам', null],
  ['Українська спільнота художників', 'uk'],
  ['Книжный клуб Гродно', 'ru'],
  ['Заједница љубитеља књига', 'sr'],
  ['Българска музика и кино', 'bg'],
  ['毎晩いっしょに料理をする小さなコミュニティです。', 'ja'],
  ['웹툰 정주행단. 완결 웹툰을 함께 정주행합니다. 회차별 감상방, 명대사 모음.', 'ko'],
  ['Nongkrong santai se-Nusantara: curhat, resep, nobar, dan lomba tebak lagu tiap malam', 'id'],
])('%s: %s', (text, language) => expect(detectLanguage(text)).toBe(language));

it.each(['a-', 'a.', '<:a', 'https:', 'ã'])('reads a long row of %j in time linear in its length', async (piece) => {
  expect(await cpuTimeOf(() => detectLanguage(piece.repeat(30_000)))).toBeLessThan(2000);
});
