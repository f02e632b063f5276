import { readCommunities } from './read-communities.ts';

export const sports = readCommunities(
  'Sports',
  `
Rusthelt Racers | rusthelt | en | 15700 | 12 | flag | widget #RUST/8
Amateur rally in cars older than the drivers. Co-drivers wanted, panel beaters adored.
+ 🏁 Grassroots rally, 🔧 Garage nights

Sunday League Tactics | - | en | 58200 | 10 | ball | #442/28
Formations for teams with nine players and a hangover. Match reports, referee confessions, kit of the month.
+ ⚽ Grassroots, 📋 Tactics

Slow Miles | slowmiles | en | 91700 | 9 | medal | partnered verified #MILE/28
The running club for the back of the pack. Official server of Slow Miles: plans, park meet-ups, a channel for toenails.
+ 🏃 Back of the pack, 📅 Plans, 🩹 Toenails

Kreisliga Karussell | - | de | 24600 | 13 | ball | #KREI/28
Bratwurst, Asche, Abseits. Ergebnisse aus allen Kreisen und Geschichten, die keiner glaubt.
+ ⚽ Amateurfußball, 🌭 Bratwurstpunkte

Chalk & Cry | - | en | 1409 | 9 | peak | #SEND/33
Climbers on plastic and rock. Beta videos, finger rehab, partner finder with belay checks.
+ 🧗 Climbing, 🤝 Partner finder

Court Side Ghosts | courtside | en | 66300 | 14 | hoop |
Basketball all year: pick-up finder, film room, and a fantasy league where the trades are friendly fire.
+ 🏀 Pick-up, 🎞️ Film room

Pédale Douce | - | fr | 12400 | 8 | bike | widget
Vélo sans chrono : itinéraires, mécanique, sorties du samedi. On attend le dernier.
+ 🚲 Balades, 🔧 Mécanique

朝ラン同好会 | asaran | ja | 9760 | 17 | sun |
朝の五時半から走る人たちの集まり。記録より継続、雨の日は体操。
+ 🏃 朝ラン, ☔ 雨の日体操

Open Water Anonymous | - | en | 387 | 7 | waves | #BRR/1
Cold swimming with warm people. Water temperatures, tow floats, cake.
+ 🏊 Cold water, 🍰 Cake

Paddle Tides | - | en | 5120 | 6 | anchor |
Sea kayaks, canoes, boards. Tide windows, roll clinics, trip reports with honest weather.

Pelada de Quinta | peladadequinta | pt-BR | 31200 | 16 | ball | #GOL/27
Organização de pelada, resenha pós-jogo e ranking de quem furou mais.
+ ⚽ Pelada, 🍖 Resenha

Quiet Gym | quietgym | en | 44800 | 10 | medal | verified
Strength training without shouting. Form checks by coaches, official programmes of the Quiet Gym project, rest-day chat.
+ 🏋️ Form checks, 🤫 No shouting

Шахматы и лыжи | - | ru | 4210 | 9 | peak |
Зимой лыжи, летом шахматы, иногда наоборот. Походы, турниры, мази.

Badminton Shuttle Bus | shuttlebus | en | 538 | 11 | shuttle | widget
Session finder for a hundred cities, stringing advice, footwork homework.
+ 🏸 Session finder, 🦶 Footwork

Roller Derby Green Room | derbygreen | en | 6540 | 8 | burst | #DRBY/2
Skaters, officials, bench. Fresh meat welcome, bruises compared on Mondays.
+ 🛼 Derby, 💜 Fresh meat

Boccia & Boules Bund | - | de | 730 | 6 | ball | nobanner
Kugeln im Park. Termine, Regelkunde, Sonnencreme.

야구 보는 밤 | baseballnight | ko | 71400 | 25 | ball | partnered #홈런/8
매일 밤 야구 중계 같이 봅니다. 응원 팀 상관없이 예의만 지켜 주세요.
+ ⚾ 중계, 🧢 예의

Archery Lane 6 | archerylane | en | 382 | 6 | eye |
Recurve, compound, longbow. Tuning threads and a postal league shot from back gardens.
+ 🏹 Archery, 📮 Postal league

Fight Notes | fightnotes | en | 49500 | 11 | burst | #JAB/10
Boxing and grappling, watched closely. Round-by-round scoring, no trash talk, gym finder.
+ 🥊 Scorecards, 🥋 Gym finder

Pista y Campo | pistaycampo | es-ES | 8090 | 9 | flag | expires
Atletismo popular: marcas, lesiones, series de los martes y mucho ánimo.
+ 🏃 Series, 🎽 Atletismo

Fantasy Spreadsheet FC | - | en | 104000 | 13 | bars | #XLSX/29
Fantasy football by formula. Shared models, captain polls, a league that ends friendships politely.
+ 📊 Models, 🏆 Leagues

Cricket Tea Interval | - | en | 56900 | 15 | mug | #LBW/31
Ball-by-ball chat, club cricket, and what was in the sandwiches.
+ 🏏 Ball by ball, 🥪 Sandwiches

नुक्कड़ क्रिकेट | - | hi | 39400 | 18 | ball |
गली क्रिकेट के नियम, टूर्नामेंट और मैच की रात की बातें। एक टप्पा आउट।
+ 🏏 गली क्रिकेट, 📻 मैच रात

Snow Day Scouts | snowday | en | 2167 | 7 | peak |
Backcountry skiing and snowboarding with avalanche manners. Conditions by valley, gear by budget.
+ 🎿 Backcountry, ⚠️ Conditions

Dart im Partykeller | - | de | 5960 | 12 | eye | widget
Steel, Soft, Heimliga. Mittwoch ist Ligaabend, Freitag wird gelacht.
+ 🎯 Heimliga

Yoga for Stiff People | - | en | 2130 | 8 | leaf | #OUCH/32
Ten minutes, two blocks, no incense. Classes at breakfast and after work.
+ 🧘 Ten minutes, 🧱 Beginners

Futbol Sohbeti | - | tr | 3131 | 20 | ball | #GOL!/28
Maç günü sesli yayın, hafta içi taktik, her gün takılma. Küfür yok.
+ ⚽ Maç günü, 🎙️ Sesli yayın

Disc Golf Lost & Found | - | en | 640 | 7 | planet | noprofile
Whose disc is this. Course maps, form videos, ace wall.

Kolarze Poranka | - | pl | 4640 | 8 | bike |
Szosa, szuter, poranki. Wspólne trasy i warsztat w środy.

Roeien & Rijm | - | nl | 290 | 7 | anchor | plain nobanner
Roeiers die dichten, of andersom. Elke zondag één rondje, één vers.

Skate Later | - | en | 2145 | 11 | bolt | #OLLI/6
Adults who started skating at thirty. Pads on, egos off, tricks filmed from far away.
+ 🛹 Late starters, 🩹 Pads on

Curling Stones & Scones | - | en | 1840 | 6 | burst |
Sweeping arguments. Club finder, stone physics, baking.

Veteran Orienteers Lost Again | - | en | 23 | 13 | globe | plain noicon nobanner
`,
);
