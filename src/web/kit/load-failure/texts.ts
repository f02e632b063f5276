import { defineTexts } from '../translate.ts';

export const english = {
  title: 'Part of this page is missing',
  text: 'It has not arrived. Check your connection, then reload the page.',
  reload: 'Reload',
  close: 'Not now',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
