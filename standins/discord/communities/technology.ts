import { readCommunities } from './read-communities.ts';

export const technology = readCommunities(
  'Technology',
  `
Moss & Circuit | mosscircuit | en | 12800 | 15 | sprout | widget #MOSS/33
Soil sensors, solar nodes and self-watering shelves. Bring a plant, leave with firmware.
+ 🌱 Plant tech, 🔋 Solar, 🛠️ Open hardware

Homelab Basement | homelabbasement | en | 86400 | 9 | stack | verified #RACK/0
Racks, noise, electricity bills. From one thin client under the bed to a cluster that heats the house.
+ 🖥️ Self-hosting, 🌡️ Power budgets, 📦 Hardware swap

Löt & Leim | loetleim | de | 5400 | 8 | chip | widget
Reparieren statt wegwerfen: Lötfragen, Ersatzteilquellen und Termine der Reparaturtreffs.
+ 🔧 Reparatur, ♻️ Ersatzteile

First Layer | firstlayer | en | 148000 | 8 | cube | partnered verified #PLA/21
3D printing from the first layer that sticks to the part that fits. Slicer help around the clock, calibration cat included.
+ 🖨️ 3D printing, 🧪 Calibration, 🐈 Benchy museum

Keyboard Thock Society | thock | en | 64500 | 10 | bars | #THOK/18
Switches, stabilisers, group buys that ship some day. Sound tests judged by an unreasonable jury.
+ ⌨️ Mechanical, 🛒 Group buys

Café das Antenas | - | pt-BR | 3980 | 7 | antenna |
Radioamadores, SDR e gambiarras de telhado. QSO de sábado às dez da manhã.
+ 📡 Radioamador, 🛰️ Satélites

Off-Grid Notebook | offgrid | en | 625 | 6 | sun |
Small solar, batteries that do not catch fire, and the arithmetic before you buy anything.
+ ☀️ Solar, 🔋 Batteries

自作キーボード工房 | jisaku-kb | ja | 2009 | 14 | keys |
自作キーボードの設計と相談の部屋。初めてのはんだ付けも見守ります。
+ ⌨️ 自作, 🔥 はんだ付け

Low Power Letters | - | en | 640 | 5 | bolt | nobanner
E-ink, LoRa and things that run for a year on one cell. Slow hardware, slow chat.

Privacy Potluck | privacypotluck | en | 778 | 8 | key |
Bring one tip, take one home. Threat models before tools, and nobody laughs at basic questions.
+ 🔐 Privacy, 🥧 Beginner friendly

Robots on Carpet | robotsoncarpet | en | 223 | 9 | robot | widget
Wheels, legs, things that fall over. Build logs from living rooms with more cable than furniture.
+ 🤖 Robotics, 📓 Build logs

Домашний сервер | - | ru | 1594 | 10 | stack |
Контейнеры, бэкапы, тихие вентиляторы. Спрашивайте, прежде чем покупать третий диск.
+ 💾 Бэкапы, 🖥️ Домашняя сеть

Telescope Queue | telescopequeue | en | 13300 | 7 | planet | verified
Members book time on six small remote telescopes. Official server of the Telescope Queue project: schedules, raw frames, processing help.
+ 🔭 Remote observing, 🗓️ Booking

Pixels per Euro | - | en | 52300 | 11 | tv | #PPE/30
Monitors, cameras, second-hand graphics cards. Deals with the price history attached.
+ 💶 Deals, 📉 Price history

Taller Abierto | - | es-419 | 168 | 8 | gear |
Impresión 3D, electrónica y carpintería digital desde talleres comunitarios de todo el continente.
+ 🛠️ Talleres, 🤲 Código abierto

E-Bike Autopsy | ebikeautopsy | en | 168 | 6 | bike |
Motors, controllers, battery packs. We open what the shop says cannot be opened.

Smart Home, Dumb Light Switch | - | en | 3512 | 8 | house | #HOME/7
Automation that still works when the internet does not. Local first, partner approved.
+ 🏠 Home automation, 📴 Local first

Drone Paddock | dronepaddock | en | 1210 | 9 | shuttle | paused
FPV racing and slow cinematic flying. We are moving between club seasons, invites come back in spring.
+ 🚁 FPV, 🏁 Racing

Retro Silicon Valley (the other one) | - | en | 19700 | 7 | terminal |
Eight bits, sixteen bits, recapped boards and a BBS that really answers the phone.
+ 💾 Vintage computers, ☎️ Live BBS

DIY 보청기 모임 | - | ko | 320 | 8 | phones | nobanner
보청기와 보조 기기를 직접 손보는 사람들의 작은 모임입니다.

Assistive Tech Bench | - | en | 3150 | 7 | bubble |
Switches, eye gaze, one-handed everything. Makers and the people they make for, in the same room.
+ ♿ Assistive tech, 🤝 Made together

Network of Sheds | sheds | en | 2460 | 6 | house | noprofile
Makers with a shed, a garage or a very patient kitchen. Monthly show of unfinished things.

Warsztat Mikrokontrolerów | - | pl | 8250 | 9 | chip |
Od migającej diody do własnej płytki. Konsultacje schematów w środy, bez wyśmiewania.
+ 🔌 Elektronika, 📐 Płytki

Weather Balloon Club | - | en | 1980 | 6 | balloon | widget
Launch, track, drive into a field, argue with a farmer, recover. Flight logs since 2018.
+ 🎈 Launches, 📍 Tracking

Local Models Guild | - | en | 4805 | 13 | robot | #LOCL/12
Language models on your own machine: quantising, evaluation, small tricks with small cards. Measurements over opinions.
+ 🧠 Local models, 📊 Benchmarks, 💻 Small hardware

Kaapelitehdas | - | fi | 1460 | 8 | bolt |
Verkot, kuidut ja kotilabrat. Kahvi on aina päällä.

Green Phosphor | greenphosphor | en | 5760 | 7 | eye |
Oscilloscopes, vector displays and clocks made of tubes. High voltage rules are pinned and enforced.
+ 🟢 Vintage test gear, ⚠️ Safety first

Tinh Tế Nhỏ | tinhtenho | vi | 15300 | 12 | chip |
Hỏi đáp điện thoại cũ, máy tính cũ và cách giữ chúng sống thêm vài năm nữa.
+ 📱 Sửa chữa, 💬 Hỏi đáp

The Typewriter Exception | - | en | 870 | 5 | keys | nobanner
Technology, technically. Ribbons, platens, and letters typed badly on purpose.

कबाड़ से जुगाड़ | jugaad | hi | 27400 | 14 | gear | #जुगा/23
पुराने सामान से नई मशीनें। हर रविवार एक परियोजना, सवाल किसी भी स्तर के।
+ 🛠️ जुगाड़, ♻️ पुनः उपयोग

Satelliten-Stammtisch | - | de | 2740 | 6 | antenna |
Wetterbilder aus dem Garten, Amateurfunk über Satellit, Antennen aus Besenstielen.

Cable Management Anonymous | cables | en | 41200 | 8 | bolt | verified
Before and after. No judgement before, a little after. Official home of the yearly Tidy Desk Awards.
+ 🔌 Before & after, 🏅 Yearly awards

Prototype 04 | - | en | 9 | 22 | cube | plain noicon nobanner
`,
);
