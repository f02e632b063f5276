import { readCommunities } from './read-communities.ts';

export const programming = readCommunities(
  'Programming',
  `
Compile Club | compileclub | en | 64200 | 14 | brackets | partnered verified #BILD/26
Code review for people who work alone. Official server of Compile Club: pair-up board, reading group, bug of the week.
+ 👀 Code review, 🐛 Bug of the week, 📚 Reading group

Borrow Checker Buddies | borrowbuddies | en | 9844 | 12 | gear | #&mut/3
Learning Rust with people who remember the first month. Clippy is a friend, so are we.
+ 🦀 Rust, 🧑‍🏫 Mentors

Rubber Duck Pond | rubberduck | en | 226000 | 16 | fish | verified partnered #DUCK/1
Explain your problem to strangers until you solve it yourself. Every language, every level, quack.
+ 🦆 Ask anything, 🌊 All languages

Semikolon | semikolon | de | 488 | 13 | terminal | widget
Programmieren auf Deutsch: Einsteigerfragen ohne Augenrollen, Projekte, Feierabendbier im Sprachkanal.
+ 💻 Einsteiger, 🍺 Feierabend

Types All the Way Down | typesdown | en | 1272 | 10 | lambda | #∀a/12
Functional programming, type systems, proofs in the pub. Homework welcome if you show your attempt.
+ λ Functional, 🧾 Proofs

Game Jam Garage | - | en | 52800 | 15 | pad | #JAM/10
Finish something small every month. Team finder, engine help, playtests on Sundays.
+ 🎮 Monthly jam, 👥 Team finder

Python Night School | pynightschool | en | 138000 | 13 | beetle | verified #PY/21
Evening classes, office hours, honest exercises. Official server of the Night School course.
+ 🐍 Python, 🌙 Evening classes

フロント屋さん | frontyasan | ja | 461 | 18 | brackets |
フロントエンドの相談と雑談。CSSの悩みは一人で抱えないでください。
+ 🎨 CSS相談, ⚛️ もくもく会

Kod Kahvesi | kodkahvesi | tr | 26300 | 15 | mug | #KOD/26
Yazılım öğrenenler ve öğretenler. Haftalık proje, kod inceleme, kariyer sohbetleri.
+ ☕ Haftalık proje, 👀 Kod inceleme

Query Planners | - | en | 3452 | 9 | stack | widget
Databases, indexes, and why it is slow. Bring EXPLAIN output, leave with a smaller bill.
+ 🗄️ SQL, 🐌 Why is it slow

Первый пулреквест | firstpr | ru | 36800 | 14 | branch | #PR/6
Помогаем сделать первый вклад в открытый код. Разбираем задачи, ревью по-доброму.
+ 🌱 Первый вклад, 👀 Ревью

Embedded by Lamplight | - | en | 262 | 9 | chip |
Microcontrollers, registers, oscilloscopes. Datasheet reading group on Thursdays.
+ 🔌 Embedded, 📄 Datasheets

Café com Código | cafecomcodigo | pt-BR | 87400 | 19 | mug | verified #CAFE/31
Programação em português, do primeiro if ao deploy de sexta. Mentoria aberta toda terça.
+ ☕ Mentoria, 🇧🇷 Em português

Accessibility Linters | - | en | 310 | 8 | eye |
Keyboard first, screen readers second, excuses never. Audits as exercises.
+ ♿ Web accessibility, ⌨️ Audits

Terminal Velocity | - | en | 951 | 11 | terminal | #TTY/5
Shells, editors, dotfiles. A friendly place for very strong opinions about keybindings.
+ ⌨️ Dotfiles, 🖥️ Editors

Clean Room Emulation | cleanroom | en | 159 | 8 | joystick | paused
Writing emulators from documentation. Closed for newcomers during the release freeze.
+ 👾 Emulators, 📚 Documentation

Apprendre à Coder Ensemble | - | fr | 22100 | 12 | brackets | widget
Débutants bienvenus : un défi par semaine, des relectures patientes, zéro jargon inutile.
+ 🐣 Débutants, 🧗 Défi de la semaine

Shader Garden | - | en | 331 | 8 | sun | #GLSL/29
Graphics programming and small beautiful maths. One-tweet shaders, ray marching clinics.
+ ✨ Shaders, 📐 Maths

코딩 새싹반 | - | ko | 5203 | 20 | sprout | #새싹/6
코딩을 막 시작한 분들을 위한 반입니다. 질문에 등급 없어요.
+ 🌱 입문, ❓ 질문 환영

Legacy Code Hospice | - | en | 2188 | 9 | ghost | #ABAP/2
Comfort for those who maintain it. COBOL, old frameworks, migration stories with an ending.
+ 🕯️ Legacy, 🧳 Migrations

Docs Please | docsplease | en | 5370 | 7 | book |
Technical writers and the engineers who need them. Page of the week, rewritten live.
+ 📝 Technical writing

Kubernetes Group Therapy | - | en | 4832 | 10 | anchor | #YAML/17
How did that pod make you feel? Clusters, incidents, on-call kindness.
+ ☸️ Clusters, 📟 On call

Algorithm Bakery | - | en | 10610 | 12 | bread | #O(1)/5
Warm problems every morning, sorted by difficulty. Interview practice without the bravado.
+ 🥐 Daily problem, 🧠 Interviews

Código en Pijama | pijama | es-ES | 693 | 14 | moon |
Freelance y remoto: proyectos, facturas, soledad y charlas técnicas los miércoles.
+ 💻 Remoto, 🧾 Facturas

Go Gophers Underground | gounderground | en | 1648 | 9 | paw | noprofile
Concurrency stories, small tools, boring code on purpose. Community run, tunnels everywhere.

Codziennie Commit | codzienniecommit | pl | 237 | 12 | branch | #GIT/6
Jeden commit dziennie, choćby literówka. Wyzwania, przeglądy kodu, wsparcie na juniora.
+ 📆 Wyzwanie, 🤝 Juniorzy

Reverse Engineering Tea House | retea | en | 30400 | 9 | mug | apply
Crackmes, file formats, old firmware of your own devices. Rules are strict because the hobby needs it.
+ 🔍 Crackmes, 📦 File formats

Backend Biryani | - | hi | 13587 | 17 | pot | #API/8
बैकएंड की बातें हिंदी में: सिस्टम डिज़ाइन, इंटरव्यू, और शनिवार की लाइव कोडिंग।
+ 🍛 सिस्टम डिज़ाइन, 🎙️ लाइव

مبرمجون بلا حدود | mubarmijun | ar | 29700 | 16 | brackets | #كود/0
تعلّم البرمجة بالعربية: دروس قصيرة، مشاريع مشتركة، ومراجعة لطيفة للشيفرة.
+ 💻 دروس, 🤝 مشاريع

The Monorepo | - | en | 2730 | 8 | tree | nobanner
One repository, four hundred opinions. Build systems and the people who love them anyway.

Regex Rescue | - | en | 7450 | 8 | key |
Post the text, post what you want, receive something unreadable that works. Explanations on request.

夜晚写代码 | - | zh-CN | 24200 | 19 | moon | #夜码/5
下班后写点自己的项目。每周五晚展示半成品，互相提意见。
+ 🌙 业余项目, 🛠️ 展示

Haskell for Houseplants | - | en | 1290 | 7 | leaf | expires
Pure, lazy, needs little water. Small reading group for patient people.

Kod & Kanelbulle | kanelbulle | sv | 126 | 10 | bread | widget
Svensk fika för utvecklare. Frågor, jobbtips och en öppen skärm på fredagar.
+ ☕ Fika, 🇸🇪 Svenska

Zero Dependencies | - | en | 86 | 15 | cube | plain nobanner
We write it ourselves. Membership is counted by hand.
`,
);
