import type { Texts } from './texts.ts';

export default {
  pages: 'Pages',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pageOf: (page, total) => `Page ${page} sur ${total}`,
  previous: 'Précédent',
  next: 'Suivant',
  page: (page) => `Page ${page}`,
  dismiss: 'Ignorer',
  notification: 'Notification',
  tryAgain: 'Réessayer',
  tryLater: 'Veuillez réessayer plus tard',
  notifications: 'Notifications ({hotkey})',
  close: (title) => `Fermer ${title.toLowerCase()}`,
  justNow: 'à l’instant',
  notEnough: 'pas assez de données',
} satisfies Texts;
