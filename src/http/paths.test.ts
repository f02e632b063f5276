import { expect, it } from 'vitest';
import { readableUrl } from './paths.ts';

it.each([
  ['/server/%ff', '/%25'],
  ['/%', '/%25'],
  ['/categories/%E0%A4%A?page=2&q=%ff', '/%25?page=2&q=%ff'],
])('%s becomes %s', (url, read) => expect(readableUrl(url)).toBe(read));

it.each(['/', '/server/caf%C3%A9', '/servers?q=%', '/a%2Fb', '/api/v1/servers/%ff'])('%s is unchanged', (url) =>
  expect(readableUrl(url)).toBe(url),
);
