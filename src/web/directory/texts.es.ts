import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

const short = (count: number | null) => (count === null ? 'sin datos' : compact(count));

export default {
  unknown: 'sin datos',
  members: (count) => (count === null ? 'Miembros: *sin datos*' : `*${compact(count)}* miembros`),
  online: (count) => (count === null ? 'en línea: *sin datos*' : `*${compact(count)}* en línea`),
  counts: (members, online) => `Miembros: ${short(members)} · En línea: ${short(online)}`,
  membersSource: (count) => [`${whole(count)} miembros: aproximado, según la invitación, `, ''],
  onlineSource: (count) => [`${whole(count)} en línea: aproximado, según la invitación, `, ''],
  source: ['Aproximado, según la invitación, ', ''],
  levels: { 'Very Active': 'Muy activo', Active: 'Activo', Growing: 'En crecimiento', Casual: 'Tranquilo' },
  freshness: {
    live: { word: 'En vivo', limit: 'hace 30 minutos como mucho' },
    synced: { word: 'Al día', limit: 'hace menos de 24 horas' },
    stale: { word: 'Antiguo', limit: 'hace más de 24 horas' },
  },
  checked: { now: 'comprobado ahora mismo', ago: (age) => `comprobado ${age}` },
  inviteProblems: {
    failing: 'La invitación no funciona',
    expired: 'Invitación caducada',
    quarantined: 'La invitación lleva ahora a otro servidor',
  },
  notSynced: 'Aún sin sincronizar',
  syncRhythm: 'Se sincroniza solo cada pocas horas; los servidores tranquilos, cada día.',
  verified: 'Verificado',
  partnered: 'Socio',
  boostLevel: (tier) => `Nivel ${tier}`,
  noReviews: 'Sin reseñas',
  rated: 'Valoración:',
  reviewsAfter: (count) => plural(count, { one: 'reseña', other: 'reseñas' }),
  moreFeatures: (count) => `+${count} más`,
  loading: 'Cargando servidores',
  servers: 'Servidores',
  view: 'Vista',
  gridView: 'Vista de cuadrícula',
  listView: 'Vista de lista',
  sortServers: 'Ordenar servidores',
  sort: 'Ordenar',
  sorts: {
    relevance: 'Por relevancia',
    members: 'Más miembros',
    memberCount: 'Más miembros',
    online: 'Más gente en línea',
    activity: 'Más activos',
    newest: 'Recientes',
    name: 'Nombre',
    rating: 'Mejor valorados',
  },
  firstPage: 'Primera página',
  noPage: (page) => `No hay página ${page}`,
  failedServers: 'No se pudieron cargar los servidores',
  listShorter: 'La lista es más corta.',
} satisfies Texts;
