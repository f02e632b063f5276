import type { Texts } from './texts.ts';

export default {
  operatorName: '[Name des Betreibers]',
  operatorContact: '[So erreichst du den Betreiber]',
  privacy: {
    title: 'Datenschutz',
    lead: 'Was diese Website speichert, warum, wie lange, und wie du es bekommst oder löschen lässt.',
    responsible: 'Wer verantwortlich ist',
    visitors: 'Wenn du dich nur umsiehst',
    visitorsList: [
      '*Deine Adresse* wird benutzt, solange eine Anfrage beantwortet wird, und im Arbeitsspeicher gezählt, um Missbrauch zu begrenzen. Sie wird nicht gespeichert. Ein Hash von ihr mit geheimem Schlüssel steht zwei Tage lang neben dem, was du einträgst, damit Tagesgrenzen gelten. Wird für dich bei Discord eine Einladung abgefragt, bleibt ein weiterer solcher Hash deiner Adresse und deines Kontos etwa zehn Minuten lang erhalten, um die Häufigkeit zu begrenzen.',
      '*Aufrufe* einer Serverseite und Klicks auf ihre Einladung werden pro Tag gezählt. Damit ein Besuch nur einmal zählt, bleibt ein Hash deiner Adresse und einer Zufallszahl deines Besuchs mit geheimem Schlüssel etwa einen Tag lang erhalten.',
      '*Wörter, nach denen du gesucht* und so einen Server gefunden hast, werden für dessen Besitzer nach Tag und Wort gezählt, ohne dich. Suchen ohne Treffer werden für die Moderation gezählt, nur mit ihren Wörtern und ohne dich, sobald zwei Personen dasselbe gesucht haben.',
      '*In deinem Browser* bleiben das Farbschema, das du gewählt hast, eine Seite für den Fall, dass du offline bist, die Server, die du dir gemerkt, ausgeblendet oder zum Vergleich gewählt hast, die letzten zwölf, die du angesehen hast, sofern du das nicht ausschaltest, und bis du ihn schließt, wie weit du gescrollt hattest und dass du dein Alter bestätigt hast. Beim Abmelden verschwinden diese Listen von Servern. Ein Cookie wird nur in zwei Fällen gesetzt: wenn du eine Sprache wählst, die ein Jahr lang gemerkt wird, und wenn etwas, das du eingetragen hast, auf die Moderation wartet, damit dein Browser es 90 Tage lang sehen kann.',
    ],
    people: 'Wenn du dich anmeldest',
    peopleList: [
      '*Von der Plattform:* deine ID, dein Benutzername, Anzeigename und Bild und, wenn du zustimmst, die Liste der Server, in denen du bist. Sie sagt, welche Server du verwaltest und welche Bewertungen von Mitgliedern sind. Bei der Zustimmung wird auch nach deiner E-Mail-Adresse gefragt, sie wird aber weder gelesen noch gespeichert: Diese Website verschickt keine E-Mails. Die Token der Plattform werden verschlüsselt gespeichert und widerrufen, wenn du dich in deinem letzten Browser abmeldest.',
      '*Was du hier tust:* dein Profil, deine Einträge, beanspruchte Server, Favoriten, ausgeblendete Server, Bewertungen und Stimmen, Punkte mit den Seiten, die sie gebracht haben, Meldungen, Widersprüche und deine Zeitzone, damit Serien nach deinem Tag zählen.',
      '*Sitzungen:* ein Hash eines zufälligen Cookies, der Name deines Browsers und die Zeiten der Nutzung. Eine Sitzung endet nach zwei Wochen ohne Besuch und in jedem Fall nach 90 Tagen. Ein zweites Cookie sagt nur, dass es eine Sitzung gibt, ein drittes schützt eine Anmeldung und zählt zehn Minuten lang, wie viele dieser Browser beginnt.',
      '*Text, den du noch nicht gesendet hast*, einer Bewertung, einer Antwort, einer Meldung oder deines Profils, bleibt bis zu 30 Tage in deinem Browser. Er verschwindet, wenn du ihn sendest, verwirfst oder dich dort abmeldest; bist du nicht angemeldet, wenn du den Tab schließt.',
      '*Öffentlich* sind dein Benutzername und dein Bild neben deinen Bewertungen sowie dein Benutzername und deine Punkte in der Rangliste. Wer etwas gemeldet hat, sieht höchstens die Moderation.',
    ],
    communities: 'Server, die hier stehen',
    communitiesText:
      'Von Servern speichert die Website, was ihre Einladung allen zeigt: Name, Beschreibung, Bilder, Funktionen und wie viele Mitglieder und wie viele Leute online sind, mit ihrem Verlauf. Wer eingeladen hat, wem ein Server gehört oder wer Mitglied ist, wird daraus nicht gespeichert. Besitzer können einen Server auf seiner Seite endgültig zurückziehen.',
    others: 'Wer sonst davon erfährt',
    othersText:
      'Keine Analyse, keine Werbung, keine Tracker, und nichts wird verkauft. Bilder von Servern und, wenn du angemeldet bist, dein eigenes kommen von den Bildservern der Plattform, dein Browser nennt ihnen also deine Adresse. Bilder anderer Leute laufen über diese Website: Die Plattform erfährt nicht, wer sie ansieht, und wer sie ansieht, erfährt ihre Plattform-ID nicht. Wenn du dich anmeldest, erfährt die Plattform, dass du diese Website benutzt. Die öffentlichen Seiten und Aufrufe dieser Website können alle lesen.',
    rights: 'Deine Daten gehören dir',
    rightsText:
      'In [deinem Profil] kannst du alles exportieren, was über dich gespeichert ist, und dein Konto löschen. Persönliche Daten sind dann sofort weg. Bewertungen bleiben als „gelöschter Benutzer“ oder gehen mit, wie du es wählst; Meldungen bleiben ohne deinen Namen und deine Worte. Wurde dein Konto gesperrt, bleibt ein Hash deiner Plattform-ID mit geheimem Schlüssel erhalten, damit die Sperre gilt; er sagt niemandem, wer du bist. Ein solcher Hash deiner ID und des Servers bleibt auch für jede Bewertung, die stehen bleibt oder von der Moderation entfernt wurde, damit niemand einen Server zweimal bewertet. Sicherungskopien des Betreibers liegen außerhalb dieser Software.',
    decisionsText:
      'Was die Moderation über deine Beiträge entschieden hat, mit den Gründen, steht unter [Entscheidungen der Moderation]. Bei allem anderen frag den Betreiber oben.',
  },
  terms: {
    title: 'Nutzungsbedingungen',
    lead: 'Was du von dieser Website erwarten kannst und was sie von dir erwartet.',
    who: 'Wer sie betreibt',
    whoText:
      'Dies ist ein unabhängiges Verzeichnis von Communitys. Es ist nicht mit Discord Inc. verbunden. Es betreibt die Communitys nicht, die es auflistet, und ist nicht verantwortlich für das, was dort geschieht.',
    submit: 'Was du eintragen darfst',
    submitList: [
      'Server, die allen offenstehen, mit einer dauerhaften Einladung. Du musst sie weder besitzen noch verwalten.',
      'Server, die sich an die Bedingungen und Community-Richtlinien der Plattform halten.',
      'Server mit Altersbeschränkung warten auf die Moderation und stehen in keiner normalen Liste. Das gilt auch für Server, die einen gesperrten Begriff enthalten oder wie ein anderer aussehen.',
    ],
    submitText: 'Wer einen Server verwaltet, kann seine Seite beanspruchen, bearbeiten und endgültig zurückziehen.',
    write: 'Was du schreibst',
    writeList: [
      'Eine Bewertung pro Server, deine eigene, ehrlich und ohne persönliche Daten von anderen.',
      'Kein Spam, keine Werbung, kein Betrug, kein Hass, keine Belästigung, keine sexuellen oder verbotenen Inhalte.',
      'Was du schreibst, bleibt deins. Du erlaubst der Website, es zu zeigen, bis du es löschst.',
    ],
    moderation: 'Moderation',
    moderationText:
      'Wer angemeldet ist, kann einen Server oder eine Bewertung melden. Meldungen von drei Leuten verbergen eine Bewertung, bis die Moderation sie angesehen hat; ein Server wird nie durch Meldungen verborgen. Die Moderation kann Server ablehnen oder sperren, Bewertungen entfernen und Konten sperren. Wen es betrifft, sieht jedes Mal den Grund unter [Entscheidungen der Moderation] und kann einmal widersprechen. Alles, was die Moderation tut, wird protokolliert.',
    order: 'Reihenfolge und Zahlen',
    orderText:
      'Plätze sind nicht käuflich: siehe [So wird sortiert]. Die Zahlen kommen von der Plattform, sind ungefähr und so alt, wie dabeisteht.',
    warranty: 'Keine Gewähr',
    warrantyText:
      'Die Website wird angeboten, wie sie ist, kann zeitweise geschlossen oder nur lesbar sein und kann sich ändern. Wer die öffentliche API automatisch benutzt, muss ihre Grenzen achten.',
  },
  ranking: {
    title: 'So wird sortiert',
    lead: 'Niemand kann einen Server nach oben kaufen, schieben oder wählen. Das sind alle Regeln, mit den Zahlen, mit denen die Website rechnet.',
    failed: 'Die Regeln konnten nicht geladen werden',
    later: 'Bitte versuche es später noch einmal',
    rank: 'Der Rang',
    rankText:
      'Ein Server hat 0 bis 100 Punkte. Wo nichts anderes verlangt und nichts gesucht wird, stehen die meisten Punkte vorn.',
    activityPart: (points) =>
      `*Aktivität, bis zu ${points} Punkte:* sein Aktivitätswert, siehe unten, als Teil von 100.`,
    sizePart: (points, members) =>
      `*Größe, bis zu ${points} Punkte:* nach dem Logarithmus der Mitglieder, voll bei ${members}. Zehnmal so viele Mitglieder sind immer derselbe Schritt.`,
    ratingPart: (points) => `*Bewertung, bis zu ${points} Punkte:* keine bei einem Stern, alle bei fünf.`,
    examples: 'Beispiele',
    examplesCaption: 'Beispiele mit erfundenen Servern',
    columns: ['Mitglieder', 'Online', 'Bewertung', 'Aktivitätswert', 'Rang'],
    noReviews: 'Keine Bewertungen',
    starsOf: (stars, reviews) => `${stars} · ${reviews} Bewertungen`,
    activity: 'Aktivität',
    activityText: 'Der Aktivitätswert liegt zwischen 0 und 100 und kommt aus den Zahlen der Plattform.',
    crowd: (points, each) => `*Wie viele online sind, bis zu ${points}:* ${each} für jede Zehnerpotenz.`,
    share: (points, each) => `*Welcher Anteil der Mitglieder online ist, bis zu ${points}:* ${each} für jedes Prozent.`,
    levels: (veryActive, active, growth) =>
      `Ab ${veryActive} ist ein Server „Sehr aktiv“, ab ${active} „Aktiv“. Darunter ist er „Wachsend“, wenn seine Online-Zahl um mehr als ${growth} am Tag wächst, sonst „Ruhig“. Solange die Zahlen unbekannt sind, ist der Wert 0.`,
    rating: 'Bewertung',
    ratingText: (reviews, stars) =>
      `Karten zeigen den einfachen Durchschnitt der Sterne. Für jede Reihenfolge wird so gerechnet, als hätte ein Server ${reviews} Bewertungen mit ${stars} Sternen mehr, damit eine einzige Bewertung mit fünf Sternen nicht über fünfzig mit 4,8 steht. Ohne Bewertungen nimmt der Rang ${stars} Sterne; die Reihenfolge nach Bewertung stellt solche Server ans Ende. Bewertungen, die nach Meldungen verborgen wurden, zählen nicht, bis die Moderation sie angesehen hat.`,
    trending: 'Im Trend',
    trendingText: (days, members, growth, views) =>
      `Die Hälfte ist das Wachstum über ${days} Tage, die Hälfte sind die Aufrufe seiner Seite hier. Das Wachstum wird an den Mitgliedern von vorher und ${members} weiteren gemessen, damit eine Handvoll Beitritte keinen kleinen Server weit bringt; ${growth} davon sind volles Wachstum. Aufrufe zählen nach ihrem Logarithmus, voll bei ${views}, und je Netzwerk nur einer am Tag, damit niemand einen Server hochklickt. Wer schrumpft, hat keinen Wachstumsteil.`,
    unusual: 'Ungewöhnliches Wachstum',
    unusualText: (growth, people, times, share, days) =>
      `Ein Sprung gilt als ungewöhnlich, wenn die Mitglieder innerhalb von zwei Tagen um ${growth} oder mehr und um ${people} Leute oder mehr zunehmen, um das ${times}-Fache des für diesen Server Üblichen oder mehr, und der Online-Anteil auf ${share} des vorigen Werts oder weniger fällt. Dann wird der Server ${days} Tage lang, hier und im Trend, nach den Mitgliedern eingeordnet, die er vorher hatte, und seine Seite sagt, warum. Verborgen wird er deswegen nie.`,
    others: 'Andere Reihenfolgen',
    othersText:
      'Eine Suche stellt die Server voran, deren Namen, Tags und Beschreibungen am besten zu den Wörtern passen, und von denen, die gleich gut passen, die mit dem höheren Rang. Mitglieder, Online, Neueste und Name sind, was sie sagen. Unbekannte Zahlen kommen ans Ende. Gleiche Server stehen in der Reihenfolge ihrer IDs, damit Seiten nie einen wiederholen oder auslassen.',
    badges: 'Verifizierte Server und Partner-Server haben ein Abzeichen, aber keine Punkte dafür.',
  },
  offline: {
    title: 'Du bist offline',
    text: 'Duskrow ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
    retry: 'Erneut versuchen',
  },
} satisfies Texts;
