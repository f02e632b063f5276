import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  title: 'Recently viewed',
  onlyHere: 'Kept in this browser only. Nobody else sees it.',
  clear: 'Clear',
  off: 'Switch off',
  offToast: 'Recently viewed is switched off',
  offText: 'What was kept is gone. Your profile page switches it on again.',
  cleared: 'Recently viewed is cleared',
  undo: 'Undo',
  undoHint: 'Undo: press F8, then bring the list back',
  keepThem: 'Keep the servers that I look at',
  explained: 'The last twelve, on the home page and in the command menu. Kept in this browser only.',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
