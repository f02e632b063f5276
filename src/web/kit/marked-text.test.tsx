import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

it('draws bold words and links where the text has them', () => {
  const text = '*Bold* words, [a link] and 5 * 4.';
  expect(renderToStaticMarkup(<MarkedText text={text} href="/api/x" />)).toBe(
    '<b>Bold</b> words, <a href="/api/x" class="underline">a link</a> and 5 * 4.',
  );
});

it('leaves brackets alone where there is nothing to link to', () => {
  expect(renderToStaticMarkup(<MarkedText text="[name of the operator]" />)).toBe('[name of the operator]');
});
