import { readCommunities } from './read-communities.ts';

// Communities that fit none of the nine categories.
export const other = readCommunities(
  'Other',
  `
oadro | oadro | en | 12840 | 19 | antenna | partnered widget #OADR/7
Online radio run by its listeners: live shows around the clock, a request line, and a VIP programme that pays the stream bill.
+ 📻 Live radio, ⭐ VIP programme, 🎧 Requests

Ferry Timetable Watchers | - | en | 388 | 7 | anchor | nobanner
We photograph ferries and argue about timetables. Winter schedule megathread is pinned.

Rescue Greyhound Sofa | greyhoundsofa | en | 7420 | 8 | paw |
Forty-mile-an-hour couch potatoes. Adoption stories, coat patterns, and what to do about the stairs.
+ 🐕 Greyhounds, 🛋️ Adoption help

Balkonien | balkonien | de | 4310 | 9 | sprout | widget
Tomaten im vierten Stock, Bienen im Kasten, Regen im Abo. Gärtnern auf wenigen Quadratmetern.
+ 🍅 Balkongarten, 🐝 Bienenfreundlich

Night Bakers | nightbakers | en | 9870 | 16 | bread | #LOAF/31
For people whose starter is ready at 3 a.m. Crumb shots, shaping help, sympathy.
+ 🥖 Sourdough, 🌙 Night shift

Ultralight Regrets | ultralight | en | 6650 | 6 | tent |
Backpacking with too little gear and one luxury item. Trip reports with honest base weights.
+ 🎒 Backpacking, ⚖️ Gear lists

Zegarmistrzowie | - | pl | 1190 | 7 | gear |
Mechaniczne zegarki, naprawy przy kuchennym stole i zdjęcia werków pod światło.

猫とこたつ | kotatsu | ja | 23800 | 23 | cat | partnered
猫の写真と近況をのんびり話す場所。返信は義務ではありません。
+ 🐈 猫, 🍊 こたつ

Storm Notebook | - | en | 15600 | 10 | bolt | #WIND/20
Amateur meteorology: radar reading, backyard stations and a very active channel whenever something rotates.
+ ⛈️ Weather, 📡 Stations

Mycelium Post | mycelium | en | 11700 | 8 | tree |
Mushroom spotting and growing. Identification is for learning only; nobody here will tell you it is safe to eat.
+ 🍄 Foraging, 🔬 Growing

Bahnhofsbuffet | - | de | 930 | 11 | train | plain
Nachtzüge, Modellbahn, Kursbücher. Wer umsteigt, schreibt mit.

Kapı Önü Kahvesi | - | tr | 2240 | 13 | mug |
Mahalle sohbeti gibi: yemek tarifleri, çiçek takası, akşam çayı.

Lock Sport Lounge | locksport | en | 354 | 7 | key |
Picking locks you own, for fun. Belt ranks, practice locks by post, strict rules about everything else.
+ 🔐 Lock sport, 🥋 Belts

Хвойный чай | - | ru | 640 | 9 | tree | nobanner
Про лес, походы одного дня и термосы. Без политики.

Beekeepers' Fence | - | en | 3320 | 6 | bee |
First hives, swarm calls, honey labels. Ask three beekeepers, get five answers.

Casa de Plantas | casadeplantas | es-419 | 14200 | 9 | leaf | widget
Intercambio de esquejes, ayuda con plagas y fotos de hojas nuevas. Toda Latinoamérica.
+ 🪴 Plantas, ✂️ Esquejes

Paper Plane Post | paperplane | en | 5280 | 8 | crane | noprofile
Pen pals, stamps and slow mail. You get one address at a time, both sides have to say yes.

Two Spoons | - | en | 12 | 25 | pot | plain noicon nobanner

Quiet Launderette | - | en | 1460 | 31 | moon | plain
A body-doubling room with no talking. Cameras off, timer on, folded socks in the photo channel.
`,
);
