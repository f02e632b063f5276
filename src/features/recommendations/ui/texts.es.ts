import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Recomendaciones para ti',
  lead: 'Servidores que pueden gustarte, cada uno con sus motivos.',
  trending: 'Tendencias',
  members: (count) => (count === null ? 'miembros desconocidos' : `${compact(count)} miembros`),
  forYou: 'Para ti',
  count: (count) => plural(count, { one: '1 recomendación', other: `${whole(count)} recomendaciones` }),
  visitor:
    'No has iniciado sesión: esto es lo que está activo, bien valorado y en crecimiento. Con tus favoritos será a tu medida.',
  failed: 'No se han podido cargar las recomendaciones',
  none: 'No hay recomendaciones',
  noneText: 'Cambia los filtros o interactúa con más servidores para mejorar las recomendaciones.',
  browse: 'Explorar servidores',
  category: 'Categoría',
  allCategories: 'Todas las categorías',
  minScore: 'Puntuación mínima',
  orMore: (score) => `${score}+`,
  apply: 'Aplicar',
  match: (share) => `${share} de afinidad`,
  verified: 'Verificado',
  why: 'Por qué se recomienda:',
  view: 'Ver',
  opensInTab: (name) => `${name} (se abre en otra pestaña)`,
  reasons: {
    categories: (category) => `Te gusta ${category}`,
    features: 'Tiene las funciones de los servidores que te gustan',
    size: 'Es más o menos del tamaño de los servidores que te gustan',
    activity: 'Muchos miembros están en línea',
    rating: 'Bien valorado en sus reseñas',
    coFavorites: (people, favorite) =>
      plural(people, {
        one: `1 persona con ${favorite} entre sus favoritos también lo eligió`,
        other: `Al menos ${people} personas con ${favorite} entre sus favoritos también lo eligieron`,
      }),
    momentum: 'En crecimiento o muy visto esta semana',
  },
} satisfies Texts;
