import { readCommunities } from './read-communities.ts';

export const art = readCommunities(
  'Art',
  `
Tidewatch Cartographers | tidewatch | en | 48200 | 13 | waves | partnered widget #TIDE/1
We draw coasts that do not exist: fantasy and alt-history mapmaking with a weekly prompt and a wall of shame for rivers that split.
+ 🗺️ Fantasy maps, 🌊 Weekly prompt, ✍️ Feedback

Ink Before Sense | inkbeforesense | en | 2473 | 12 | brush | #INK/1
Pen, brush and mistakes you cannot undo. Daily prompt at noon, no filters, no erasing.
+ 🖋️ Daily prompt, 🙅 No undo

Draw Nothing Perfect | drawnothing | en | 183000 | 14 | pencil | verified partnered #DRAW/12
Beginners who stay beginners and masters who come to relax. Official home of the thirty-day ugly sketchbook.
+ ✏️ Beginners, 📓 Ugly sketchbook, 💬 Kind critique

Farbklecks | farbklecks | de | 340 | 11 | palette | widget
Aquarell, Acryl, Kleckse. Monatsthema, ehrliche Rückmeldungen, Materialtausch.
+ 🎨 Monatsthema, 🖌️ Materialtausch

Woolgatherers | woolgatherers | en | 61200 | 9 | yarn | partnered #KNIT/22
Knitting, crochet, spinning. Stash confessions and a help channel that finds your dropped stitch.
+ 🧶 Fibre arts, 🆘 Dropped stitches

一日一線 | ichinichi | ja | 45800 | 20 | brush | #一線/0
毎日一本だけでも線を引く、お絵描きの習慣づくり。講評は希望制です。
+ 🖊️ 毎日, 🌸 講評は希望制

The Glaze Bucket | glazebucket | en | 8540 | 7 | flask |
Potters sharing recipes, kiln disasters and the one good mug. Firing logs welcome.
+ 🏺 Pottery, 🔥 Kiln logs

Street Frames | streetframes | en | 36700 | 8 | camera | #35MM/9
Photography without drones. One focal length a month, contact sheets, critique circles of five.
+ 📷 Street photo, ⭕ Critique circles

Fanzine Fabriek | - | nl | 1620 | 8 | book |
Vouwen, nieten, ruilen. Maak een zine van acht bladzijden en stuur hem naar een vreemde.
+ 📰 Zines, ✂️ Ruil

Voxel Vignettes | - | en | 5230 | 9 | cube |
Tiny worlds in twenty cubes. Renders, palettes, a fortnightly theme nobody respects.

Comics from the Back Row | - | en | 720 | 10 | bubble | #BACK/3
Webcomics, page layouts, lettering arguments. Show your thumbnails before you show your inks.
+ 💬 Webcomics, 📐 Layouts

그림쟁이 다락방 | darakbang | ko | 7683 | 19 | palette | #그림/0
낙서부터 커미션까지, 그림쟁이들의 다락방입니다. 크로키는 매일 밤 열 시.
+ ✏️ 크로키, 🖼️ 커미션

Paper & Blade | - | en | 4470 | 6 | shears | widget
Papercutting, pop-ups, origami tessellations. Plasters are in the second drawer.
+ ✂️ Papercraft, 🗂️ Templates

Blender & Breakfast | blenderbreakfast | en | 77900 | 10 | cube | verified
Model something before nine. Official server of the Breakfast Render challenge, with files to take apart.
+ 🧊 3D, 🍳 Morning challenge

Tipografía de Barrio | - | es-419 | 814 | 8 | pencil | #Ñ!/12
Rótulos pintados a mano, letras de mercado y fuentes nuevas con alma vieja.
+ 🔤 Letras, 🖌️ Rótulos

Costume Cupboard | - | en | 747 | 9 | mask |
Cosplay and stage costume on real budgets. Patterns, foam, wigs, and a helpline the night before.
+ 🧵 Cosplay, 🪡 Patterns, 🚨 Night-before helpline

Ars Nova Kolektyw | - | pl | 38 | 9 | palette |
Niezależni ilustratorzy: wspólne zlecenia, umowy bez łez, przegląd portfolio w ostatni piątek.

Miniature Regrets | - | en | 2220 | 8 | brush | #MINI/0
The pile of shame, painted one model at a time. Wet palettes, terrain, slow motivation.
+ 🎖️ Miniatures, 🏔️ Terrain

Pixel Loom | pixelloom | en | 3114 | 11 | heart |
Sixteen colours, thirty-two pixels, endless fuss. Palettes and animation feedback.
+ 🟪 Pixel art, 🎞️ Animation

Кисть и кот | - | ru | 12200 | 12 | cat |
Рисуем котов и всё, что рядом. Раз в неделю общий натюрморт по фотографии.
+ 🐈 Коты, 🖼️ Натюрморт

Tiny House of Poems | poemhouse | en | 696 | 7 | crane |
Poems under twenty lines. Workshop on Sundays; praise is specific, so is doubt.
+ 🪶 Poetry, 🗓️ Sunday workshop

Animatique | animatique | fr | 254 | 9 | film | widget
Animation 2D et image par image : storyboards, cadence, petits films terminés (parfois).
+ 🎬 Animation, 🗒️ Storyboards

Woodshavings | woodshavings | en | 25600 | 7 | tree | #OAK/6
Hand tools, spoons, chairs that nearly stand. Sharpening thread has nine thousand replies.
+ 🪵 Woodwork, 🔪 Sharpening

水墨夜话 | - | zh-TW | 3760 | 10 | brush |
水墨、書法與夜晚的閒談。每月臨摹一幅，彼此點評。
+ 🖌️ 水墨, 🀄 臨摹

Concept Art Cafeteria | - | en | 3067 | 11 | eye | #CNPT/26
Portfolios, silhouettes, job talk without myths. Working artists host lunch tables twice a week.
+ 🏗️ Concept art, 🍽️ Lunch tables

Figure Drawing After Dark 18+ | figuredrawing | en | 9130 | 10 | pencil | adult
Weekly life drawing with studio manners: timed poses, quiet voice room, kind critique. For grown-ups.
+ ✍️ Life drawing, 🔞 Adults

Stitch Witchery | stitchwitch | en | 483 | 8 | moon |
Embroidery with opinions. Hoop of the month, pattern testing, thread stash maths.

Vitral | - | pt-BR | 1480 | 9 | burst | nobanner
Vidro colorido, mosaico e luz. Projetos de fim de semana e onde achar material.

Sanat Sokağı | - | tr | 5680 | 12 | palette | paused
Her hafta bir tema, herkes kendi tekniğiyle. Yeni üyeler sergi bitince alınıyor.
+ 🖼️ Haftalık tema

Lightbox | lightbox | en | 63 | 7 | camera | noprofile
Analogue photography: developing at home, paper that still exists, scans nobody sharpens.

Nib & Nonsense | - | en | 1190 | 6 | pencil | nobanner
Calligraphy and fountain pens. Wordy, smudged, happy.

Kleine Keramik | - | de | 47 | 10 | pot | plain nobanner
Fünf Leute, ein Ofen, zu viele Schalen.
`,
);
