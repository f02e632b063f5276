import { compact, whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  title: 'Empfehlungen für dich',
  lead: 'Server, die zu dir passen könnten, jeweils mit den Gründen.',
  trending: 'Gerade im Trend',
  members: (count) => (count === null ? 'Mitgliederzahl unbekannt' : `${compact(count)} Mitglieder`),
  forYou: 'Für dich',
  count: (count) => plural(count, { one: '1 Empfehlung', other: `${whole(count)} Empfehlungen` }),
  visitor:
    'Du bist nicht angemeldet: Hier steht, was aktiv und gut bewertet ist und wächst. Mit Favoriten wird es deins.',
  failed: 'Die Empfehlungen konnten nicht geladen werden',
  none: 'Keine Empfehlungen gefunden',
  noneText: 'Ändere die Filter oder befasse dich mit mehr Servern, dann werden die Empfehlungen besser.',
  browse: 'Server durchstöbern',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  minScore: 'Mindestwert',
  orMore: (score) => `${score}+`,
  apply: 'Anwenden',
  match: (share) => `Passt zu ${share}`,
  verified: 'Verifiziert',
  why: 'Warum empfohlen:',
  view: 'Ansehen',
  opensInTab: (name) => `${name} (öffnet in neuem Tab)`,
  reasons: {
    categories: (category) => `Du magst ${category}`,
    features: 'Er hat Funktionen von Servern, die du magst',
    size: 'Er ist etwa so groß wie Server, die du magst',
    activity: 'Viele Mitglieder sind online',
    rating: 'Wird gut bewertet',
    coFavorites: (people, favorite) =>
      plural(people, {
        one: `1 Person mit ${favorite} unter ihren Favoriten hat ihn auch gewählt`,
        other: `Mindestens ${people} Leute mit ${favorite} unter ihren Favoriten haben ihn auch gewählt`,
      }),
    momentum: 'Wächst oder wird diese Woche viel angesehen',
  },
} satisfies Texts;
