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
    own_server: 'Du verwaltest diesen Server und kannst ihn deshalb nicht bewerten.',
    database_unavailable:
      'Die Datenbank der Website antwortet gerade nicht. Was du gesendet hast, ist vielleicht nicht gespeichert. Bitte versuche es gleich noch einmal.',
    read_only:
      'Die Website kann gerade nur gelesen werden. Nichts wurde geändert. Bitte versuche es später noch einmal.',
    reviewed_before: 'Du hast diesen Server schon mit einem Konto bewertet, das du gelöscht hast.',
    review_removed:
      'Die Moderation hat deine Bewertung dieses Servers entfernt. Den Grund findest du unter „Entscheidungen der Moderation“.',
    submissions_closed: 'Zurzeit können keine Server eingetragen werden. Bitte versuche es später noch einmal.',
    taken_down:
      'Dieser Server ist zurückgezogen: Nach seiner Einladung wird nicht gefragt. Stelle ihn zuerst wieder ein.',
    too_many_favorites: 'Du hast die Höchstzahl an Favoriten erreicht. Entferne zuerst einen davon.',
    too_many_hidden: 'Du hast die Höchstzahl an ausgeblendeten Servern erreicht. Zeige zuerst einen davon wieder.',
    too_many_look_ups:
      'Von hier wurden in den letzten zehn Minuten viele Einladungen bei Discord abgefragt. Bitte versuche es in ein paar Minuten noch einmal.',
    too_many_requests: 'Zu viele Anfragen. Bitte warte einen Moment.',
    unknown_invite: 'Diese Einladung ist ungültig oder abgelaufen.',
    unreachable: 'Die Website ist nicht erreichbar. Bitte prüfe deine Verbindung und versuche es noch einmal.',
    validation: 'Eine der Angaben stimmt nicht. Bitte prüfe deine Eingabe.',
  },
  byIssue: {
    blocked_term: 'Der Text enthält einen Begriff, den die Moderation gesperrt hat.',
    credentials_in_address: 'Die Adresse darf weder Namen noch Passwort enthalten.',
    https_needed: 'Die Adresse muss mit https:// beginnen.',
    invalid_format: 'Diese Angabe hat nicht die richtige Form.',
    letter_or_digit_needed: 'Ein Buchstabe oder eine Ziffer muss darin vorkommen.',
    not_an_address: 'Das ist keine Adresse.',
    nothing_to_change: 'Es gibt nichts zu ändern.',
    other_server: 'Die Einladung führt zu einem anderen Server.',
    port_in_address: 'Die Adresse darf keinen Port nennen: Nur der übliche wird aufgerufen.',
    private_address: 'Die Adresse führt nicht ins offene Internet.',
    too_big: 'Eine Angabe ist zu lang oder zu groß.',
    too_small: 'Eine Angabe fehlt oder ist zu kurz.',
    unknown_category: 'Diese Kategorie gibt es nicht.',
    unknown_language: 'Das ist kein Kürzel einer Sprache (BCP 47).',
    web_address_needed: 'Die Website muss eine Adresse sein, die mit http:// oder https:// beginnt.',
  },
} satisfies Texts;
