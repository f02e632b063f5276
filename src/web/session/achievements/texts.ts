// Every page may tell of an unlocked achievement: what these texts hold comes with the first visit.
import { defineTexts, plural } from '#web/kit/translate.ts';

export interface Words {
  title: string;
  description: string;
}

export const english = {
  unlocked: (count: number) => plural(count, { one: 'Achievement unlocked', other: `${count} achievements unlocked` }),
  titlesAndPoints: (titles: string[], points: number) => `${titles.join(', ')}: +${points} points`,
  /** None: in English the answer's own words are shown. */
  byName: {} as Readonly<Record<string, Words | undefined>>,
};

export type Texts = Omit<typeof english, 'byName'> & { byName: Record<string, Words> };

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
