import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'Explorar categorías',
  allText: 'Encuentra una comunidad por su tema.',
  allDescription: 'Comunidades de Discord por tema: juegos, música, estudios, arte, código y más.',
  none: 'Aún no hay categorías',
  noneText: 'Se llenan a medida que se envían servidores.',
  submit: 'Enviar un servidor',
  loading: 'Cargando categorías',
  failed: 'No se pudieron cargar las categorías',
  popular: 'Popular',
  servers: (count) => plural(count, { one: '1 servidor', other: `${whole(count)} servidores` }),
  members: (count) =>
    plural(count, { one: '1 miembro', many: `${compact(count)} de miembros`, other: `${compact(count)} miembros` }),
  exactMembers: (count) => plural(count, { one: '1 miembro', other: `${whole(count)} miembros` }),
  averageRating: 'de valoración media',
  serversOf: (category) => `Servidores de Discord: ${category}`,
  onPage: (title, page) => `${title}, página ${page}`,
  description: (text, servers, members) =>
    `${text} ${plural(servers, { one: '1 comunidad', other: `${whole(servers)} comunidades` })} con ${plural(members, { one: '1 miembro', other: `${whole(members)} miembros` })}.`,
  sorts: { members: 'Miembros', online: 'Gente en línea', activity: 'Nivel de actividad', name: 'Nombre' },
  noServers: 'Aún no hay servidores',
  noServersText: 'Añade el primero a esta categoría.',
  notFound: 'Categoría no encontrada',
  notFoundText: 'Esta categoría no existe o no tiene servidores.',
  browseAll: 'Ver todas las categorías',
} satisfies Texts;
