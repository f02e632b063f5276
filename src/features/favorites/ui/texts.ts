import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  favorite: (name: string) => `Favorite ${name}`,
  notSaved: (name: string) => `${name} was not saved`,
  noRoom: (count: number) => `Favorites of this browser that were not added: ${count}`,
  noRoomText: 'You have reached the limit of favorites.',
  tryLater: 'Please try again later.',
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
