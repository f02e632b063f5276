import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Recommandations personnalisées',
  lead: 'Des serveurs qui pourraient vous plaire, avec les raisons.',
  trending: 'En tendance',
  members: (count) => (count === null ? 'nombre de membres inconnu' : `${compact(count)} membres`),
  forYou: 'Pour vous',
  count: (count) => plural(count, { one: `${whole(count)} recommandation`, other: `${whole(count)} recommandations` }),
  visitor:
    'Vous n’êtes pas connecté : voici ce qui est actif, bien noté et en croissance. Vos favoris en feront votre sélection.',
  failed: 'Impossible de charger les recommandations',
  none: 'Aucune recommandation trouvée',
  noneText: 'Modifiez vos filtres ou découvrez plus de serveurs pour améliorer les recommandations.',
  browse: 'Parcourir les serveurs',
  category: 'Catégorie',
  allCategories: 'Toutes les catégories',
  minScore: 'Score minimal',
  orMore: (score) => `${score}+`,
  apply: 'Appliquer',
  match: (share) => `${share} d’affinité`,
  verified: 'Vérifié',
  why: 'Pourquoi cette recommandation :',
  view: 'Voir',
  opensInTab: (name) => `${name} (s’ouvre dans un nouvel onglet)`,
  reasons: {
    categories: (category) => `Vous aimez : ${category}`,
    features: 'Il a les fonctionnalités des serveurs que vous aimez',
    size: 'Il est à peu près de la taille des serveurs que vous aimez',
    activity: 'Beaucoup de membres sont en ligne',
    rating: 'Bien noté dans ses avis',
    coFavorites: (people, favorite) =>
      plural(people, {
        one: `${people} personne avec ${favorite} dans ses favoris l’a aussi choisi`,
        other: `Au moins ${people} personnes avec ${favorite} dans leurs favoris l’ont aussi choisi`,
      }),
    momentum: 'En croissance ou très regardé cette semaine',
  },
} satisfies Texts;
