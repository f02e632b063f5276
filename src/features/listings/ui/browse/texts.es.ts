import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Explorar servidores de Discord',
  titleWith: (feature) => `Servidores de Discord con: ${feature}`,
  titleOf: (category) => `Servidores de Discord: ${category}`,
  onPage: (title, page) => `${title}, página ${page}`,
  description:
    'Comunidades de Discord con cifras al día de miembros y gente en línea, actividad y reseñas. Busca, compara y mira dentro antes de unirte.',
  searchServers: 'Buscar servidores',
  search: 'Buscar',
  found: (count) => plural(count, { one: '1 servidor encontrado', other: `${whole(count)} servidores encontrados` }),
  failed: 'No se pudieron cargar los servidores',
  none: 'No se encontraron servidores',
  noneWith: (feature) => `No se encontraron servidores con la función «${feature}»`,
  noneText: 'Prueba a cambiar los criterios de búsqueda',
  clearFilters: 'Quitar filtros',
  feature: (feature) => `Función: ${feature}`,
  clearFilter: 'Quitar filtro',
  showing: (feature) => `Servidores con la función de Discord: ${feature}`,
} satisfies Texts;
