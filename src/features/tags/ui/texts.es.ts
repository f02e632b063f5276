import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'Explorar etiquetas',
  allText: 'De qué dicen las comunidades que tratan, las más usadas primero.',
  allDescription:
    'Comunidades de Discord por etiqueta: juegos, aficiones, idiomas, herramientas y todo lo que reúne a la gente.',
  none: 'Aún no hay etiquetas',
  noneText: 'Llegan con los servidores que se envían.',
  submit: 'Enviar un servidor',
  loading: 'Cargando etiquetas',
  failed: 'No se pudieron cargar las etiquetas',
  serversWith: (tag) => `Servidores de Discord: ${tag}`,
  onPage: (title, page) => `${title}, página ${page}`,
  lead: 'Comunidades con esta etiqueta.',
  description: (count, tag) =>
    plural(count, {
      one: `Una comunidad de Discord con la etiqueta «${tag}».`,
      other: `${whole(count)} comunidades de Discord con la etiqueta «${tag}».`,
    }),
  servers: (count) => plural(count, { one: `1 servidor`, other: `${whole(count)} servidores` }),
  similar: 'Etiquetas similares',
  together: (count) =>
    plural(count, { one: `1 servidor tiene ambas`, other: `${whole(count)} servidores tienen ambas` }),
  notFound: 'Etiqueta no encontrada',
  notFoundText: 'Ningún servidor de la lista tiene esta etiqueta.',
  browseAll: 'Ver todas las etiquetas',
  filter: 'Filtrar estos servidores',
} satisfies Texts;
