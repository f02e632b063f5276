import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  choose: (server) => `${server} auswählen`,
  chooseAll: 'Alle auswählen',
  chosen: (count) => `${whole(count)} ausgewählt`,
  chooseNone: 'Auswahl aufheben',
  fromOneSubmitter: (count) => `${whole(count)} Server von derselben Person`,
  lookingAlike: (count) => `${whole(count)} Server, die sich gleichen`,
  publicText: 'Er steht in den Listen, und die Moderation hat ihn noch nicht angesehen.',
  looksFine: 'In Ordnung',
  approveChosen: 'Ausgewählte freigeben',
  declineChosen: 'Ausgewählte ablehnen',
  declineMany: (count) => `${whole(count)} Server ablehnen`,
  declineManyText:
    'Sie verlassen alle Listen. Wer sie eingetragen hat, erfährt den Grund. Im Protokoll lässt es sich zurücknehmen.',
  chosenOfMost: (count, most) => `${whole(count)} ausgewählt, entschieden werden je ${whole(most)}`,
  decided: ({ decided, left, deadInvites }) =>
    [
      `${whole(decided)} Server entschieden`,
      left > 0 && `bei ${whole(left)} war jemand schneller`,
      deadInvites > 0 && `${whole(deadInvites)} nicht freigegeben, weil die Einladung nicht funktioniert`,
    ]
      .filter(Boolean)
      .join('; '),
  ofSubmitter: 'Alles von dieser Person',
  submitterOf: (server) => `Alles von der Person, die ${server} eingetragen hat`,
  submitterText: 'Nach Konto und Browser, für die letzten zwei Tage auch nach Adresse.',
  declineAll: (count) => plural(count, { one: '1 Server ablehnen', other: `Alle ${whole(count)} ablehnen` }),
  suspendToo: (name) => `Auch das Konto ${name} sperren`,
  onlySuspend: (name) => `Nur ${name} sperren`,
  nothingOfTheirs: 'Von dieser Person ist nichts eingetragen und nichts wartet.',
  failed: 'Die Server konnten nicht geladen werden',
  approvals: { approved: 'Öffentlich', pending: 'Wartet', rejected: 'Abgelehnt', 'opted-out': 'Zurückgezogen' },
  change: 'Änderung',
  now: 'Jetzt',
  new: 'Neu',
  noDescription: 'keine Beschreibung',
  newIcon: 'Ein anderes Symbol',
  showNew: 'Neues zeigen',
  keepOld: 'Altes behalten',
  newShown: 'Das Neue wird gezeigt',
  oldKept: 'Das Alte bleibt',
  listedWith: (term, count) =>
    plural(count, {
      one: `1 Server in den Listen enthält „${term}“`,
      other: `${whole(count)} Server in den Listen enthalten „${term}“`,
    }),
  noneWith: (term) => `Kein Server in den Listen enthält „${term}“.`,
  seeListed: (term) => `Server mit ${term} zeigen`,
  close: 'Schließen',
  takeOff: 'Aus den Listen nehmen',
  takeOffMany: (count) => `${whole(count)} aus den Listen nehmen`,
  takeOffName: (server) => `${server} aus den Listen nehmen`,
  takeOffAndBlock: 'Herausnehmen und dauerhaft sperren',
  find: 'Server und Konten finden',
  findHint: 'Nach Name, Adresse oder ID, in jedem Zustand.',
  findButton: 'Finden',
  nothingFound: 'Nichts gefunden.',
  servers: 'Server',
  accounts: 'Konten',
  suspended: 'Gesperrt',
  moderate: 'Für die Moderation',
  blockTerm: 'Einen Begriff sperren',
  undoAll: (count) => plural(count, { one: 'Rückgängig machen', other: `Alle ${whole(count)} rückgängig machen` }),
  subjects: (count) => `${whole(count)} Server`,
} satisfies Texts;
