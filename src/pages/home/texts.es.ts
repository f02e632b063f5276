import { compact, decimal, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  headTitle: 'Duskrow: encuentra el servidor de Discord con las luces encendidas',
  title: 'Encuentra el servidor con las luces encendidas.',
  lead: 'Explora comunidades, mira cuántos miembros tienen y qué activas son, y échales un vistazo antes de unirte.',
  search: 'Buscar servidores',
  searchAll: (count) => plural(count, { one: 'Buscar en 1 servidor', other: `Buscar en ${whole(count)} servidores` }),
  start: 'Empezar a descubrir',
  apiDocs: 'Ver la documentación de la API',
  servers: (count) => plural(count, { one: '*1* servidor', other: `*${whole(count)}* servidores` }),
  members: (count) => `*${compact(count)}* miembros`,
  rating: (average) => `*${decimal(average)}* de valoración media`,
  litNow: 'Con las luces encendidas',
  window: (name, share) => `${name}, ${share} de los miembros en línea`,
  door: 'La puerta iluminada lleva al inicio',
  home: 'Inicio',
  discover: 'Descubrir',
  found: (count) =>
    plural(count, {
      one: '1 servidor cumple tus criterios',
      other: `${whole(count)} servidores cumplen tus criterios`,
    }),
  quickCategories: 'Categorías rápidas',
  all: 'Todas',
} satisfies Texts;
