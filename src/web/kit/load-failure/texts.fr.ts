import type { Texts } from './texts.ts';

export default {
  title: 'Une partie de cette page manque',
  text: 'Elle n’est pas arrivée. Vérifiez votre connexion, puis rechargez la page.',
  reload: 'Recharger',
  close: 'Pas maintenant',
} satisfies Texts;
