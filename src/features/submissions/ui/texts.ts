import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

export const english = {
  title: 'Add Your Community',
  lead: 'Share any Discord server to help others discover great communities. No management permissions required!',
  byInvite: 'Submit by invite link',
  inviteLink: 'Invite link',
  agree: 'I agree to the terms and conditions: this server follows Discord’s terms and community guidelines.',
  submitServer: 'Submit Server',
  submit: 'Submit',
  submitting: 'Submitting...',
  retrieving: 'Retrieving authentic Discord data...',
  noScript: 'Submitting a server needs JavaScript. Browsing and searching work without it.',
  guidelines: 'Guidelines',
  guidelinesList: [
    { title: 'Any public server', text: 'It has an invite that strangers may use.' },
    { title: 'Active communities are welcome', text: 'People who talk to each other, whatever the size.' },
    { title: 'Any topic', text: 'As long as it follows the platform’s terms and community guidelines.' },
    { title: 'No management permission needed', text: 'You do not have to own or run the server.' },
  ],
  howItWorks: 'How it works',
  steps: [
    { title: 'Paste the invite URL', text: 'A full link or the bare code.' },
    { title: 'Data is retrieved automatically', text: 'Name, icon, description and features come from Discord.' },
    { title: 'Real member and online counts', text: 'What Discord says about the invite, with its age.' },
    { title: 'Daily updates', text: 'Every server at least once a day, busy ones more often.' },
  ],
  categories: 'Categories',
  proposed: 'Proposed from the community’s public data. Correct what is off.',
  pickOne: 'Pick at least one category.',
  chosenOf: (chosen: number, most: number) => `${chosen} of ${most}`,
  /** The invite that the form sends stands between the two. */
  submittingInvite: ['Submitting ', ''] as readonly [string, string],
  firstOfSeveral: 'Several invites found; the first one is used.',
  lookingUp: 'Looking up the invite',
  noPreview: 'There is no preview right now. You can submit all the same.',
  /** The link leads to the server's page. */
  alreadyListed: 'Already listed: [see its page]. Submitting it again refreshes what is shown there.',
  notes: {
    'invites-paused': 'Its invites are paused: people can join once the server opens them again.',
    'limited-uses': 'This invite can be used a limited number of times.',
    'apply-to-join': 'New members apply to join.',
    expiring: 'This invite runs out. One that never expires keeps the listing open.',
    'age-restricted': 'Discord marks it as age-restricted, so a moderator looks at it first.',
  },
  manage: 'Submit a server you manage',
  loadingAccount: 'Loading your account',
  connect:
    'Connect your Discord account to list the servers you manage and submit them with one click. It is optional: anybody can submit by invite link.',
  login: 'Login with Discord',
  logout: 'Logout',
  /** The sentence around the name. */
  loggedInAs: ['Logged in as ', ''] as readonly [string, string],
  managedFailed: 'Failed to load your servers',
  noManaged: 'You need MANAGE_GUILD permissions to submit servers',
  members: (count: number) => plural(count, { one: '1 member', other: `${whole(count)} members` }),
  membersUnknown: 'Members unknown',
  view: 'View',
  inviteTo: (name: string) => `An invite to ${name}`,
  inviteNeeded: 'This server shows no public invite. Please paste an invite link that leads to it and never expires.',
  inviteUrl: 'Discord invite URL',
  cancel: 'Cancel',
  submitted: 'Server submitted',
  updated: 'Server updated',
  isOnTheRow: (name: string) => `${name} is on the row.`,
  isWaiting: (name: string) => `${name} waits for a moderator.`,
  submitFailed: 'Failed to submit server',
  wentWrong: 'Something went wrong',
  success: {
    waits: (name: string) => `${name} waits for a moderator`,
    waitsAgain: 'It was submitted before and is on no list yet. The server is synced automatically every day.',
    /** @param reason a sentence of the server's, or nothing */
    waitsFirst: (reason: string) =>
      `${reason} Only you can see its page until a moderator has looked at it. The server is synced automatically every day.`,
    updated: (name: string) => `${name} has been updated`,
    updatedText:
      'It was listed before. Its information is updated with the latest data from Discord. The server is synced automatically every day.',
    added: (name: string) => `${name} is on the row`,
    addedText: 'Everybody can find it now. The server is synced automatically every day.',
    view: 'View Server Page',
    back: 'Back to Home',
  },
  pending: 'Pending',
  /** The link leads to the moderators' decisions. */
  pendingText:
    'This server waits for a moderator. Until it is approved nobody but you can see this page, and it is on no list. If it is declined, the reason is at [Moderation decisions].',
  inviteRequired: { title: 'Invite URL Required', text: 'Please provide a Discord server invite URL.' },
  agreementRequired: { title: 'Agreement Required', text: 'You must agree to the terms and conditions.' },
  failed: { title: 'Submission Failed', text: 'Please try again later.' },
  /** By the code of the refusal. */
  refused: {
    discord_data: {
      title: 'Discord Server Not Accessible',
      text: 'Unable to retrieve Discord data. Please ensure the invite link is valid and accessible.',
    },
    invalid_invite: {
      title: 'Invalid Discord Invite',
      text: 'Please provide a valid Discord server invite URL.',
    },
    unknown_invite: {
      title: 'Invalid Invite Link',
      text: 'The Discord invite link appears to be invalid or expired.',
    },
    discord_fetch_failed: {
      title: 'Discord Connection Error',
      text: 'Unable to connect to Discord. Please check the invite link and try again.',
    },
  },
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
