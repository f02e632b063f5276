import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

/** How many servers a decision changed, and how many it left as they are for what reason. */
interface Decided {
  decided: number;
  left: number;
  deadInvites: number;
}

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
  declineManyText: 'They leave every list. Whoever submitted them will see the reason. You can undo this in the log.',
  chosenOfMost: (count: number, most: number) => `${whole(count)} chosen, decided ${whole(most)} at a time`,
  decided: ({ decided, left, deadInvites }: Decided) =>
    [
      plural(decided, { one: '1 server decided', other: `${whole(decided)} servers decided` }),
      left > 0 && `somebody else was faster with ${whole(left)}`,
      deadInvites > 0 &&
        plural(deadInvites, {
          one: '1 not approved: its invite does not work',
          other: `${whole(deadInvites)} not approved: their invites do not work`,
        }),
    ]
      .filter(Boolean)
      .join('; '),
  ofSubmitter: 'Everything from this submitter',
  submitterOf: (server: string) => `Everything from the submitter of ${server}`,
  submitterText: 'Matched by account and browser, and by address for the last two days.',
  declineAll: (count: number) => plural(count, { one: 'Decline 1 server', other: `Decline all ${whole(count)}` }),
  suspendToo: (name: string) => `Suspend the account ${name} too`,
  onlySuspend: (name: string) => `Suspend ${name} only`,
  nothingOfTheirs: 'They have nothing listed or waiting.',
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
    plural(count, {
      one: `1 listed server contains “${term}”`,
      other: `${whole(count)} listed servers contain “${term}”`,
    }),
  noneWith: (term: string) => `No listed server contains “${term}”.`,
  seeListed: (term: string) => `Show servers containing ${term}`,
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
  undoAll: (count: number) => plural(count, { one: 'Undo', other: `Undo all ${whole(count)}` }),
  subjects: (count: number) => plural(count, { one: '1 server', other: `${whole(count)} servers` }),
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
