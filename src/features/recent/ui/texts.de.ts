import type { Texts } from './texts.ts';

export default {
  title: 'Zuletzt angesehen',
  onlyHere: 'Nur in diesem Browser gespeichert. Sonst sieht es niemand.',
  clear: 'Leeren',
  off: 'Ausschalten',
  offToast: '„Zuletzt angesehen“ ist ausgeschaltet',
  offText: 'Was gespeichert war, ist weg. Auf deiner Profilseite schaltest du es wieder ein.',
  cleared: '„Zuletzt angesehen“ ist geleert',
  undo: 'Rückgängig',
  undoHint: 'Rückgängig: drücke F8 und hole die Liste zurück',
  keepThem: 'Die Server merken, die ich mir ansehe',
  explained: 'Die letzten zwölf, auf der Startseite und im Befehlsmenü. Nur in diesem Browser gespeichert.',
} satisfies Texts;
