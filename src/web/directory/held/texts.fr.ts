import { whole } from '#web/kit/number.ts';
import type { Texts } from './texts.ts';

export default {
  because: {
    'age-restricted': () => 'Il a une limite d’âge.',
    'blocked-term': () => 'Ses textes contiennent un terme bloqué.',
    'same-name': ({ name }) => `Il porte le même nom que ${name}, qui est déjà référencé.`,
    'same-icon': ({ name }) => `Il a la même icône que ${name}, qui est déjà référencé.`,
    'few-members': ({ members }) => `Il a moins de ${whole(members)} membres.`,
    'many-today': () => 'Beaucoup de serveurs ont été proposés d’ici aujourd’hui.',
    'unseen-today': () => 'Aucun modérateur n’a encore vu les autres serveurs proposés d’ici aujourd’hui.',
    'alike-today': () => 'Aucun modérateur n’a encore vu les autres serveurs semblables arrivés aujourd’hui.',
    waiting: () => 'Il attend un modérateur.',
    'taken-down': () => 'Ses propriétaires l’ont retiré.',
  },
} satisfies Texts;
