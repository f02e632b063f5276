import { expect, it } from 'vitest';
import { renderMarkup } from '#test/markup.tsx';
import { Stars } from './stars.tsx';

it.each([
  [5, 5, 0],
  [4.8, 5, 0],
  [4.5, 4, 1],
  [4.2, 4, 0],
  [0.3, 0, 1],
])('draws a rating of %d as %d stars and %d halves', (rating, full, halves) => {
  const markup = renderMarkup(<Stars rating={rating} />);
  const lit = markup.split('fill="var(--star)"').length - 1;
  expect([lit - halves, markup.split('clip-path:inset(0_50%').length - 1]).toEqual([full, halves]);
});
