import { expect, it } from 'vitest';
import { fakePage } from '#test/fake-page.ts';
import { chooseTheme } from './theme-button.tsx';

it('a choice applies to the page without a button on it', () => {
  const { dataset } = fakePage().document.documentElement;
  chooseTheme('dark');
  expect(dataset).toEqual({ theme: 'dark' });
  chooseTheme('system');
  expect(dataset).toEqual({});
});
