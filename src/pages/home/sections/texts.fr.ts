import type { Texts } from './texts.ts';

export default {
  failed: 'Impossible de charger les serveurs. Veuillez réessayer.',
  none: 'Aucun serveur trouvé',
  noneText: 'Essayez de modifier vos critères de recherche',
  clearFilters: 'Retirer les filtres',
  listControls: 'Outils de la liste',
  categories: 'Catégories',
  browseCategories: 'Parcourir les catégories',
  submit: 'Ajoutez votre communauté',
  submitText: 'Partagez n’importe quel serveur Discord. Aucun droit de gestion n’est nécessaire.',
  byInvite: 'Proposer avec un lien d’invitation',
  api: 'Construisez avec nos données',
  apiText:
    'Une API publique en lecture seule. Sans clé, sans limite d’appels, avec des données synchronisées chaque jour.',
  baseUrl: 'URL de base :',
  apiDocs: 'Voir la documentation de l’API',
  example: 'Exemple avec cURL',
} satisfies Texts;
