import { expect, it } from 'vitest';
import { isHttpUrl } from './profile.ts';

it.each([
  ['https://example.org', true],
  ['http://example.org:8080/a?b=c#d', true],
  ['HTTPS://EXAMPLE.ORG', true],
  ['https://bücher.example/straße', true],
  ['example.org', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt://example.org/%0aalert(1)', false],
  ['data:text/html,hi', false],
  ['https://', false],
  ['https:example.org', false],
  ['https:\\\\example.org', false],
  ['https://example.org\\@other.example', false],
  ['https://discord.com@other.example', false],
  ['https://name:word@example.org', false],
  ['https://example.org/a b', false],
  ['https://example.org:99999', false],
  ['//example.org', false],
  ['ftp://example.org', false],
])('isHttpUrl of %s is %s', (text, expected) => expect(isHttpUrl(text)).toBe(expected));
