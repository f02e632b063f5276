import { readCommunities } from './read-communities.ts';

export const entertainment = readCommunities(
  'Entertainment',
  `
Midnight Matinee | midnightmatinee | en | 42600 | 13 | film | partnered widget #FILM/4
Old films at odd hours, watched together and argued about until breakfast. Double bill every Friday.
+ 🎞️ Double bills, 🍿 Watch parties

Spoiler Free Zone | - | en | 4684 | 11 | tv | #SHH/17
Series talk, locked by episode. You only see the channel you have earned by watching.
+ 📺 Series, 🤫 Spoiler locks

Anime Laundry Day | animelaundry | en | 256000 | 19 | moon | partnered verified #FOLD/4
Seasonal anime while the washing runs. Official server of the Laundry Day podcast: polls, rewatches, listener mail.
+ 🧺 Seasonal, 🎙️ Podcast, 🗳️ Polls

Kinoecke | - | de | 189 | 10 | ticket | widget
Filmgespräche mit und ohne Anspruch. Donnerstags gemeinsamer Stream, danach wird gestritten.
+ 🎬 Donnerstagsfilm

The Understudies | understudies | en | 193 | 9 | mask |
Amateur theatre people: audition pieces, lighting plots, read-throughs in voice with doubled parts.
+ 🎭 Read-throughs, 💡 Tech help

Meme Conservatory | memeconservatory | en | 387000 | 16 | bubble | verified #MEME/23
Classification, preservation and cultivation of memes. Please do not feed the reaction images.
+ 🖼️ Memes, 🔎 Origins

ドラマの夜更かし | - | ja | 2738 | 23 | tv | #夜ドラ/4
ドラマを見ながら実況する部屋。ネタバレは放送後一時間まで禁止。
+ 📺 実況, 🤐 ネタバレ禁止

Podcast Roadside | podcastroadside | en | 13700 | 7 | mic | verified
Makers and listeners of small podcasts. Official home of the Roadside network and its feedback booth.
+ 🎙️ Podcasts, 🛠️ Feedback booth

Novela das Nove | - | pt-BR | 874 | 22 | heart | #NVLA/7
Comentamos cada capítulo ao vivo, com torcida, bolão e muita fofoca inventada.
+ 📺 Ao vivo, 🎲 Bolão

Horror, but Polite | politehorror | en | 2913 | 12 | ghost | #EEK/2
Scary films for nervous people. Content notes on everything, a buddy system, and a list of dogs that survive.
+ 👻 Horror, 🐕 The dog lives

K-Drama Tissue Box | tissuebox | en | 1521 | 18 | popcorn | #CRY/1
Weekly dramas, fresh subtitles talk, crying permitted. Second leads have their own channel.
+ 🇰🇷 Dramas, 🤧 Second leads

Clube do Quadrinho | - | pt-BR | 3467 | 11 | book |
Gibi nacional, mangá e graphic novel. Leitura conjunta todo mês e troca de encalhe.
+ 📚 Leitura conjunta

Improv Elevator | - | en | 5170 | 12 | mic | widget
Yes, and going up. Voice improv games nightly, warm-ups, shows for an audience of friends.
+ 🎤 Improv, 🛗 Nightly games

Книжный полустанок | polustanok | ru | 16800 | 9 | book |
Читаем вместе и не спешим. Одна книга в месяц, споры о переводах без крови.
+ 📚 Книга месяца, 🚉 Без спешки

Wrestling for Poets | - | en | 54 | 10 | burst |
Professional wrestling as theatre. Match reviews in verse, booking fantasy, respectful arguments.

Shelf Control | shelfcontrol | en | 74300 | 9 | book | partnered #READ/12
You have enough books. Read them with us: sprints, buddy reads, a support group for pre-orders.
+ 📖 Buddy reads, ⏱️ Sprints

웹툰 정주행단 | webtoonrun | ko | 6303 | 22 | eye | #정주행/0
완결 웹툰을 함께 정주행합니다. 회차별 감상방, 명대사 모음.
+ 📱 웹툰, 🏃 정주행

Escape Room Alumni | escapealumni | en | 9480 | 7 | key | widget
Reviews without solutions, team finder, and home-made rooms you can play by voice.
+ 🔐 Escape rooms, 🧩 Home-made

Late Show Writers' Nook | latenook | en | 455 | 8 | pencil |
Joke punch-up for people who write them. Samples needed; ten lines, one of them good.
+ ✍️ Comedy writing

Ciné-Club du Canapé | - | fr | 1222 | 13 | popcorn |
Un film par semaine, choisi au hasard dans la liste de tous. Le débat commence au générique.
+ 🎬 Ciné-club, 🎲 Au hasard

Theme Park Weather | parkweather | en | 471 | 8 | balloon | #RIDE/9
Coasters, queues, trip reports. Height charts for nervous parents and a spreadsheet for everything.
+ 🎢 Coasters, 📋 Trip reports

Кіноклуб «Льоха» | - | uk | 70 | 12 | film |
Українське кіно та світова класика. Перегляд у неділю, обговорення до ночі.

Dub & Dubber | - | en | 362 | 10 | mic | #VOX/10
Voice acting from wardrobes. Script nights, mic help, casting calls for fan projects that finish.
+ 🎙️ Voice acting, 📣 Casting calls

Stand-up Stammtisch | - | de | 1230 | 9 | mic | nobanner
Offene Bühne im Sprachkanal, fünf Minuten, freundliches Publikum.

حكايات قبل النوم | hikayat | ar | 507 | 15 | book |
قصص مسموعة كل ليلة، من التراث ومن أقلام الأعضاء.
+ 📖 قصص, 🎧 مسموعة

Radio Drama Revival | radiodrama | en | 733 | 8 | antenna |
Full-cast plays for the ear. Foley tips, scripts, and a premiere on the first of each month.
+ 📻 Audio drama, 🦶 Foley

Serial Watchers 日本 | - | ja | 880 | 15 | tv | plain
海外ドラマ好きのこぢんまりした部屋です。

Puppet Parliament | puppetparliament | en | 37 | 7 | mask | expires
Puppeteers and puppets debate matters of fleece. Build help on weekdays, sessions on Sunday.
+ 🧦 Puppetry, 🏛️ Sessions

Bollywood Balcony | balcony | hi | 1819 | 19 | popcorn | #MASL/29
फ़िल्में, गाने, डायलॉग और इंटरवल की चाय। हर शुक्रवार नई रिलीज़ पर बहस।
+ 🎬 फ़िल्में, 🎶 गाने

The Cliffhanger Support Group | - | en | 5940 | 11 | peak |
Cancelled too soon. We write the endings ourselves, badly, with love.

Circus on a Budget | - | en | 1560 | 6 | crown | nobanner
Juggling, unicycles, one borrowed trapeze. Skill shares and safe rigging talk.

Kadife Perde | - | tr | 6270 | 13 | film |
Yeşilçam'dan bugüne sinema sohbeti. Pazar akşamı ortak izleme.

Row J | - | en | 41 | 20 | ticket | plain noicon nobanner
`,
);
