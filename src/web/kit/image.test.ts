import { expect, it } from 'vitest';
import { sizedImage } from './image.tsx';

it.each([
  ['https://cdn.example/icons/1/a.webp', 54, 'https://cdn.example/icons/1/a.webp?size=128'],
  ['https://cdn.example/icons/1/a.webp?size=64', 120, 'https://cdn.example/icons/1/a.webp?size=256'],
  ['https://cdn.example/icons/1/a_b.webp?animated=true', 32, 'https://cdn.example/icons/1/a_b.webp?size=64'],
  ['/pictures/x.svg', 4000, '/pictures/x.svg?size=2048'],
])('sizes %s for %s px', (url, pixels, expected) => {
  expect(sizedImage(url, pixels)).toBe(expected);
});
