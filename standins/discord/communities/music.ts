import { readCommunities } from './read-communities.ts';

export const music = readCommunities(
  'Music',
  `
Nightshift Synths | nightshift | en | 8900 | 24 | pulse | partnered widget #SYNT/5
Modular, trackers and broken drum machines after midnight. Patch of the week, live jams on Thursdays.
+ 🎛️ Modular, 🌙 Late hours, 🔊 Live jams

Low Orbit Radio | loworbit | en | 19200 | 16 | planet |
Space ambient, field recordings and a listening party for every solstice.
+ 🛰️ Ambient, 🎧 Listening parties

Vinyl & Varnish | vinylvarnish | en | 6698 | 7 | vinyl | #33R/1
Record collecting without the gatekeeping. Pressing info, turntable set-up and a monthly swap.
+ 💿 Vinyl, 🔁 Swaps

Kellerbühne | kellerbuehne | de | 217 | 10 | mic | widget
Proberäume, Bandsuche, Tontechnik. Für alle, die lauter sein wollen als ihre Nachbarn erlauben.
+ 🎸 Bandsuche, 🎚️ Tontechnik

Choir of Strangers | choirofstrangers | en | 99 | 12 | note |
We record one song a month, each alone at home, and somebody very patient mixes it.
+ 🎶 Singing, 🎙️ Home recording

한밤의 플레이리스트 | bamplaylist | ko | 44700 | 22 | phones | partnered #BAM/4
매일 밤 한 곡씩 추천하고 이야기하는 음악 방. 장르는 상관없어요.
+ 🎧 추천곡, 🌙 매일 밤

Four Chord Clinic | fourchords | en | 61300 | 9 | keys | verified
Songwriting feedback from people who listen twice. Post a rough demo, give two comments, get three.
+ ✍️ Songwriting, 🩺 Feedback

Batucada Online | - | pt-BR | 1065 | 18 | drum |
Percussão brasileira: oficinas, partituras, rodas ao vivo aos sábados.
+ 🥁 Percussão, 🎉 Rodas ao vivo

Das Wohnzimmerorchester | - | de | 840 | 8 | keys | nobanner
Laien mit Geige, Cello, Oboe. Einmal im Monat spielen wir gemeinsam ein Stück ein, jeder bei sich.

Tape Hiss Anonymous | tapehiss | en | 6730 | 9 | vinyl | widget
Cassettes, four-tracks and the warm sound of things slowly failing. Repair threads with actual photos.
+ 📼 Cassettes, 🔧 Repairs

Brass in Small Kitchens | - | en | 410 | 7 | note | plain
Trombone at home, and neighbours. Mutes, practice logs, apologies.

Drop the Needle Quiz | needlequiz | en | 73400 | 12 | vinyl | verified
Official server of the weekly listening quiz: eight clips, one minute, no phones. Team finder and the archive of every round.
+ 🎯 Weekly quiz, 🏆 Leaderboard

Gitarren am Lagerfeuer | lagerfeuer | de | 313 | 8 | campfire |
Drei Akkorde, zwölf Strophen. Liederzettel, Einsteigerfragen und ein offener Sprachkanal ab neun.
+ 🎸 Anfänger, 🔥 Offene Runde

Ambient for Deadlines | ambientdeadlines | en | 18700 | 14 | phones | #CALM/11
Music to finish things by. Long mixes, no talking in voice, a timer bot that clinks a glass.
+ ⏳ Focus rooms, 🎧 Long mixes

ボカロ制作の縁側 | engawa-p | ja | 20400 | 19 | pulse | #縁側/0
歌声合成の曲作りを語る縁側。歌詞の添削、ミックス相談、合作募集もこちらで。
+ 🎤 歌声合成, 🤝 合作

Sessão da Garagem | - | pt-BR | 7900 | 13 | drum |
Banda de um só ou de dez: trocamos takes, pedais e histórias de show vazio.

The Metronome Complaint Dept | - | en | 187 | 10 | bars | #180B/5
Drummers, mostly. Rudiment of the week, odd time signatures, and earplugs for everyone.

Folk Tune Exchange | folktunes | en | 857 | 6 | note | widget
Reels, polskas, airs and where they came from. Slow sessions for beginners on Tuesdays, fast ones when the beginners go home.
+ 🎻 Folk, 🐌 Slow sessions, 📜 Tune archive

Сведение и мастеринг | svedenie | ru | 3400 | 11 | bars |
Разбираем миксы, спорим о компрессии, делимся шаблонами. Критика по делу.
+ 🎚️ Разбор миксов

Lo-fi Rooftops | lofirooftops | en | 214000 | 17 | moon | partnered verified #LOFI/4
Beats to stare out of windows to. Round-the-clock stream, producer showcase on Sundays, rooftop photos all week.
+ 🌃 24/7 stream, 🎹 Showcases

Opera Standing Room | - | en | 1730 | 5 | mask | nobanner
Cheap tickets, strong opinions. We watch broadcasts together and translate the surtitles that make no sense.

Coro de Vecinos | - | es-ES | 1290 | 9 | mic |
Cantamos por videollamada los jueves. Nadie afina, todos mejoran.

Chiptune Cellar | - | en | 506 | 10 | joystick | #8CHN/10
Four channels are plenty. Trackers, hardware mods, and a compo with rules that change every month.
+ 🎮 Chiptune, 🏁 Monthly compo

밴드부 연습실 | bandroom | ko | 4800 | 16 | drum | widget
합주 영상 올리고 피드백 받는 곳. 초보 밴드도 환영합니다.

Kora & Company | - | fr | 2380 | 8 | globe |
Musiques d'Afrique de l'Ouest, instruments, transcriptions et concerts près de chez vous.
+ 🪕 Kora, 🌍 Transcriptions

Festival Field Notes | - | en | 1633 | 9 | tent |
Camp groups, set time clashes, lost wellies. One channel per weekend, archived with the mud.
+ ⛺ Festivals, 🚌 Lift shares

Synthwave Motorway | synthwave | en | 47800 | 10 | sun | #1984/29
Neon grids, gated snares and night drives. Release radar and an album club that never agrees.
+ 🌆 Synthwave, 💽 Album club

Sufi Nights | - | hi | 196 | 15 | mic | #राग/0
राग, क़व्वाली और ग़ज़ल। हर शुक्रवार रात सुनने की बैठक, नए गायकों का खुला मंच।
+ 🎶 राग, 🌙 शुक्रवार

Sheet Happens | - | en | 1368 | 7 | keys |
Piano for adults who start late. Weekly sight-reading, teachers who answer, recitals where everybody claps.
+ 🎹 Late starters, 👏 Recitals

The Amp Graveyard | - | en | 970 | 6 | bolt | nobanner
Valve amplifiers, buzz hunting, and schematics older than the members. Discharge your capacitors.

Bass Face | bassface | en | 679 | 11 | pulse | #LOW/6
Four strings, five strings, one expression. Tone threads, tab corrections, groove of the week.
+ 🎸 Bass, 📝 Tabs

Nachtigall Chorproben | - | de | 34 | 12 | mic | plain noicon nobanner
`,
);
