import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  loading: 'Cargando el servidor',
  notFound: 'Servidor no encontrado',
  notFoundText: 'El servidor que buscas no existe o se ha quitado.',
  back: 'Volver',
  failed: 'No se pudo cargar el servidor',
  facts: 'Datos del servidor',
  actions: 'Acciones del servidor',
  report: 'Denunciar este servidor',
  headTitle: 'Servidor de Discord',
  headMissing: 'Este servidor no existe o se ha quitado.',
  headFailed: 'Este servidor no se puede mostrar ahora.',
  headCounts: (name, members) =>
    members === null
      ? `${name} en Discord.`
      : plural(members, {
          one: `${name} en Discord: alrededor de 1 miembro.`,
          other: `${name} en Discord: unos ${whole(members)} miembros.`,
        }),
  breadcrumb: 'Ruta de navegación',
  discover: 'Descubrir',
  community: 'Comunidad',
  verification: (level) => `Verificación: ${level}`,
  join: 'Unirse al servidor',
  radio: 'Radio',
  newTab: '(se abre en una pestaña nueva)',
  members: 'Miembros',
  online: 'En línea ahora',
  rating: 'Valoración',
  reviews: (count) => plural(count, { one: '1 reseña', other: `${whole(count)} reseñas` }),
  boosts: 'Mejoras',
  noBoosts: 'Ninguna',
  glance: 'De un vistazo',
  lastSynced: 'Última sincronización',
  counts: 'Cifras',
  countsSource: 'aproximadas, según la invitación',
  channels: 'Canales',
  roles: 'Roles',
  region: 'Región',
  language: 'Idioma',
  slug: 'Nombre corto',
  listedSince: 'En la lista desde',
  tags: 'Etiquetas',
  growth: 'Crecimiento',
  notEnough: 'faltan datos',
  growthLine: (first, last) => [
    `${whole(first)} miembros el `,
    `, ${whole(last)} el `,
    last === first
      ? ': sin cambios.'
      : last > first
        ? `: ${whole(last - first)} más.`
        : `: ${whole(first - last)} menos.`,
  ],
  oddGrowth: 'Crecimiento inusual',
  oddGrowthText: (before, after, shareBefore, shareNow) => [
    `Crecimiento inusual: de ${whole(before)} a ${whole(after)} miembros el `,
    `, mientras que la parte en línea pasó de ${shareBefore} a ${shareNow}. Durante una semana se ordena por los miembros que tenía antes.`,
  ],
  ranking: 'Cómo se ordena',
  invite: 'Invitación',
  inviteStates: {
    failing:
      'Discord indica que esta invitación ya no es válida. La comprobaremos de nuevo en una hora, más o menos; si sigue sin funcionar, el servidor sale de las listas hasta que tenga una válida.',
    expired:
      'Esta invitación ha caducado o se ha revocado. La comprobamos cada día y el servidor vuelve a las listas en cuanto funcione.',
    quarantined:
      'Esta invitación lleva ahora a otro servidor, así que no puedes unirte desde aquí. La comprobamos cada día hasta que vuelva a llevar a este.',
  },
  invitesPaused:
    'Este servidor ha puesto en pausa sus invitaciones. Puedes intentarlo, pero quizá Discord no te deje entrar hasta que se abran de nuevo.',
  lastChecked: ['Última comprobación: ', '.'],
  newInvite: '[Envía una invitación nueva] para que vuelva.',
  spread: 'Procedencia de los usuarios',
  simulated: 'Simulado',
  simulatedText: 'Generado al azar como ilustración. Discord no publica dónde están los miembros.',
  showOthers: (count) => plural(count, { one: 'Mostrar 1 más', other: `Mostrar ${count} más` }),
  hideOthers: (count) => plural(count, { one: 'Ocultar 1', other: `Ocultar ${count}` }),
  similar: 'Servidores parecidos',
  noSimilar: 'Aún no hay ninguno en esta categoría.',
  ageTitle: 'Servidor con restricción de edad',
  ageText: (name) =>
    `Discord marca ${name} con restricción de edad. Para mirar dentro debes tener 18 años o más y ser mayor de edad donde vives.`,
  ageConfirm: 'Tengo 18 años o más',
  backHome: 'Volver al inicio',
  ageNoScript: 'Tu respuesta se guarda en este navegador, así que para mirar dentro hace falta JavaScript.',
} satisfies Texts;
