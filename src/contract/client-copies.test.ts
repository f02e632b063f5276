import { expect, it } from 'vitest';
import { ApiFailure } from './client.ts';

it('recognizes a failure thrown by another copy of the module: the built pages contain their own', async () => {
  const otherCopy = './client.ts?another';
  const other = (await import(otherCopy)) as { ApiFailure: typeof ApiFailure };
  expect(other.ApiFailure).not.toBe(ApiFailure);
  expect(new other.ApiFailure(404, 'Server not found', 'not_found')).toBeInstanceOf(ApiFailure);
  expect(new Error('Server not found')).not.toBeInstanceOf(ApiFailure);
});
