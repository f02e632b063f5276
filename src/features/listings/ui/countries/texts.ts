import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  names: {
    Argentina: 'Argentina',
    Australia: 'Australia',
    Brazil: 'Brazil',
    Canada: 'Canada',
    Chile: 'Chile',
    France: 'France',
    Germany: 'Germany',
    India: 'India',
    Indonesia: 'Indonesia',
    Italy: 'Italy',
    Japan: 'Japan',
    Mexico: 'Mexico',
    Netherlands: 'Netherlands',
    Philippines: 'Philippines',
    Poland: 'Poland',
    Portugal: 'Portugal',
    'South Korea': 'South Korea',
    Spain: 'Spain',
    Sweden: 'Sweden',
    Turkey: 'Turkey',
    'United Kingdom': 'United Kingdom',
    'United States': 'United States',
  },
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
