import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';

it('has its button between the input and the hint, which describes the input', () => {
  const html = renderToStaticMarkup(
    <Field label="Term" hint="Holds matching texts." button={<button type="submit">Block</button>} />,
  );
  expect(html.replace(/<(?!input)[^>]*>/g, '|')).toMatch(/Term\|+<input[^>]*>\|+Block\|+Holds matching texts/);
  const described = /<input[^>]* aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`id="${described}"[^>]*>Holds matching texts`));
});
