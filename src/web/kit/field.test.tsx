import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';

it('renders its button on the line of the input, above the hint', () => {
  const html = renderToStaticMarkup(
    <Field label="Term" hint="Holds matching texts." button={<button type="submit">Block</button>} />,
  );
  expect(html).toMatch(
    /<input[^>]*><\/div><button type="submit">Block<\/button><\/div><p[^>]*>Holds matching texts\.<\/p>/,
  );
});
