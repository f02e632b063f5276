import type { Texts } from './texts.ts';

export default {
  names: {
    Gaming: 'Jeux',
    Music: 'Musique',
    Technology: 'Technologie',
    Community: 'Communauté',
    Education: 'Éducation',
    Art: 'Art',
    Entertainment: 'Divertissement',
    Sports: 'Sports',
    Programming: 'Programmation',
    Other: 'Autre',
  },
  descriptions: {
    Gaming: 'Guildes, équipes et gens avec qui jouer.',
    Music: 'Écoutes partagées, producteurs et groupes.',
    Technology: 'Gadgets, sciences, matériel et web.',
    Community: 'Des lieux pour parler, se rencontrer et se sentir chez soi.',
    Education: 'Groupes d’étude, langues et cours.',
    Art: 'Dessin, écriture, design et artisanat.',
    Entertainment: 'Films, séries, anime, livres et mèmes.',
    Sports: 'Équipes, entraînements et jours de match.',
    Programming: 'Du code, des outils et celles et ceux qui les créent.',
    Other: 'Tout ce qui n’a pas sa place ailleurs.',
  },
} satisfies Texts;
