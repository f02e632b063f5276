import type { Texts } from './texts.ts';

export default {
  levels: { good: 'Sano', mid: 'Regular', low: 'Atención', bad: 'Crítico' },
  trends: { improving: 'Mejora', declining: 'Empeora', stable: 'Estable' },
  ranges: { good: '80 o más', mid: 'de 60 a 79', low: 'de 40 a 59', bad: 'menos de 40' },
  updated: ['Actualizado: ', ''],
} satisfies Texts;
