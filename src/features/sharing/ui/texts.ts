import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  shareServer: (name: string) => `Share ${name}`,
  description: (name: string) => `Link, badges, card, picture and feeds of ${name}.`,
  missing: 'Server not found',
  notShared: 'There is nothing to share',
  notSharedText: 'Badges, cards and pictures are there for servers that stand on the lists.',
  back: 'Back to the server',
  forPages: 'For pages and feed readers',
  more: 'With previews',
  close: 'Close',
  link: 'Link',
  send: 'Send the link',
  badge: 'Badge',
  badgeLead: 'A small picture for a website or a README. It follows the count by itself.',
  badges: { members: 'Members', online: 'Online', rating: 'Rating' },
  styles: { flat: 'Flat', arch: 'Window' },
  what: 'What it counts',
  look: 'Look',
  badgePreview: (badge: string) => `Badge: ${badge}`,
  markdown: 'Markdown',
  html: 'HTML',
  card: 'Card',
  cardLead: 'A frame for your own page. It runs no scripts and follows the counts by itself.',
  cardPreview: (name: string) => `Card of ${name}`,
  cardCode: 'HTML of the card',
  theme: 'Theme',
  themes: { auto: 'As the reader has it', light: 'Light', dark: 'Dark' },
  picture: 'Share picture',
  pictureLead: 'What chats and networks show beside the link.',
  pictureAlt: (name: string) => `Share picture of ${name}`,
  feeds: 'Feeds',
  feedsLead: 'For a feed reader: what comes new, and what trends.',
  newServers: 'New servers',
  trendingServers: 'Trending servers',
  newIn: (category: string) => `New in ${category}`,
  trendingIn: (category: string) => `Trending in ${category}`,
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
