import type { SwitchName } from '#contract/vocabulary.ts';
import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

/** What the log calls the doings of admins. */
type ActionName =
  | 'approve'
  | 'reject'
  | 'block'
  | 'undo'
  | 'approve-change'
  | 'refuse-change'
  | 'undo-change'
  | 'unblock'
  | 'dismiss-reports'
  | 'remove-review'
  | 'restore-review'
  | 'dismiss-quarantine'
  | 'suspend'
  | 'reinstate'
  | 'accept-appeal'
  | 'reject-appeal'
  | 'add-term'
  | 'remove-term'
  | 'switch'
  | 'sync-all'
  | 'cancel-sync-all'
  | 'connection-test';
type Around = readonly [before: string, after: string];

export const english = {
  title: 'Admin Panel',
  description: 'For the admins of the site.',
  loginText: 'Please log in as an admin.',
  notAllowed: 'Not allowed',
  notAllowedText: 'This page is for the admins of the site.',
  access: 'Admin Access',
  tryLaterSentence: 'Please try again later.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  nothingChanged: 'Nothing was changed',
  undone: 'Undone',
  failedStatus: 'Failed to fetch sync status',
  oldStatus: 'Failed to fetch sync status. What you see is older.',
  failedLog: 'Failed to fetch the log',
  failedSwitches: 'Failed to fetch the switches',
  failedTerms: 'Failed to fetch the terms',
  failedQueue: 'Failed to fetch what waits',
  totalServers: 'Total Servers',
  connected: 'Discord Connected',
  systemStatus: 'System Status',
  online: 'Online',
  paused: 'Paused',
  integration: 'Discord Integration',
  testConnection: 'Test Connection',
  syncAll: 'Sync All',
  progress: 'Progress of Sync All',
  /** What a run of Sync All came to, word for word as the API says it. */
  runs: {
    running: (synced: number, total: number, failed: number) =>
      failed > 0
        ? `${synced} of ${total} servers synced, ${failed} without an answer`
        : `${synced} of ${total} servers synced`,
    done: (synced: number, total: number, _failed: number) => `Successfully synced ${synced} out of ${total} servers`,
    cancelled: (synced: number, total: number, _failed: number) => `Cancelled after ${synced} of ${total} servers`,
  },
  recentlySynced: 'Recently Synced',
  needSync: 'Need Sync',
  budget: (used: string, limit: string) => `${used} of ${limit} look-ups used in ten minutes. Asked every 30 seconds.`,
  allInTime: 'Every server was synced within 24 hours, as promised.',
  late: (count: number, total: string) =>
    plural(count, {
      one: `1 of ${total} servers was not synced within the promised 24 hours.`,
      other: `${whole(count)} of ${total} servers were not synced within the promised 24 hours.`,
    }),
  /** Behind the sentence before. */
  tooMany: (perDay: string) => ` The ${perDay} look-ups of a day do not reach for all of them.`,
  promises: (kept: string, all: string, share: string) =>
    `${kept} of ${all} servers (${share}) are within the shorter promise that their size and views give them.`,
  lookupsPaused: 'Look-ups are paused after refusals of Discord.',
  lookupsPausedUntil: (at: string) => `Look-ups are paused after refusals of Discord until ${at}.`,
  syncFailed: 'Bulk sync failed',
  syncUnanswered: 'Failed to sync servers with Discord',
  syncDone: 'Bulk sync completed',
  testFailed: 'Discord connection failed',
  testRefused: 'Connection test failed',
  testUnanswered: 'Unable to connect to Discord API',
  testDone: 'Discord connection successful',
  withBot: 'Bot is connected and ready to sync server data',
  withoutBot: 'Invite look-ups work; no bot is configured',
  waiting: 'Waiting for a moderator',
  show: 'What to show',
  kinds: {
    all: 'Everything',
    submission: 'Submissions',
    change: 'Changes',
    report: 'Reports',
    quarantine: 'Quarantined',
    appeal: 'Appeals',
  },
  nothingWaits: 'Nothing waits.',
  showAll: 'Show all',
  reason: 'Reason',
  /** Around an age. */
  ageBy: (name: string): Around => ['', ` by ${name}`],
  anonymous: 'anonymous',
  visitor: 'a visitor',
  submission: 'Submission',
  valid: 'Valid',
  expired: 'Expired',
  approve: 'Approve',
  approved: 'Approved',
  decline: 'Decline',
  declineName: (server: string) => `Decline ${server}`,
  declineText: 'Its submitter, and whoever submits it again, will see the reason.',
  declineAndBlock: 'Decline and block the server',
  report: 'Report',
  reviewOf: (server: string, author: string) => `Review of ${server} by ${author}`,
  hidden: 'Hidden',
  /** Around the age of the first. */
  reportedBy: (people: number): Around => [
    plural(people, { one: 'Reported by 1 person, first ', other: `Reported by ${whole(people)} people, first ` }),
    '',
  ],
  dismiss: 'Dismiss',
  dismissed: 'Dismissed',
  restore: 'Restore',
  removeReview: 'Remove review',
  removeReviewOf: (author: string) => `Remove the review of ${author}`,
  removeText: 'Its author will see the reason and can appeal once.',
  reviewRemoved: 'Review removed',
  suspendAuthor: 'Suspend author',
  suspendName: (author: string) => `Suspend ${author}`,
  suspendText: 'The account is signed out everywhere and can write nothing. Its owner will see the reason.',
  suspendAccount: 'Suspend account',
  accountSuspended: 'Account suspended',
  block: 'Block server',
  blockName: (server: string) => `Block ${server}`,
  blockText: 'It leaves every list and cannot be submitted again. Its submitter will see the reason.',
  blocked: 'Server blocked',
  quarantined: 'Quarantined',
  quarantineText: 'Its invite leads to another server. It is on no list until an invite leads to it again.',
  /** Around an age. */
  since: ['Since ', ''] as Around,
  seen: 'Seen',
  appeal: 'Appeal',
  appealAbout: { server: 'Refused server', review: 'Removed review', account: 'Suspended account' },
  because: (reason: string) => `Because: ${reason}`,
  accept: 'Accept and undo',
  rejectAppeal: 'Reject appeal',
  rejectTitle: 'Leave it as it is',
  rejectText: 'Whoever appealed will see the reason.',
  appealRejected: 'Appeal rejected',
  switchesTitle: 'Switches',
  switchesAside: 'Everywhere within a second',
  switchedOn: (name: string) => `${name} on`,
  switchedOff: (name: string) => `${name} off`,
  switches: {
    'read-only': {
      label: 'Read-only mode',
      hint: 'Whatever people write is refused; pages say so. Admins can still act.',
    },
    submissions: { label: 'Submissions', hint: 'Off: no server can be submitted.' },
    'sign-in': { label: 'Sign-in', hint: 'Off: only admins can sign in, from this page. Who is signed in stays so.' },
    'keyless-api': { label: 'Public API', hint: 'Off: programs are refused. The site’s own pages work.' },
    dump: { label: 'Data dump', hint: 'On: all listed servers can be downloaded as one file, made daily. See /data.' },
  } satisfies Record<SwitchName, { label: string; hint: string }>,
  terms: 'Blocked terms',
  term: 'Term',
  termHint: 'A submission with it in its name or description waits for a moderator.',
  blockTerm: 'Block term',
  termBlocked: 'Term blocked',
  noTerms: 'No term is blocked.',
  allow: (term: string) => `Allow ${term}`,
  termAllowed: 'Term allowed',
  log: 'What admins did',
  noLog: 'Nothing yet.',
  showMore: 'Show more',
  older: 'Show older',
  /** None: in English the keys are shown. */
  actions: {} as Partial<Record<ActionName, string>>,
  undo: {
    'remove-review': 'Restore review',
    block: 'Unblock',
    reject: 'Approve after all',
    suspend: 'Reinstate',
  },
};

export type Texts = typeof english & { actions: Record<ActionName, string> };

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
