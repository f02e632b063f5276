import type { Texts } from './texts.ts';

export default {
  names: {
    Gaming: 'Gaming',
    Music: 'Musik',
    Technology: 'Technik',
    Community: 'Community',
    Education: 'Bildung',
    Art: 'Kunst',
    Entertainment: 'Unterhaltung',
    Sports: 'Sport',
    Programming: 'Programmieren',
    Other: 'Sonstiges',
  },
  descriptions: {
    Gaming: 'Gilden, Teams und Leute zum Mitspielen.',
    Music: 'Gemeinsam hören, produzieren und in Bands spielen.',
    Technology: 'Geräte, Wissenschaft, Hardware und das Web.',
    Community: 'Orte zum Reden, Kennenlernen und Dazugehören.',
    Education: 'Lerngruppen, Sprachen und Kurse.',
    Art: 'Zeichnen, Schreiben, Gestalten und Handwerk.',
    Entertainment: 'Filme, Serien, Anime, Bücher und Memes.',
    Sports: 'Teams, Training und Spieltage.',
    Programming: 'Code, Werkzeuge und die Leute, die sie bauen.',
    Other: 'Alles, was sonst nirgends hinpasst.',
  },
} satisfies Texts;
