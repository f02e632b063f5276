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

Vinyl & Varnish | vinylvarnish | en | 27600 | 7 | vinyl | #33R/1
Record collecting without the gatekeeping. Pressing info, turntable set-up and a monthly swap.
+ 💿 Vinyl, 🔁 Swaps

Kellerbühne | kellerbuehne | de | 3760 | 10 | mic | widget
Proberäume, Bandsuche, Tontechnik. Für alle, die lauter sein wollen als ihre Nachbarn erlauben.
+ 🎸 Bandsuche, 🎚️ Tontechnik

Choir of Strangers | choirofstrangers | en | 5230 | 12 | note |
We record one song a month, each alone at home, and somebody very patient mixes it.
+ 🎶 Singing, 🎙️ Home recording

한밤의 플레이리스트 | bamplaylist | ko | 44700 | 22 | phones | partnered #BAM/4
매일 밤 한 곡씩 추천하고 이야기하는 음악 방. 장르는 상관없어요.
+ 🎧 추천곡, 🌙 매일 밤

Four Chord Clinic | fourchords | en | 61300 | 9 | keys | partnered
Songwriting feedback from people who listen twice. Post a rough demo, give two comments, get three.
+ ✍️ Songwriting, 🩺 Feedback

Batucada Online | batucada | pt-BR | 21900 | 18 | drum |
Percussão brasileira: oficinas, partituras, rodas ao vivo aos sábados.
+ 🥁 Percussão, 🎉 Rodas ao vivo
`,
);
