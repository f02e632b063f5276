import type { Texts } from './texts.ts';

export default {
  reasons: {
    spam: 'Spam o publicidad',
    scam: 'Estafa o software malicioso',
    hate: 'Odio o acoso',
    sexual: 'Contenido sexual',
    illegal: 'Algo ilegal',
    'personal-data': 'Datos personales de alguien',
    false: 'Falso o engañoso',
    other: 'Otra cosa',
  },
} satisfies Texts;
