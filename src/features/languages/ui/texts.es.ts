import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  allTitle: 'Explorar idiomas',
  allText: 'Comunidades según el idioma que se habla en ellas.',
  allDescription: 'Comunidades de Discord por idioma: encuentra servidores donde se habla el tuyo.',
  none: 'Aún no hay idiomas',
  noneText: 'Llegan con los servidores que se envían.',
  submit: 'Enviar un servidor',
  loading: 'Cargando idiomas',
  failed: 'No se pudieron cargar los idiomas',
  serversIn: (language) => `Servidores de Discord: ${language}`,
  onPage: (title, page) => `${title}, página ${page}`,
  lead: (language) => `Comunidades donde se habla este idioma: ${language}.`,
  description: (count, language) =>
    plural(count, {
      one: `Una comunidad de Discord de este idioma: ${language}.`,
      other: `${whole(count)} comunidades de Discord de este idioma: ${language}.`,
    }),
  servers: (count) => plural(count, { one: `1 servidor`, other: `${whole(count)} servidores` }),
  notFound: 'Idioma no encontrado',
  notFoundText: 'No se conoce ningún servidor de la lista en este idioma.',
  browseAll: 'Ver todos los idiomas',
  filter: 'Filtrar estos servidores',
  sources: {
    owner: 'según sus propietarios',
    platform: 'configurado en Discord',
    given: 'indicado al enviarlo',
    detected: 'detectado por la descripción',
  },
  unknown: 'desconocido',
} satisfies Texts;
