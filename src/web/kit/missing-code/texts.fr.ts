import type { Texts } from './texts.ts';

export default {
  title: 'Une partie de cette page manque',
  text: 'Ce que vous avez choisi a besoin d’une partie qui n’est pas arrivée. Vérifiez votre connexion, puis rechargez la page.',
  reload: 'Recharger',
  close: 'Pas maintenant',
} satisfies Texts;
