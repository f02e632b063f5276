import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  choose: (server) => `Elegir ${server}`,
  chooseAll: 'Elegir todos',
  chosen: (count) => plural(count, { one: '1 elegido', other: `${whole(count)} elegidos` }),
  chooseNone: 'No elegir ninguno',
  fromOneSubmitter: (count) => `${whole(count)} servidores de una misma persona`,
  lookingAlike: (count) => `${whole(count)} servidores parecidos`,
  publicText: 'Está en las listas y la moderación aún no lo ha visto.',
  looksFine: 'Está bien',
  approveChosen: 'Aprobar los elegidos',
  declineChosen: 'Rechazar los elegidos',
  declineMany: (count) => plural(count, { one: 'Rechazar 1 servidor', other: `Rechazar ${whole(count)} servidores` }),
  declineManyText: 'Salen de todas las listas. Quien los añadió conocerá el motivo. Se puede deshacer en el registro.',
  chosenOfMost: (count, most) => `${whole(count)} elegidos, se deciden de ${whole(most)} en ${whole(most)}`,
  decided: ({ decided, left, deadInvites }) =>
    [
      plural(decided, { one: '1 servidor decidido', other: `${whole(decided)} servidores decididos` }),
      left > 0 && `en ${whole(left)} alguien se adelantó`,
      deadInvites > 0 && `${whole(deadInvites)} sin aprobar porque la invitación no funciona`,
    ]
      .filter(Boolean)
      .join('; '),
  ofSubmitter: 'Todo de esta persona',
  submitterOf: (server) => `Todo lo de quien añadió ${server}`,
  submitterText: 'Según la cuenta y el navegador y, en los dos últimos días, también según la dirección.',
  declineAll: (count) => plural(count, { one: 'Rechazar 1 servidor', other: `Rechazar los ${whole(count)}` }),
  suspendToo: (name) => `Suspender también la cuenta ${name}`,
  onlySuspend: (name) => `Solo suspender a ${name}`,
  nothingOfTheirs: 'No hay nada suyo en las listas ni en espera.',
  failed: 'No se pudieron cargar los servidores',
  approvals: { approved: 'Público', pending: 'En espera', rejected: 'Rechazado', 'opted-out': 'Retirado' },
  change: 'Cambio',
  now: 'Ahora',
  new: 'Nuevo',
  noDescription: 'sin descripción',
  newIcon: 'Otro icono',
  showNew: 'Mostrar lo nuevo',
  keepOld: 'Dejar lo de antes',
  newShown: 'Se muestra lo nuevo',
  oldKept: 'Queda lo de antes',
  listedWith: (term, count) =>
    plural(count, {
      one: `1 servidor de las listas contiene «${term}»`,
      other: `${whole(count)} servidores de las listas contienen «${term}»`,
    }),
  noneWith: (term) => `Ningún servidor de las listas contiene «${term}».`,
  seeListed: (term) => `Ver los servidores que contienen ${term}`,
  close: 'Cerrar',
  takeOff: 'Quitar de las listas',
  takeOffMany: (count) =>
    plural(count, { one: 'Quitar 1 de las listas', other: `Quitar ${whole(count)} de las listas` }),
  takeOffName: (server) => `Quitar ${server} de las listas`,
  takeOffAndBlock: 'Quitar y bloquear para siempre',
  find: 'Buscar servidores y cuentas',
  findHint: 'Por nombre, dirección o id, en cualquier estado.',
  findButton: 'Buscar',
  nothingFound: 'No se encontró nada.',
  servers: 'Servidores',
  accounts: 'Cuentas',
  suspended: 'Suspendida',
  moderate: 'Para la moderación',
  blockTerm: 'Bloquear un término',
  undoAll: (count) => plural(count, { one: 'Deshacer', other: `Deshacer los ${whole(count)}` }),
  subjects: (count) => plural(count, { one: '1 servidor', other: `${whole(count)} servidores` }),
} satisfies Texts;
