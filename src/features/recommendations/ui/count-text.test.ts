import { expect, it } from 'vitest';
import { createI18n } from '#web/i18n.ts';
import { countText } from './count-text.ts';

const i18n = createI18n('en');

it('counts what is shown, and says of how many where that is not all', () => {
  expect(countText(1, 1, i18n)).toBe('1 recommendation');
  expect(countText(12, 12, i18n)).toBe('12 recommendations');
  expect(countText(20, 1077, i18n)).toBe('20 of 1,077 recommendations');
  expect(countText(0, 1, i18n)).toBe('0 of 1 recommendation');
});
