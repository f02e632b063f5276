import type { Texts } from './texts.ts';

export default {
  byCode: {
    account_suspended: 'Votre compte est suspendu. Le motif se trouve dans « Décisions de modération ».',
    already_appealed: 'Vous avez déjà contesté cette décision. La modération répond une seule fois.',
    already_blocked: 'Ce terme est déjà bloqué.',
    already_decided: 'Ceci n’est plus en attente : quelqu’un a déjà décidé.',
    already_reviewed: 'Vous avez déjà donné votre avis sur ce serveur. Vous pouvez le modifier.',
    api_closed: 'L’API publique de ce site est désactivée. Le site, lui, fonctionne.',
    bot_refused: 'Le jeton du bot n’est pas accepté.',
    claim_needed: 'Veuillez d’abord revendiquer ce serveur.',
    discord_data: 'Les données de Discord n’ont pas pu être lues : l’invitation ne mène à aucun serveur utilisable.',
    discord_fetch_failed: 'Discord ne peut pas être interrogé pour le moment. Veuillez réessayer plus tard.',
    edit_conflict: 'Quelqu’un d’autre a enregistré ce serveur entre-temps. Rien de votre part n’a été enregistré.',
    forbidden: 'Vous n’avez pas le droit de faire cela.',
    foreign_origin: 'Cet appel vient d’une page d’un autre site.',
    guild_list_missing:
      'Votre liste de serveurs n’est pas partagée avec ce site. Veuillez vous reconnecter et accepter de la partager.',
    guild_refused: 'Ce serveur ne peut pas être référencé ici.',
    internal: 'Un problème est survenu de notre côté.',
    invalid_invite: 'Ce n’est pas un lien d’invitation Discord.',
    invite_needed: 'Ce serveur ne montre aucune invitation publique. Veuillez coller un lien d’invitation qui y mène.',
    no_webhook: 'Il n’y a pas encore d’adresse à laquelle envoyer.',
    not_authenticated: 'Vous n’êtes pas connecté.',
    not_found: 'Ceci n’existe pas (ou plus) ici.',
    not_manager: 'Seules les personnes qui peuvent gérer ce serveur sur Discord peuvent faire cela.',
    overloaded: 'Le site est très sollicité. Veuillez réessayer dans un instant.',
    read_only: 'Le site est en lecture seule pour un moment. Rien n’a été modifié. Veuillez réessayer plus tard.',
    review_removed:
      'La modération a retiré votre avis sur ce serveur. Le motif se trouve dans « Décisions de modération ».',
    submissions_closed: 'Aucun nouveau serveur n’est accepté pour le moment. Veuillez réessayer plus tard.',
    taken_down: 'Ce serveur est retiré : son invitation n’est pas interrogée. Remettez-le d’abord en ligne.',
    too_many_hidden: 'Vous masquez déjà autant de serveurs que possible. Affichez d’abord à nouveau l’un d’eux.',
    too_many_requests: 'Trop de requêtes. Veuillez patienter un instant.',
    unknown_invite: 'Cette invitation n’est pas valide ou a expiré.',
    validation: 'L’une des valeurs n’est pas correcte. Veuillez vérifier votre saisie.',
  },
} satisfies Texts;
