import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { signIn } from '#test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

it('returns no decisions to visitors and users who posted nothing', async () => {
  expect(await app.api('GET /api/v1/moderation/decisions')).toEqual([]);
  const { api } = await signIn(app);
  expect(await api('GET /api/v1/moderation/decisions')).toEqual([]);
  const call = { params: { id: 'aa_none' }, body: { text: 'Please look again.' } };
  await expect(api('POST /api/v1/moderation/decisions/:id/appeal', call)).rejects.toMatchObject({ status: 404 });
});
