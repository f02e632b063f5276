import { expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { startTestApp } from '#test/app.ts';

interface Operation {
  operationId?: string;
}

it('contains no schema without a reference', async () => {
  const app = await startTestApp();
  const document = (await app.app.inject('/api/v1/openapi.json')).body;
  await app.close();
  const { components } = JSON.parse(document) as { components: { schemas: object } };
  const unused = Object.keys(components.schemas).filter((name) => !document.includes(`schemas/${name}"`));
  expect(unused).toEqual([]);
});

it('gives every public endpoint the operation id that the code uses', async () => {
  const app = await startTestApp();
  const document = (await app.app.inject('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  await app.close();
  const named = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  const open = Object.entries(api).filter(([, { schema }]) => !('hide' in schema && schema.hide));
  expect(named.toSorted()).toEqual(open.map(([name]) => name).toSorted());
  // Those that need a login work only with the site's cookie.
  expect(open.filter(([, { config }]) => config.access !== 'visitor').map(([name]) => name)).toEqual([]);
});
