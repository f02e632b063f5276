import type { Texts } from './texts.ts';

export default {
  operatorName: '[nom de l’exploitant]',
  operatorContact: '[comment joindre l’exploitant]',
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que ce site conserve, pourquoi, combien de temps, et comment l’obtenir ou le faire supprimer.',
    responsible: 'Qui est responsable',
    visitors: 'Si vous ne faites que regarder',
    visitorsList: [
      '*Votre adresse* sert le temps de répondre à une requête et est comptée en mémoire pour limiter les abus. Elle n’est pas conservée. Un hachage à clé de celle-ci accompagne pendant deux jours ce que vous proposez, pour que les limites par jour tiennent. Quand une invitation est vérifiée auprès de Discord pour vous, un autre hachage à clé de votre adresse et de votre compte est gardé environ dix minutes pour en limiter la fréquence.',
      '*Les vues* de la page d’un serveur et les clics sur son invitation sont comptés par jour. Pour ne compter une visite qu’une fois, un hachage à clé de votre adresse et d’un nombre aléatoire de votre visite est gardé environ un jour.',
      '*Les mots que vous avez cherchés* et qui vous ont mené à un serveur sont comptés pour ses propriétaires, par jour et par mot, sans vous. Les recherches sans résultat sont comptées pour les modérateurs, par leurs mots seuls et sans vous, dès que deux personnes ont cherché la même chose.',
      '*Dans votre navigateur* restent le thème choisi, une page pour quand vous êtes hors ligne, les serveurs que vous avez marqués, masqués ou choisis pour comparer, les douze derniers que vous avez regardés sauf si vous désactivez cela et, jusqu’à sa fermeture, l’endroit où vous aviez défilé et le fait que vous avez confirmé votre âge. La déconnexion efface ces listes de serveurs. Un cookie n’est posé que dans deux cas : quand vous choisissez une langue, retenue pendant un an, et quand une de vos propositions attend un modérateur, pour que votre navigateur la voie pendant 90 jours.',
    ],
    people: 'Si vous vous connectez',
    peopleList: [
      '*De la plateforme :* votre identifiant, nom d’utilisateur, nom affiché et image et, si vous êtes d’accord, la liste des serveurs où vous êtes. Elle indique quels serveurs vous gérez et quels avis viennent de membres. L’écran de consentement demande aussi votre adresse e-mail, mais elle n’est ni lue ni conservée : ce site n’envoie pas d’e-mails. Les jetons de la plateforme sont conservés chiffrés et révoqués quand vous vous déconnectez de votre dernier navigateur.',
      '*Ce que vous faites ici :* votre profil, vos propositions, serveurs revendiqués, favoris, serveurs masqués, avis et votes, points avec les pages qui les ont rapportés, signalements, contestations et votre fuseau horaire, pour des séries selon votre propre jour.',
      '*Sessions :* un hachage d’un cookie aléatoire, le nom de votre navigateur et les heures d’utilisation. Une session se termine après deux semaines sans visite et dans tous les cas après 90 jours. Un deuxième cookie dit seulement qu’il y a une session, un troisième protège une connexion et compte pendant dix minutes combien ce navigateur en commence.',
      '*Le texte que vous n’avez pas encore envoyé*, d’un avis, d’une réponse, d’un signalement ou de votre profil, reste dans votre navigateur jusqu’à 30 jours. Il disparaît quand vous l’envoyez, le supprimez ou vous y déconnectez ; si vous n’êtes pas connecté, quand vous fermez l’onglet.',
      '*Sont publics* votre nom d’utilisateur et votre image à côté de vos avis, ainsi que votre nom d’utilisateur et vos points dans le classement. Qui a signalé quelque chose n’est vu que des modérateurs, tout au plus.',
    ],
    communities: 'Les serveurs référencés',
    communitiesText:
      'Des serveurs, le site conserve ce que leur invitation montre à tout le monde : nom, description, images, fonctionnalités, et combien de membres et de personnes en ligne il y a, avec leur historique. Qui a invité, possède ou est membre d’un serveur n’en est pas conservé. Un propriétaire peut retirer un serveur pour de bon sur sa page.',
    others: 'Qui d’autre l’apprend',
    othersText:
      'Aucune mesure d’audience, aucune publicité, aucun traceur, et rien n’est vendu. Les images des serveurs et, une fois connecté, la vôtre viennent des serveurs d’images de la plateforme, votre navigateur leur indique donc votre adresse. Celles des autres personnes passent par ce site : la plateforme ne sait pas qui les regarde, et qui les regarde n’apprend pas leur identifiant sur la plateforme. Quand vous vous connectez, la plateforme apprend que vous utilisez ce site. Tout le monde peut lire les pages et appels publics de ce site.',
    rights: 'Vos données vous appartiennent',
    rightsText:
      'Dans [votre profil], vous pouvez exporter tout ce qui est conservé sur vous et supprimer votre compte. Les données personnelles disparaissent aussitôt. Les avis restent sous « utilisateur supprimé » ou partent aussi, à votre choix ; les signalements restent sans votre nom ni vos mots. Si votre compte a été suspendu, un hachage à clé de votre identifiant de plateforme est gardé pour que la suspension tienne ; il ne dit à personne qui vous êtes. Un tel hachage de votre identifiant et du serveur est aussi gardé pour chaque avis qui reste ou qu’un modérateur a retiré, pour que personne ne donne deux fois son avis sur un serveur. Les sauvegardes de l’exploitant sont en dehors de ce logiciel.',
    decisionsText:
      'Ce que les modérateurs ont décidé de vos publications, avec leurs motifs, se trouve dans [Décisions de modération]. Pour tout le reste, adressez-vous à l’exploitant ci-dessus.',
  },
  terms: {
    title: 'Conditions',
    lead: 'Ce que vous pouvez attendre de ce site, et ce qu’il attend de vous.',
    who: 'Qui s’en occupe',
    whoText:
      'Ceci est un annuaire indépendant de communautés. Il n’est pas lié à Discord Inc. Il ne gère pas les communautés qu’il référence et n’est pas responsable de ce qui s’y passe.',
    submit: 'Ce que vous pouvez proposer',
    submitList: [
      'Des serveurs ouverts au public, avec une invitation durable. Vous n’avez pas à les posséder ni à les gérer.',
      'Des serveurs qui respectent les conditions et les règles communautaires de la plateforme.',
      'Les serveurs soumis à une limite d’âge attendent un modérateur et ne sont dans aucune liste par défaut. Il en va de même des serveurs qui contiennent un terme bloqué ou ressemblent à un autre.',
    ],
    submitText: 'Qui gère un serveur peut revendiquer sa page, la modifier et la retirer pour de bon.',
    write: 'Ce que vous écrivez',
    writeList: [
      'Un avis par serveur, le vôtre, honnête et sans données personnelles de quiconque.',
      'Pas de spam, de publicité, d’arnaque, de haine, de harcèlement ni de contenu sexuel ou illégal.',
      'Ce que vous écrivez reste à vous. Vous autorisez le site à le montrer jusqu’à ce que vous le supprimiez.',
    ],
    moderation: 'Modération',
    moderationText:
      'Toute personne connectée peut signaler un serveur ou un avis. Les signalements de trois personnes masquent un avis jusqu’à ce qu’un modérateur l’ait regardé ; un serveur n’est jamais masqué par des signalements. Les modérateurs peuvent refuser ou bloquer des serveurs, retirer des avis et suspendre des comptes. La personne concernée voit chaque fois le motif dans [Décisions de modération] et peut contester une fois. Tout ce que font les modérateurs est consigné.',
    order: 'Ordre et chiffres',
    orderText:
      'Les places ne sont pas à vendre : voir [Comment le classement se fait]. Les chiffres sont ceux de la plateforme, approximatifs et aussi anciens qu’il est indiqué.',
    warranty: 'Aucune garantie',
    warrantyText:
      'Le site est proposé tel quel, peut être fermé ou en lecture seule par moments, et peut changer. L’utilisation automatique de l’API publique doit respecter ses limites.',
  },
  ranking: {
    title: 'Comment le classement se fait',
    lead: 'Personne ne peut acheter, remonter ou voter la place d’un serveur. Voici toutes les règles, avec les nombres dont le site se sert.',
    failed: 'Impossible de charger les règles',
    later: 'Veuillez réessayer plus tard',
    rank: 'Le rang',
    rankText:
      'Un serveur a de 0 à 100 points. Quand rien d’autre n’est demandé ni recherché, le plus de points passe en premier.',
    activityPart: (points) =>
      `*Activité, jusqu’à ${points} points :* son score d’activité, ci-dessous, en parts de 100.`,
    sizePart: (points, members) =>
      `*Taille, jusqu’à ${points} points :* selon le logarithme de ses membres, complète à ${members}. Dix fois plus de membres, c’est toujours le même pas.`,
    ratingPart: (points) => `*Note, jusqu’à ${points} points :* aucun à une étoile, tous à cinq.`,
    examples: 'Exemples',
    examplesCaption: 'Exemples de serveurs inventés',
    columns: ['Membres', 'En ligne', 'Note', 'Score d’activité', 'Rang'],
    noReviews: 'Aucun avis',
    starsOf: (stars, reviews) => `${stars} sur ${reviews} avis`,
    activity: 'Activité',
    activityText: 'Le score d’activité va de 0 à 100 et vient des chiffres de la plateforme.',
    crowd: (points, each) =>
      `*Combien de personnes sont en ligne, jusqu’à ${points} :* ${each} pour chaque puissance de dix.`,
    share: (points, each) =>
      `*Quelle part des membres est en ligne, jusqu’à ${points} :* ${each} pour chaque pour cent.`,
    levels: (veryActive, active, growth) =>
      `À partir de ${veryActive}, un serveur est « Très actif », à partir de ${active}, « Actif ». En dessous, il est « En croissance » quand son nombre de personnes en ligne augmente de plus de ${growth} par jour, sinon « Tranquille ». Tant que les chiffres sont inconnus, le score est 0.`,
    rating: 'Note',
    ratingText: (reviews, stars) =>
      `Les cartes montrent la moyenne simple des étoiles. Pour tout classement, on compte comme si un serveur avait ${reviews} avis de ${stars} étoiles de plus, pour qu’un seul avis à cinq étoiles ne passe pas devant cinquante à 4,8. Sans avis, le rang prend ${stars} étoiles ; le tri par note place ces serveurs en dernier. Les avis masqués après des signalements ne comptent pas tant qu’un modérateur ne les a pas regardés.`,
    trending: 'Tendances',
    trendingText: (days, members, growth, views) =>
      `Pour moitié la croissance sur ${days} jours, pour moitié les vues de sa page ici. La croissance se mesure aux membres d’avant et à ${members} de plus, pour que quelques arrivées ne mènent pas loin un petit serveur ; ${growth} de cela est une croissance complète. Les vues comptent par leur logarithme, complètes à ${views}, et une seule par jour et par réseau, pour que personne ne fasse monter un serveur à coups de clics. Qui rétrécit n’a pas de part de croissance.`,
    unusual: 'Croissance inhabituelle',
    unusualText: (growth, people, times, share, days) =>
      `Un bond est jugé inhabituel quand les membres augmentent de ${growth} ou plus et de ${people} personnes ou plus en deux jours, de ${times} fois l’habitude de ce serveur ou plus, et que la part en ligne tombe à ${share} de ce qu’elle était, ou moins. Pendant ${days} jours, le serveur est alors classé, ici et dans les tendances, selon les membres qu’il avait avant, et sa page dit pourquoi. Il n’est jamais masqué pour cela.`,
    others: 'Autres classements',
    othersText:
      'Une recherche met en premier les serveurs dont le nom, les tags et la description correspondent le mieux aux mots et, parmi ceux qui correspondent autant, le rang le plus haut. Membres, en ligne, plus récents et nom sont ce qu’ils disent. Les chiffres inconnus viennent en dernier. Les serveurs à égalité suivent l’ordre de leurs identifiants, pour que les pages n’en répètent ni n’en sautent aucun.',
    badges: 'Les serveurs vérifiés et partenaires ont un badge, et aucun point pour cela.',
  },
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Duskrow est injoignable. Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
  },
} satisfies Texts;
