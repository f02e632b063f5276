import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  hide: 'Masquer pour moi',
  showAgain: 'Afficher à nouveau',
  showNamed: (name) => `Afficher à nouveau : ${name}`,
  hiddenToast: (name) => `${name} est masqué pour vous`,
  hiddenToastText: 'Il n’apparaît plus dans vos listes. Votre profil liste ce que vous avez masqué.',
  shownToast: (name) => `${name} est à nouveau affiché`,
  undo: 'Annuler',
  undoHint: (name) => `Annuler : appuyez sur F8, puis affichez à nouveau ${name}`,
  notHidden: (name) => `${name} n’a pas été masqué`,
  notShown: (name) => `${name} est encore masqué`,
  full: (most) => `Vous masquez déjà ${most} serveurs. Affichez d’abord à nouveau l’un d’eux.`,
  noRoom: (count) => `Serveurs masqués dans ce navigateur qui réapparaissent : ${count}`,
  noRoomText: 'Vous avez atteint le nombre maximal de serveurs masqués.',
  tryLater: 'Veuillez réessayer plus tard.',
  countHere: (count) =>
    plural(count, { one: 'Vous avez masqué 1 serveur ici', other: `Vous avez masqué ${count} serveurs ici` }),
  reveal: 'Voir lesquels',
  conceal: 'Laisser de côté',
  isHidden: 'Vous avez masqué ce serveur : il n’apparaît pas dans vos listes.',
  title: 'Serveurs masqués',
  inAccount: 'Ils n’apparaissent pas dans vos listes, suggestions et recommandations. Personne d’autre ne le voit.',
  inBrowser:
    'Ils n’apparaissent pas dans vos listes, suggestions et recommandations. Gardé dans ce navigateur seulement, jusqu’à votre connexion.',
  none: 'Rien n’est masqué. Les trois points d’un serveur le masquent dans vos listes.',
  unlisted: 'Un serveur qui n’est plus répertorié',
} satisfies Texts;
