import { readCommunities } from './read-communities.ts';

export const gaming = readCommunities(
  'Gaming',
  `
Hollow Lantern Co-op | hollowlantern | en | 48200 | 14 | lantern | partnered widget #LAMP/8
Four-player dungeon runs that end before midnight. Bring a class nobody asked for, we will find a group.
+ 🏮 Co-op nights, 🧭 New players welcome, 🎙️ Voice optional

Starforge Frontier | starforge | en | 812400 | 12 | rocket | verified partnered #FORG/10
Official home of the Starforge Frontier space sim: patch notes, bug reports, ship screenshots and the weekly race.
+ 🚀 Space sim, 🛠️ Dev posts every Friday, 🏁 Races

Pixel Orchard | pixelorchard | en | 31400 | 11 | heart | #PIX/7
Farming games and the people who optimise turnips at 2 a.m. Seeds swapped, layouts judged kindly.
+ 🌱 Cozy games, 📸 Farm tours

Zwergenschmiede | zwergenschmiede | de | 6240 | 9 | gear | widget
Deutsche Community für Aufbau- und Fabrikspiele. Wir rechnen Förderbänder aus und streiten über Spaghetti-Layouts.
+ 🏭 Fabrikbau, 🇩🇪 Deutschsprachig, 📐 Baupläne

The Sunday Dungeon | - | en | 1870 | 22 | dice |
Pen-and-paper one-shots every Sunday. Eight tables, rotating game masters, no homework between sessions.
+ 🎲 One-shots, 🗓️ Every Sunday

Ночной дозор арены | nightarena | ru | 58900 | 17 | sword | #ДОЗР/0
Командные шутеры по вечерам. Ищем напарников без крика в микрофон, разбираем записи матчей по средам.
+ 🎯 Шутеры, 🌙 После восьми вечера

Slow Speedrunners | slowrun | en | 291 | 13 | flag |
For people whose personal best is measured in hours. Route notes, glitch hunting and very patient races.
+ ⏱️ Speedrunning, 🐢 No pressure

放課後ゲーム部 | houkago-game | ja | 14300 | 21 | pad |
学校や仕事のあとにゆるく遊ぶ部活です。パーティーゲームの日は毎週金曜、初心者歓迎。
+ 🎮 パーティーゲーム, 🍵 まったり

Rook & Ruin | - | en | 5277 | 8 | rook | widget
Chess, go and everything with a board. Daily puzzle at nine, team league on Thursdays, blunders framed on the wall.
+ ♟️ Chess, ⚫ Go, 🧩 Daily puzzle

Bastion Breakers | bastionbreakers | en | 127300 | 10 | burst | verified
The official server of Bastion Breakers, the siege game where the castle fights back.
+ 🏰 Official, 📢 Patch notes

Los Últimos del Nexo | - | es-ES | 358 | 15 | bolt |
Comunidad española de MOBA. Equipos para torneos de fin de semana y noches de risas en normales.
+ ⚔️ MOBA, 🏆 Torneos

Retro Cartridge Club | cartridge | en | 971 | 7 | joystick | #8BIT/14
Blow on it and try again. Repair help, flash carts of our own making, and one forgotten game a month played by everyone.
+ 🕹️ Retro, 🔧 Repairs, 📼 Game of the month

Ratuj Wieżę! | - | pl | 3480 | 12 | rook |
Polski serwer miłośników tower defense. Budujemy, bronimy, przegrywamy na fali 40.

Guilde des Brumes | guildebrumes | fr | 12900 | 13 | ghost |
MMO francophone sans prise de tête : raids le mercredi, sorties screenshots le dimanche, entraide toute la semaine.
+ 🌫️ MMO, 🤝 Entraide, 🇫🇷 Francophone

Voxel Harbor | voxelharbor | en | 96200 | 9 | cube | partnered #VOXL/26
A survival world that has never been reset since 2017. Boats, lighthouses and one railway that almost works.
+ ⛏️ Survival building, ⚓ Old world, 🚂 Railway

Kill Cam Comedy | - | en | 41800 | 18 | ghost |
We lose, we clip it, we laugh. Funny replays and low-stakes lobbies every evening.

Clube do Controle | clubedocontrole | pt-BR | 36500 | 19 | pad | #BR/27
Jogatina brasileira todo dia depois do trampo. Tem sala pra FPS, futebol, corrida e conversa fiada.
+ 🎮 Todo dia, 🇧🇷 Brasil

Deckbuilders Anonymous | deckbuilders | en | 18450 | 9 | cards |
One more run. Roguelike card games, deck lists, and a support group for people who always take the greedy relic.
+ 🃏 Roguelikes, 📝 Deck lists

İstanbul Oyun Sokağı | oyunsokagi | tr | 457 | 16 | joystick |
Oyun konuşan, turnuva yapan, bazen sadece çay içen bir topluluk. Herkese yer var.
+ 🏆 Turnuvalar, 🍵 Sohbet

Tactics Table | - | en | 740 | 11 | rook | plain
Small group playing turn-based tactics games by mail. One move a day is plenty.

겨울밤 레이드 | winterraid | ko | 29800 | 24 | moon | #RAID/2
퇴근하고 모여서 레이드 도는 길드입니다. 공략 공유, 초행 파티 주 3회.
+ ⚔️ 레이드, ❄️ 초행 환영

Modders' Shed | - | en | 33700 | 8 | gear |
Tools, tutorials and a load order doctor. If it crashes on start-up, we have seen it before.
+ 🛠️ Modding, 🩺 Crash logs

Racing Line Weekly | racingline | en | 392 | 10 | flag | widget
Sim racing league with three splits, real stewards and a beginners' cup. Wheel or gamepad, both are fine.
+ 🏁 League, 🎮 Pads allowed

Сонячний Рейд | - | uk | 1492 | 14 | sun |
Українська спільнота кооперативних ігор. Граємо ввечері, вчимо новачків, збираємо меми про відкриті світи.
+ 🎮 Кооператив, 🇺🇦 Українською

Hidden Object Society | - | en | 512 | 6 | key | nobanner
Puzzle adventures, point and click classics and a shared map of every pixel hunt that made us cry.

VR Living Room | - | en | 914 | 13 | eye | apply
Social VR hangouts with actual hosts. Film nights, world hopping and a quiet couch for people who are new to headsets.
+ 🥽 VR, 🛋️ Hosted events

Arena of Small Gods | smallgods | en | 355000 | 11 | crown | verified partnered #GODS/5
Pick a tiny deity, ruin someone's harvest. Official community with tournaments, fan art and the balance council.
+ ⚡ Official, 🏆 Monthly cup, 🗳️ Balance votes

Fiskerne ved Kajen | - | da | 268 | 9 | fish | plain nobanner
Vi spiller fiskespil. Det er det. Rolige aftener, dårlige vittigheder.

Late Game Economy | lategame | en | 15900 | 7 | curve |
Grand strategy for patient people: after-action reports, map games, and a reading list longer than the tech tree.
+ 🗺️ Grand strategy, 📚 After-action reports

ゆるキャン攻略室 | - | ja | 98 | 18 | tent |
アウトドア系ゲームの攻略と雑談。写真モードの作品もどうぞ。

Handheld Hospital | handheld | en | 247 | 8 | pad |
Shell swaps, screen mods, stick drift. Post a photo of the patient and somebody will know the part number.
+ 🔧 Repairs, 🎮 Handhelds

Giochi in Soffitta | soffitta | it | 4950 | 11 | dice | widget
Giochi da tavolo online e dal vivo: serate a tema, recensioni sincere, scambi tra soci.
+ 🎲 Giochi da tavolo, 🍕 Serate

Gremlin Speedway | - | en | 67100 | 9 | bolt |
Kart racers, physics toys and the server cup where the last place picks the next track.
+ 🏎️ Kart racers, 😈 Chaos

Sessenta Quadros | - | pt-PT | 1640 | 10 | tv |
Análise técnica de jogos, gráficos de frametime e muita teimosia sobre os 60 fps.

فرسان الليل | forsan | ar | 19700 | 20 | sword | #LAYL/4
مجتمع عربي لألعاب التصويب والمغامرة. بطولات كل خميس وغرف صوتية هادئة للمبتدئين.
+ 🎯 بطولات, 🌙 كل مساء

Neon Alley 21+ | neonalley | en | 5400 | 12 | cards | adult
Poker nights and party games for grown-ups. Age check at the door, play money only.
+ 🃏 Card nights, 🔞 Adults only

The Blob Wiki Crew | - | en | 61 | 15 | book | plain noicon nobanner

Mech Pit | - | en | 726 | 9 | robot | #MECH/6
Big robots, bigger spreadsheets. Builds, painting, and tabletop campaigns that run in real time.
+ 🤖 Mechs, 🎨 Painting, 🎲 Campaigns

Lobby 7 | - | en | 5 | 40 | bubble | plain noicon nobanner

Quest Board Nederland | - | nl | 46 | 12 | dice |
Vind een tafel, leid een tafel, of kijk mee. Rollenspel in het Nederlands en Vlaams.
+ 🎲 Rollenspel, 🇳🇱 Nederlandstalig
`,
);
