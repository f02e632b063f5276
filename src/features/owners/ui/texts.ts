import { whole } from '#web/kit/number.ts';
import type { WebhookFailureCode } from '#contract/vocabulary.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

const times = (count: number, one: string, many: string) =>
  plural(count, { one: `1 ${one}`, other: `${whole(count)} ${many}` });

/** Sums of a line of numbers. */
interface Sums {
  all: number;
  days: number;
  /** In the last days of these. */
  latest: number;
  latestDays: number;
}

export const english = {
  tryLaterText: 'Please try again later.',
  about: 'About',
  owners: 'Owners',
  unclaimed: 'Unclaimed',
  claimed: 'People who manage this server look after its page.',
  notClaimed: 'Nobody who manages this server looks after its page yet.',
  howClaimingWorks: 'How claiming works',
  manageThis: 'Manage this server',
  claimThis: 'Claim this server',
  forOwners: 'For owners',
  forOwnersDescription: 'How those who manage a Discord server claim its page, edit it, or take it off this site.',
  forOwnersLead:
    'Anybody may submit a server. Those who manage it on Discord decide what its page says, and whether there is one.',
  questions: [
    {
      title: 'Who may claim a server',
      text: 'Its owner on Discord, its administrators, and everybody with the Manage Server permission. Several people may claim the same server. The permission is asked for again whenever you act: who loses it on Discord loses access here.',
    },
    {
      title: 'How',
      text: 'Log in and agree to share your server list. Open the page of your server on this site and choose “Claim this server”. If it is not listed yet, submit it first.',
    },
    {
      title: 'What you can do then',
      text: 'Set categories, tags, language, region, the invite and a long description. Nothing that is read from Discord later overwrites them. Answer reviews. See views, join clicks and the search words that led to your page, by day and without anything about anybody.',
    },
    {
      title: 'How to leave the site',
      text: 'Take the server down on the page where you manage it. It is on no list then, has no page, its invite is not asked about any more, and nobody can submit it again. You can put it back at any time.',
    },
  ],
  yourServers: 'Your servers',
  logInToSee: 'Log in to see the servers that you claimed.',
  logIn: 'Log In',
  yoursFailed: 'Your servers cannot be shown just now.',
  /** The link leads to the form that submits servers. */
  noneClaimed: 'You have not claimed any yet. Your servers stand on the [submit page].',
  states: { public: 'Public', pending: 'Pending', 'taken-down': 'Taken down' },
  manageTitle: 'Manage a server',
  manageDescription: 'For those who manage the server on Discord: its page, its numbers, its end.',
  logInToManage: 'Log in to manage this server',
  logInToManageText: 'It is for those who own, administer or manage the server on Discord.',
  /** Around the name of the server. */
  manage: ['Manage ', ''] as readonly [string, string],
  ownerCount: (count: number) =>
    plural(count, { one: 'You look after it alone.', other: `${whole(count)} people look after it.` }),
  answerReviews: 'Answer reviews',
  badgesAndCards: 'Badges and cards',
  itsPage: 'Its page',
  notManager: 'You do not manage this server',
  notManagerText:
    'Only its owner, administrators and people with the Manage Server permission on Discord can. If you got the permission a moment ago, try again in three minutes.',
  listNeeded: 'Your server list is needed',
  logInAgain: 'Log in again',
  notListed: 'This server is not listed',
  notFound: 'Server not found',
  notFoundText: "The server you're looking for doesn't exist or has been removed.",
  loadFailed: 'Failed to load server',
  serverClaimed: 'Server claimed',
  serverClaimedText: (name: string) => `You look after the page of ${name} now.`,
  claimFailed: 'Not claimed',
  claimText:
    'You manage it on Discord, so you may look after its page here: texts, invite, numbers, and whether it is listed at all. Others who manage it may claim it too.',
  claiming: 'Claiming…',
  edit: 'Its page',
  categoriesHint: 'One to five. The first stands in the page’s trail.',
  tags: 'Tags',
  tagsHint: 'Up to ten, with commas between them. Left empty, they are taken from the texts.',
  language: 'Language',
  notStated: 'Not stated',
  region: 'Region',
  newInvite: 'New invite link',
  /** What is known of the invite, by its state. */
  invites: {
    live: (address: string) => `Now: ${address}, which works.`,
    failing: (address: string) => `Now: ${address}, which was gone at the last check.`,
    expired: (address: string) => `Now: ${address}, which has expired.`,
    quarantined: (address: string) => `Now: ${address}, which leads to another server.`,
  },
  noInvite: 'There is no invite that works.',
  /** @param standing a sentence about the invite that there is */
  inviteHint: (standing: string) =>
    `${standing} Empty keeps it. A new one has to lead to this server; one that never expires is best.`,
  longDescription: 'Long description',
  descriptionHint: (length: number, most: number) => `Markdown, without pictures. ${length} of ${most} characters.`,
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Saved',
  savedText: 'The page of the server shows it now.',
  pickOne: 'Pick at least one category.',
  mostTags: (most: number) => `At most ${most} tags, please.`,
  conflict: 'Somebody else saved meanwhile',
  conflictText: 'Somebody else saved this server while you were typing.',
  nothingLost: 'Nothing of yours is lost: it stands above.',
  differs: (fields: string[]) => `It differs from theirs in: ${fields.join(', ')}.`,
  differsNot: 'It says the same as theirs.',
  fields: {
    categories: 'categories',
    tags: 'tags',
    language: 'language',
    region: 'region',
    inviteUrl: 'invite',
    longDescription: 'long description',
  },
  theirDescription: 'Their long description',
  none: '(none)',
  saveMine: 'Save what I changed',
  takeTheirs: 'Take theirs',
  alerts: 'Alerts',
  alertsFailed: 'Failed to fetch health alerts',
  noAlerts: 'Nothing needs you.',
  visits: 'Visits',
  lastDays: 'Last 90 days, UTC',
  visitsFailed: 'Failed to load the numbers',
  views: 'Views',
  joins: 'Join clicks',
  viewsSum: ({ all, days, latest, latestDays }: Sums) =>
    `${times(all, 'view', 'views')} in ${days} days, ${whole(latest)} in the last ${latestDays}.`,
  joinsSum: ({ all, days, latest, latestDays }: Sums) =>
    `${times(all, 'join click', 'join clicks')} in ${days} days, ${whole(latest)} in the last ${latestDays}.`,
  wordsThatLed: 'Search words that led here',
  noWords: 'None yet. A word shows up once three visits came by it.',
  visitCount: (count: number) => times(count, 'visit', 'visits'),
  dayByDay: 'Day by day',
  day: 'Day',
  searchWords: 'Search words',
  webhook: 'Alert webhook',
  webhookFailed: 'It cannot be shown just now.',
  webhookLead: 'Alerts can be posted to a program of yours as signed JSON.',
  address: 'Address',
  newAddress: 'New address',
  addressHint: 'https, on the open internet. Setting it gives a new secret.',
  setAddress: 'Set the address',
  sendTest: 'Send a test',
  remove: 'Remove',
  /** Around an age. */
  lastDelivery: ['Last delivery ', '.'] as readonly [string, string],
  noDelivery: 'Nothing was delivered yet.',
  onTheWay: (count: number) => `${whole(count)} on the way.`,
  /** None: the answer says it in English. */
  webhookFailures: {} as Partial<Record<WebhookFailureCode, (detail: string) => string>>,
  triedAgain: 'It is tried again, later and later.',
  secret: 'The secret, shown this once',
  /** Around what the header looks like. */
  signature: ['Check ', ': v1 is the HMAC-SHA256 of “t.body” with it, in hex.'] as readonly [string, string],
  danger: 'Danger zone',
  isDown:
    'This server is taken down: it is on no list and has no page, its invite is not asked about, and nobody can submit it.',
  canBeTakenDown: 'Take this server off the site. Nobody can submit it again until you or another owner puts it back.',
  putBack: 'Put it back',
  takeDown: 'Take it down',
  givingBack: 'Give your claim back. What you set stays. You may claim it again.',
  giveBack: 'Give the claim back',
  takeDownQuestion: (name: string) => `Take ${name} down?`,
  takeDownText:
    'It leaves every list at once, its page says that there is no such server, and it cannot be submitted again. Reviews and numbers are kept for the day you put it back.',
  keep: 'Keep it',
  takenDown: 'Taken down',
  wasPutBack: 'Put back',
  givenBack: 'Claim given back',
  nothingChanged: 'Nothing was changed',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
