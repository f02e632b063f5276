import type { Texts } from './texts.ts';

export default {
  byCode: {
    account_suspended: 'Dein Konto ist gesperrt. Den Grund findest du unter „Entscheidungen der Moderation“.',
    already_appealed: 'Du hast dieser Entscheidung schon widersprochen. Die Moderation antwortet einmal.',
    already_blocked: 'Dieser Begriff ist schon gesperrt.',
    already_decided: 'Das wartet nicht mehr: Jemand hat schon darüber entschieden.',
    already_reviewed: 'Du hast diesen Server schon bewertet. Du kannst deine Bewertung bearbeiten.',
    api_closed: 'Die öffentliche API dieser Website ist abgeschaltet. Die Website selbst funktioniert.',
    bot_refused: 'Das Bot-Token wird nicht angenommen.',
    claim_needed: 'Bitte beanspruche diesen Server zuerst.',
    discord_data:
      'Die Daten von Discord konnten nicht gelesen werden: Die Einladung führt zu keinem brauchbaren Server.',
    discord_fetch_failed: 'Discord kann gerade nicht gefragt werden. Bitte versuche es später noch einmal.',
    edit_conflict: 'Jemand anderes hat diesen Server inzwischen gespeichert. Von dir wurde nichts gespeichert.',
    forbidden: 'Das darfst du nicht.',
    foreign_origin: 'Dieser Aufruf kam von einer Seite einer anderen Website.',
    guild_list_missing:
      'Deine Serverliste ist nicht für diese Website freigegeben. Bitte melde dich neu an und gib sie frei.',
    guild_refused: 'Dieser Server kann hier nicht eingetragen werden.',
    internal: 'Bei uns ist etwas schiefgegangen.',
    invalid_invite: 'Das ist kein Einladungslink von Discord.',
    invite_needed:
      'Dieser Server zeigt keine öffentliche Einladung. Bitte füge einen Einladungslink ein, der zu ihm führt.',
    no_webhook: 'Es gibt noch keine Adresse, an die gesendet werden kann.',
    not_authenticated: 'Du bist nicht angemeldet.',
    not_found: 'Das gibt es hier nicht (mehr).',
    not_manager: 'Das können nur Leute, die diesen Server auf Discord verwalten dürfen.',
    overloaded: 'Die Website ist gerade ausgelastet. Bitte versuche es gleich noch einmal.',
    read_only:
      'Die Website kann gerade nur gelesen werden. Nichts wurde geändert. Bitte versuche es später noch einmal.',
    review_removed:
      'Die Moderation hat deine Bewertung dieses Servers entfernt. Den Grund findest du unter „Entscheidungen der Moderation“.',
    submissions_closed: 'Zurzeit können keine Server eingetragen werden. Bitte versuche es später noch einmal.',
    taken_down:
      'Dieser Server ist zurückgezogen: Nach seiner Einladung wird nicht gefragt. Stelle ihn zuerst wieder ein.',
    too_many_hidden: 'Du blendest schon so viele Server aus, wie möglich ist. Zeige zuerst einen davon wieder.',
    too_many_requests: 'Zu viele Anfragen. Bitte warte einen Moment.',
    unknown_invite: 'Diese Einladung ist ungültig oder abgelaufen.',
    validation: 'Eine der Angaben stimmt nicht. Bitte prüfe deine Eingabe.',
  },
} satisfies Texts;
