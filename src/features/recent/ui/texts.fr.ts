import type { Texts } from './texts.ts';

export default {
  title: 'Vus récemment',
  onlyHere: 'Gardé dans ce navigateur seulement. Personne d’autre ne le voit.',
  clear: 'Vider',
  off: 'Désactiver',
  offToast: '« Vus récemment » est désactivé',
  offText: 'Ce qui était gardé est effacé. Votre page de profil le réactive.',
  cleared: '« Vus récemment » est vidé',
  undo: 'Annuler',
  undoHint: 'Annuler : appuyez sur F8, puis rétablissez la liste',
  keepThem: 'Garder les serveurs que je regarde',
  explained:
    'Les douze derniers, sur la page d’accueil et dans le menu de commandes. Gardés dans ce navigateur seulement.',
} satisfies Texts;
