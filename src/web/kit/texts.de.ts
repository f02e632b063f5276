import type { Texts } from './texts.ts';

export default {
  pages: 'Seiten',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  pageOf: (page, total) => `Seite ${page} von ${total}`,
  previous: 'Zurück',
  next: 'Weiter',
  page: (page) => `Seite ${page}`,
  dismiss: 'Schließen',
  notification: 'Meldung',
  tryAgain: 'Erneut versuchen',
  tryLater: 'Bitte versuche es später noch einmal',
  notifications: 'Meldungen ({hotkey})',
  close: (title) => `${title} schließen`,
  justNow: 'gerade eben',
  notEnough: 'zu wenig Daten',
} satisfies Texts;
