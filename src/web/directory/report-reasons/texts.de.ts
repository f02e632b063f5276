import type { Texts } from './texts.ts';

export default {
  reasons: {
    spam: 'Spam oder Werbung',
    scam: 'Betrug oder Schadsoftware',
    hate: 'Hass oder Belästigung',
    sexual: 'Sexuelle Inhalte',
    illegal: 'Etwas Verbotenes',
    'personal-data': 'Persönliche Daten von jemandem',
    false: 'Falsch oder irreführend',
    other: 'Etwas anderes',
  },
} satisfies Texts;
