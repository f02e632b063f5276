import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

export const english = {
  choose: (server: string) => `Choose ${server}`,
  chooseAll: 'Choose all',
  chosen: (count: number) => plural(count, { one: '1 chosen', other: `${whole(count)} chosen` }),
  chooseNone: 'Choose none',
  fromOneSubmitter: (count: number) => `${whole(count)} servers from one submitter`,
  lookingAlike: (count: number) => `${whole(count)} servers that look alike`,
  publicText: 'It is listed, and no moderator has looked at it yet.',
  looksFine: 'Looks fine',
  approveChosen: 'Approve chosen',
  declineChosen: 'Decline chosen',
  declineMany: (count: number) => plural(count, { one: 'Decline 1 server', other: `Decline ${whole(count)} servers` }),
  declineManyText: 'They leave every list. Who submitted them is told the reason. The log can undo it.',
  decided: (count: number, left: number) =>
    left === 0
      ? plural(count, { one: '1 server decided', other: `${whole(count)} servers decided` })
      : `${whole(count)} decided; somebody else was faster with ${whole(left)}`,
  ofSubmitter: 'All of this submitter',
  submitterOf: (server: string) => `Everything from the submitter of ${server}`,
  submitterText: 'By account and browser; by address, what came in the last two days.',
  declineAll: (count: number) => plural(count, { one: 'Decline 1 server', other: `Decline all ${whole(count)}` }),
  suspendToo: (name: string) => `Suspend the account ${name} too`,
  onlySuspend: (name: string) => `Suspend ${name} only`,
  nothingOfTheirs: 'Nothing of theirs is listed or waits.',
  failed: 'Failed to fetch the servers',
  approvals: { approved: 'Public', pending: 'Waiting', rejected: 'Declined', 'opted-out': 'Taken down' },
  change: 'Change',
  now: 'Now',
  new: 'New',
  noDescription: 'no description',
  newIcon: 'Another icon',
  showNew: 'Show the new one',
  keepOld: 'Keep the old one',
  newShown: 'The new one is shown',
  oldKept: 'The old one stays',
  listedWith: (term: string, count: number) =>
    plural(count, { one: `1 listed server holds “${term}”`, other: `${whole(count)} listed servers hold “${term}”` }),
  noneWith: (term: string) => `No listed server holds “${term}”.`,
  seeListed: (term: string) => `What is listed with ${term}`,
  close: 'Close',
  takeOff: 'Take off the lists',
  takeOffMany: (count: number) =>
    plural(count, { one: 'Take 1 off the lists', other: `Take ${whole(count)} off the lists` }),
  takeOffName: (server: string) => `Take ${server} off the lists`,
  takeOffAndBlock: 'Take off and block for good',
  find: 'Find servers and accounts',
  findHint: 'By name, address or id, whatever their state.',
  findButton: 'Find',
  nothingFound: 'Nothing found.',
  servers: 'Servers',
  accounts: 'Accounts',
  suspended: 'Suspended',
  moderate: 'For moderators',
  blockTerm: 'Block a term',
  undo: 'Undo',
  undoAll: (count: number) => plural(count, { one: 'Undo', other: `Undo all ${whole(count)}` }),
  subjects: (count: number) => plural(count, { one: '1 server', other: `${whole(count)} servers` }),
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
