import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

export default {
  hide: 'Für mich ausblenden',
  showAgain: 'Wieder zeigen',
  showNamed: (name) => `Wieder zeigen: ${name}`,
  hiddenToast: (name) => `${name} ist für dich ausgeblendet`,
  hiddenToastText: 'Er kommt in deinen Listen nicht mehr vor. Dein Profil listet auf, was du ausgeblendet hast.',
  shownToast: (name) => `${name} wird wieder gezeigt`,
  undo: 'Rückgängig',
  undoHint: (name) => `Rückgängig: drücke F8 und zeige ${name} wieder`,
  notHidden: (name) => `${name} wurde nicht ausgeblendet`,
  notShown: (name) => `${name} ist noch ausgeblendet`,
  full: (most) => `Du blendest schon ${most} Server aus. Zeige zuerst einen davon wieder.`,
  noRoom: (count) => `In diesem Browser ausgeblendete Server, die wieder erscheinen: ${count}`,
  noRoomText: 'Du hast die Höchstzahl an ausgeblendeten Servern erreicht.',
  tryLater: 'Bitte versuche es später noch einmal.',
  countHere: (count) =>
    plural(count, { one: '1 Server hier hast du ausgeblendet', other: `${count} Server hier hast du ausgeblendet` }),
  reveal: 'Zeigen, welche',
  conceal: 'Weglassen',
  isHidden: 'Du hast diesen Server ausgeblendet: Er kommt in deinen Listen nicht vor.',
  title: 'Ausgeblendete Server',
  inAccount: 'Sie kommen in deinen Listen, Vorschlägen und Empfehlungen nicht vor. Sonst sieht das niemand.',
  inBrowser:
    'Sie kommen in deinen Listen, Vorschlägen und Empfehlungen nicht vor. Nur in diesem Browser gespeichert, bis du dich anmeldest.',
  none: 'Nichts ist ausgeblendet. Die drei Punkte eines Servers blenden ihn aus deinen Listen aus.',
  unlisted: 'Ein Server, der nicht mehr gelistet ist',
} satisfies Texts;
