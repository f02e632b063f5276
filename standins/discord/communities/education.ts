import { readCommunities } from './read-communities.ts';

export const education = readCommunities(
  'Education',
  `
Kanji Before Coffee | kanjicoffee | en | 22700 | 22 | glyph | widget #漢字/5
Ten characters every morning, graded readers, and voice rooms sorted by level from first kana to novels.
+ ☕ Daily ten, 📖 Graded readers, 🎙️ Level rooms

Proofs & Pancakes | - | en | 34500 | 10 | curve |
Mathematics at every level, with syrup. Problem of the week, reading groups, patient explanations.
+ 🥞 Problem of the week, ∑ Reading groups

Study Lanterns | studylanterns | en | 312000 | 21 | lantern | verified partnered #STDY/8
Silent study rooms day and night, accountability trackers, and tutors in nineteen subjects. Official server of Study Lanterns.
+ 📚 24/7 rooms, ⏲️ Timers, 🧑‍🏫 Tutors

Abi-Endspurt | - | de | 4239 | 17 | pencil |
Lernzettel, Altklausuren-Besprechung, Panikraum. Von Leuten, die es hinter sich haben.
+ 📝 Lernzettel, 😱 Panikraum

Marée Haute | - | fr | 2940 | 7 | waves | widget
Biologie marine pour curieux : identification, sorties sur l'estran, conférences du jeudi.
+ 🐚 Estran, 🌊 Biologie marine

Bench Scientists' Tea Room | - | en | 9870 | 8 | flask |
Protocols that work, protocols that say they do, and who has the good pipette.
+ 🧪 Protocols, 🍵 Venting

Математика с нуля | matnulya | ru | 5782 | 14 | curve | #МАТ/5
Школьная и высшая математика спокойным голосом. Разборы по вторникам, задача дня каждое утро.
+ ➗ Задача дня, 🧑‍🏫 Разборы

Cartographers' Evening Class | cartoclass | en | 4130 | 8 | globe | #MAP/9
Projections, open data and hand-drawn hills. One map a month, critiqued kindly.
+ 🗺️ Mapmaking, 🖍️ Monthly critique

Sign & Spell | signspell | en | 16200 | 9 | bubble |
Learn sign languages from deaf teachers. Camera rooms, phrase of the day, regional differences explained.
+ 🤟 Sign languages, 📹 Camera rooms

Vestibular 3h da Manhã | vestibular3h | pt-BR | 15612 | 23 | owl | #ENEM/4
Quem estuda de madrugada estuda aqui. Simulados, redação corrigida por voluntários e café.
+ 📝 Redação, 🌙 Madrugada

Latin for the Living | - | en | 5560 | 6 | book |
Loquimur Latine every Saturday. Beginners may bring nouns only.
+ 🏛️ Latin, 🗓️ Saturday voice

History Under the Floorboards | floorboards | en | 43100 | 9 | key | verified
Ordinary lives, primary sources, strict citations. Official server of the Floorboards reading project.
+ 📜 Primary sources, 🧐 Cite it

새벽 스터디 | dawnstudy | ko | 52600 | 27 | sun | partnered #새벽/0
새벽 다섯 시에 시작하는 공부방. 출석 체크하고 조용히 집중합니다.
+ ⏰ 새벽 5시, 📷 캠 스터디

Physics by Candlelight | - | en | 3260 | 7 | atom | nobanner
Thought experiments, old textbooks, one derivation a week done slowly on paper.

Biblioteca Noturna | bibliotecanoturna | pt-PT | 1980 | 10 | book | widget
Clube de leitura e sala de estudo. Um livro por mês, votado por todos.

Open Syllabus Swap | syllabusswap | en | 7720 | 6 | pencil |
Teachers trading lesson plans that survived contact with a class.
+ 🍎 Teachers, 📎 Lesson plans

Chem Jokes Periodically | chemjokes | en | 4910 | 11 | flask | #CHEM/10
Homework help with a pun tax. Organic, inorganic, and the channel for things that must not be tried at home.
+ ⚗️ Homework help, 😅 Pun tax

法语角落 | fayujiao | zh-CN | 6340 | 12 | bubble |
每周三晚的法语口语练习，从问路到聊电影，错了也没关系。
+ 🗣️ 口语, 🥐 法语

The Medical Mnemonics Ward | - | en | 9937 | 12 | heart | #WARD/7
Students on rounds: flashcards, image quizzes, night-shift solidarity. Not a place for medical advice.
+ 🩺 Medical students, 🃏 Flashcards

Garden Botany 101 | botany101 | en | 128 | 7 | leaf |
Families, keys, floral formulas. Learn ten plants on your street by the end of the month.

Ders Çalışma Odası | - | tr | 6560 | 24 | book | #YKS/5
Kamera açık, sohbet kapalı. Günlük hedefler, deneme sınavı geceleri, birbirini kollayan insanlar.
+ 📷 Kameralı oda, 🎯 Günlük hedef

Deutsch am Küchentisch | - | de | 2345 | 13 | mug | widget
Deutsch üben, wie man es spricht. Anfängertisch um sieben, Fortgeschrittene um neun, Dialekte am Freitag.
+ 🗣️ Deutsch lernen, 🥨 Dialekte

Statistics Anonymous | - | en | 12900 | 8 | bars |
Hello, my name is p and I am less than 0.05. Method questions, honest plots, no homework dumping.

Escuela de Estrellas | - | es-419 | 555 | 8 | planet |
Astronomía a simple vista: cartas celestes, historias del cielo y noches de observación en línea.
+ 🔭 Astronomía, ✨ Cielo del mes

Typing Tutors United | - | en | 690 | 9 | keys | nobanner

Ecole du Soir du Code Civil | - | fr | 1150 | 7 | rook | plain
Étudiants en droit : fiches, cas pratiques, oraux blancs le lundi.

Debate Porch | - | en | 403 | 10 | mic |
Structured debates with judges, motions posted on Mondays. You argue the side you draw.
+ ⚖️ Structured, 🎙️ Judges

Homeschool Hallway | hallway | en | 584 | 8 | house |
A corridor between many kitchens. Curriculum reviews, group lessons, science fair in May.
+ 🏫 Homeschool, 🔬 Science fair

Μαθήματα στη Βεράντα | veranda | el | 1720 | 9 | sun | widget
Ελληνικά για αρχάριους και προχωρημένους, με παρέα και δροσιά.

ChessBoard Classroom | chessclassroom | en | 19900 | 9 | rook | expires
Coaches run free group lessons, three levels, recorded. Homework is one puzzle and one loss explained.
+ ♟️ Free lessons, 🧠 Three levels

タイ語の屋台 | - | ja | 1340 | 11 | pot | nobanner
タイ語を学ぶ人の小さな屋台。料理の名前から覚えましょう。

Thesis Support Bunker | thesisbunker | en | 2545 | 19 | pencil | #PHD/2
Nobody asks how it is going. Writing sprints on the hour, citation rescue, celebration horn.
+ ✍️ Sprints, 📯 Celebration horn

Room 204 | - | en | 28 | 14 | pencil | plain noicon nobanner
`,
);
