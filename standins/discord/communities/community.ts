import { readCommunities } from './read-communities.ts';

export const community = readCommunities(
  'Community',
  `
The Slow Kitchen | slowkitchen | en | 5400 | 11 | pot | widget
Long braises, sourdough, preserving. No hot takes, only hot pans.
+ 🍲 Slow cooking, 🥫 Preserving

Porch Light | porchlight-chat | en | 167000 | 18 | house | verified #GLOW/8
A big, slow, friendly place to talk. Quiet rooms, loud rooms, and greeters who answer within the hour.
+ 🏡 Everyone welcome, 👋 Greeters, 🤫 Quiet rooms

New in Town | newintown | en | 23600 | 9 | train | widget
For people who moved and know nobody yet. City channels, arrival checklists, buddy list.
+ 🧳 Newcomers, 🗺️ 140 cities

Kiezküche | - | de | 3120 | 10 | pot |
Nachbarschaft, die kocht: Mitbringlisten, Resterezepte, jeden ersten Samstag ein langer Tisch.
+ 🍽️ Langer Tisch, 🥕 Resteküche

Night Owls Anonymous | - | en | 94300 | 26 | owl | #3AM/4
It is three in the morning somewhere and you are awake. So are we. Gentle chat, no advice unless you ask.
+ 🦉 Awake at 3, 🫖 Gentle

Les Voisins du Dimanche | - | fr | 4680 | 12 | mug |
Un café virtuel chaque dimanche, des jeux simples, et des gens qui se souviennent de votre prénom.
+ ☕ Café du dimanche, 🎲 Jeux simples

Dads on the Sideline | sidelinedads | en | 764 | 8 | whistle |
Cold coffee, wet grass, good advice. Fathers of any kind, from newborn to moved out.
+ 👟 Fathers, 🧃 No lectures

Tea & Letters | tealetters | en | 11500 | 7 | mug | #TEA/32
Pen friends, postcards and kettles. We match you with two people on two continents.
+ ✉️ Pen friends, 🫖 Tea swaps

深夜食堂 | shinya-shokudo | ja | 38200 | 24 | lantern | partnered #深夜/4
夜ふけに集まるごはんの部屋。写真だけでも、愚痴だけでもどうぞ。
+ 🍜 夜食, 🌙 深夜歓迎

La Mesa Larga | mesalarga | es-419 | 56700 | 16 | bread |
Charla de sobremesa para toda Latinoamérica: recetas, películas, consejos y mucho cariño.
+ 🫓 Sobremesa, 🎬 Noche de cine

Grandma's Attic | grandmasattic | en | 6230 | 7 | key |
Family history, old photographs, mystery objects. Post it, somebody's aunt had one.
+ 🗝️ Genealogy, 📷 Photo rescue

Tuesday Walkers | - | en | 1870 | 10 | tree |
We walk on Tuesdays, wherever we are, and post one picture. That is the whole club.

대학원생 휴게실 | gradlounge | ko | 610 | 21 | mug | #논문/0
대학원생들이 쉬어 가는 방. 논문 얘기는 금지, 하소연은 환영.
+ ☕ 휴식, 📄 논문 금지

Quiet Parents | - | en | 19300 | 9 | bubble | apply
For parents of children who need more. Applications are read by people, usually within a day.
+ 🧩 Support, 🕊️ Moderated with care

Onze Straat | - | nl | 49 | 9 | house | widget
Buurtgesprek zonder geroddel: gereedschap lenen, oppas ruilen, straatfeest plannen.

Sober Socials | sobersocials | en | 31700 | 12 | sun | verified
Evenings out without drinking. Official community of the Sober Socials meet-ups: calendar, cities, day-one channel.
+ 🌤️ Alcohol-free, 📅 Meet-ups

Двор девяностых | dvor90 | ru | 17900 | 13 | bubble |
Поговорим за жизнь, как на лавочке у подъезда. Музыка, рецепты, воспоминания. Спорим вежливо.
+ 🪑 Лавочка, 📼 Ностальгия

Language Café Central | languagecafe | en | 72800 | 15 | globe | verified #TALK/9
Forty tables, forty languages. Sit down, say hello badly, stay an hour.
+ 🗣️ Conversation, 🌍 40 languages

Swap Shelf | - | en | 14400 | 7 | book |
Books, yarn, seeds, jigsaws. Post what you have, pay the stamp, pass it on.
+ 🔁 Swaps, 📦 Post it on

Moms Who Mod | - | en | 980 | 9 | gear | plain
Mothers who run servers and would like one where they don't.

Komşu Kapısı | - | tr | 235 | 14 | house |
Komşuluk burada: tarif defteri, ikinci el paylaşımı, akşam sohbeti.
+ 🏘️ Komşuluk, 🍲 Tarifler

One Good Thing | onegoodthing | en | 6195 | 10 | sun | #1GT/7
One message a day: something that went well. Nothing else, no replies needed.
+ 🌼 Daily, 🤐 No replies needed

Harbour Lights LGBTQ+ | harbourlights | en | 61900 | 17 | lighthouse | partnered #PRDE/32
A calm harbour for queer people and friends. Age-split rooms, name tester, movie nights.
+ 🏳️‍🌈 LGBTQ+, 🎞️ Movie nights, ⚓ Calm

Мереживо | - | uk | 5320 | 11 | yarn |
Спільнота підтримки для українців за кордоном: побут, мова, свята разом.
+ 🧵 Підтримка, 🌻 Разом

Second Shift Lunch | - | en | 540 | 19 | mug | nobanner
Hospital, factory, bakery. We eat lunch at eleven at night and would like company.

Bench in the Park | - | en | 569 | 9 | leaf | noprofile
Sit as long as you like. Introverts first, small talk optional, ducks on Thursdays.

Il Bar Sotto Casa | barsottocasa | it | 1972 | 14 | mug | #BAR/29
Quattro chiacchiere, il calcio il lunedì, le ricette il venerdì. Il caffè lo offre chi perde.
+ ☕ Chiacchiere, ⚽ Lunedì calcio

Expats & Extension Cords | - | en | 7150 | 8 | bolt |
Living abroad, with the wrong plug. Visas in plain words, housing scams, where to find proper bread.
+ 🧳 Abroad, 📑 Paperwork

ديوانية المساء | diwaniya | ar | 8576 | 19 | mug | #قهوة/0
سوالف المساء وقهوة بلا سكر. أسئلة، ألغاز، وحديث عن الكتب كل أربعاء.
+ ☕ سوالف, 📚 كتب

Wednesday Widows | - | en | 260 | 10 | moon | plain
A small circle for people who lost a partner. Somebody is here every Wednesday evening.

Ruang Tengah | - | id | 2306 | 18 | house |
Nongkrong santai se-Nusantara: curhat, resep, nobar, dan lomba tebak lagu tiap malam Minggu.
+ 🏠 Nongkrong, 🎵 Tebak lagu

Grown-Up Sleepover 18+ | sleepover | en | 91 | 13 | moon | adult
Late-night talk among adults about life, love and laundry. Verified by age, moderated by grown-ups.

The Last Bus | - | en | 15 | 33 | train | plain nobanner
`,
);
