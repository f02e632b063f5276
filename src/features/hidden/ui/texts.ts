import { defineTexts, plural } from '#web/kit/translate.ts';

export const english = {
  hide: 'Hide for me',
  showAgain: 'Show again',
  showNamed: (name: string) => `Show again: ${name}`,
  hiddenToast: (name: string) => `${name} is hidden for you`,
  hiddenToastText: 'It does not come in your lists any more. Your profile lists what you hid.',
  shownToast: (name: string) => `${name} is shown again`,
  undo: 'Undo',
  undoHint: (name: string) => `Undo: press F8, then show ${name} again`,
  notHidden: (name: string) => `${name} was not hidden`,
  notShown: (name: string) => `${name} is still hidden`,
  full: (most: number) => `You hide ${most} servers already. Show one of them again first.`,
  noRoom: (count: number) => `Servers hidden in this browser that are shown again: ${count}`,
  noRoomText: 'You have reached the limit of hidden servers.',
  tryLater: 'Please try again later.',
  countHere: (count: number) =>
    plural(count, { one: '1 server here is hidden by you', other: `${count} servers here are hidden by you` }),
  reveal: 'Show which',
  conceal: 'Leave out',
  isHidden: 'You hid this server: it does not come in your lists.',
  title: 'Hidden servers',
  inAccount: 'They do not come in your lists, suggestions and recommendations. Nobody else sees this.',
  inBrowser:
    'They do not come in your lists, suggestions and recommendations. Kept in this browser only, until you log in.',
  none: 'Nothing is hidden. The three dots of a server hide it from your lists.',
  unlisted: 'A server that is no longer listed',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
