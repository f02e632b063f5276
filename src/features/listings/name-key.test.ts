import { expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

const STARFORGE = [
  'Starforge Frontier',
  'Stаrforge Frontier', // a Cyrillic а
  'STARFORGE FRONTIER',
  '★ Starforge | Frontier!! ★',
  '𝕊𝕥𝕒𝕣𝕗𝕠𝕣𝕘𝕖 Fróntier',
  'S t a r f o r g e  F r o n t i e r',
  'St4rf0rge Fr0nt1er',
  '$tarforge Frontier',
  'Starforge Frontlеr', // an l for the i, a Cyrillic е
  'Starforge Frontier Official',
  'Official Starforge Frontier Discord Server',
  'The 0fficial Starforge-Frontier Community',
  'Star\u180bforge Fron\u115ftier',
  'Starforge Frontier ツ',
  '乂Starforge Frontier乂 ㅋ',
  '亗 Starforge Frontier 彡 ㅡ',
  'ǀ Starforge ˑǁˑ Frontierǃ',
  'ᐧStarforgeㆍFrontierー',
  'S\u0483tarforge F\u0489rontier\u{1d165}',
  'Starforge\u3164Frontier\u2800',
  'S\u00adt\u200ba\u2060rforge Frontier',
  '🇩🇪 Starforge Frontier',
  '🇸🇹🇦🇷🇫🇴🇷🇬🇪 🇫🇷🇴🇳🇹🇮🇪🇷',
  '🇸🇹🇦🇷🇫🇴🇷🇬🇪 Frontier 🇩🇪🇦🇹',
  'Starf٠rge Fr๐nt١er', // zeros and a one of other scripts
  'Stаrfⵔrge Frontו℮r', // Cyrillic, Tifinagh, Hebrew and a sign
  'Starforge Frഠntاⲉr', // Malayalam, Arabic and Coptic
  'Starforge Fr〇nt⍳er',
];
it.each(STARFORGE)('%s has the key of Starforge Frontier', (name) =>
  expect(nameKey(name)).toBe(nameKey('Starforge Frontier')),
);

it.each([
  ['Starforge Frontier', 'Starforge Frontiers'],
  ['Starforge', 'Starforge Frontier'],
  ['Server 1', 'Server 2'],
  ['The Community', 'The Server'],
  ['Night Owls', 'Night Owl Cafe'],
  ['Ночной дозор', 'Дневной дозор'],
  ['نادي الكتاب', 'نادي الكتب'],
  ['أهل الشام', 'أهل الشم'],
  ['מועדון הספר', 'מעדן הספר'],
  ['קול ישראל', 'קל ישראל'],
  ['บ้านเพลง ๑', 'บ้านเพลง ๒'],
  ['বইয়ের ঘর ০', 'বইয়ের ঘর ১'],
  ['ဝန်', 'ပန်'],
  ['Osu 日本', 'Osu 中国'],
  ['FC東京', 'FC大阪'],
  ['東京 Anime 部', '東京 Anime'],
  ['K팝', 'K'],
  ['猫 Cafe', '犬 Cafe'],
  ['猫Bar', '犬Bar'],
  ['Osu 部', 'Osu 店'],
  ['Club 한', 'Club 중'],
  ['Club 한', 'Club'],
  ['ゲームー', 'ゲーム'],
  ['ⴰⵔⴰⵣ', 'ⴰⵏⴰⵣ'],
])('%s and %s have different keys', (a, b) => expect(nameKey(a)).not.toBe(nameKey(b)));

it.each([
  ['NΙGHΤ OWL', 'Night Owl'],
  ['modern corner', 'modem comer'],
  ['ΝΕΑ ΕΛΛΑΔΑ', 'νέα ελλάδα'],
  ['Area 51', 'Area51'],
  ['ϲorner Ϲafe', 'Corner Cafe'], // lunate sigmas, which are Greek only by name
  ['नगर ५१', 'नगर 51'],
  ['Area \u{116DB}', 'Area 1'], // of two sets of digits side by side
  ['Night Owl™', 'Night Owl'],
  ['Night℠ Owl 🅪', 'Night Owl'],
  ['© Night Owl®', 'Night Owl'],
])('%s and %s have the same key', (a, b) => expect(nameKey(a)).toBe(nameKey(b)));

it.each([
  ['Tidewatch Cartographers', 'tldewatchcartographers'],
  ['星の広場', '星の広場'],
  ['2048', '2048'],
  ['🔥🔥', '🔥🔥'],
  ['🔥\ufe0f \u200d🔥', '🔥🔥'],
])('%s has the key %j', (name, key) => expect(nameKey(name)).toBe(key));
