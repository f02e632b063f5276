import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  filters: 'Filtros',
  search: 'Buscar',
  searchHint: 'Nombre, tema o etiqueta',
  categories: 'Categorías',
  size: 'Tamaño del servidor',
  anySize: 'Cualquier tamaño',
  sizes: {
    small: { word: 'Pequeño', range: 'menos de 100' },
    medium: { word: 'Mediano', range: '100–1000' },
    large: { word: 'Grande', range: '1000–10 000' },
    huge: { word: 'Enorme', range: 'desde 10 000' },
  },
  activity: 'Nivel de actividad',
  anyActivity: 'Todos los niveles',
  language: 'Idioma',
  anyLanguage: 'Cualquier idioma',
  badges: 'Insignias',
  badgeWords: { verified: 'Verificado', partnered: 'Socio', community: 'Comunidad' },
  apply: 'Aplicar filtros',
  countInForce: 'activos',
  inForce: 'Filtros activos',
  remove: (filter) => `Quitar el filtro ${filter}`,
  clear: 'Borrar',
  clearAll: 'Quitar todos',
  typed: (text) => `«${text}»`,
  atLeast: (count) => plural(count, { one: 'Al menos 1 miembro', other: `Al menos ${whole(count)} miembros` }),
  atMost: (count) => plural(count, { one: 'Como mucho 1 miembro', other: `Como mucho ${whole(count)} miembros` }),
} satisfies Texts;
