import type { Texts } from './texts.ts';

export default {
  reasons: {
    spam: 'Spam ou publicité',
    scam: 'Arnaque ou logiciel malveillant',
    hate: 'Haine ou harcèlement',
    sexual: 'Contenu sexuel',
    illegal: 'Quelque chose d’illégal',
    'personal-data': 'Données personnelles de quelqu’un',
    false: 'Faux ou trompeur',
    other: 'Autre chose',
  },
} satisfies Texts;
