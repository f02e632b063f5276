import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { Language, LanguageDetail } from './contract.ts';

let app: TestApp;
const ids: Record<string, string> = {};
beforeAll(async () => {
  app = await startTestApp();
  for (const [code, language] of Object.entries({ hollowlantern: 'pt-BR', starforge: 'pt', slowrun: 'fr' })) {
    const { id } = await submitServer(app, code);
    ids[code] = id;
    await app.db.write(async ({ tx, changed }) => {
      const values = { language, language_from: 'detected' as const };
      await tx.updateTable('listings').set(values).where('id', '=', id).execute();
      changed(id);
    });
  }
  await submitServer(app, 'nightarena');
});
afterAll(async () => await app.close());

const language = async (code: string, query = {}) =>
  await app.api('GET /api/v1/languages/:code', { params: { code }, query });

describe('listLanguages', () => {
  it('lists the languages of servers with their names, the most used first', async () => {
    expect(z.array(Language.strict()).parse(await app.api('GET /api/v1/languages'))).toEqual([
      { code: 'pt', name: 'Portuguese', nativeName: 'Português', serverCount: 2 },
      { code: 'fr', name: 'French', nativeName: 'Français', serverCount: 1 },
    ]);
  });
});

describe('getLanguage', () => {
  it('returns the servers of the language in any region, paged like the server list', async () => {
    const found = LanguageDetail.strict().parse(await language('PT-br', { limit: 1, sort: 'name' }));
    expect(found).toMatchObject({ total: 2, totalPages: 2, language: { code: 'pt', name: 'Portuguese' } });
    expect(found.servers[0]!.language).toBe('pt-BR');
  });

  it('returns 404 for a language without servers and 400 for an unknown sort order', async () => {
    await expect(language('de')).rejects.toMatchObject({ status: 404, message: 'Language not found.' });
    await expect(language('not a language')).rejects.toMatchObject({ status: 404 });
    expect((await app.app.inject({ url: '/api/v1/languages/fr?sort=best' })).statusCode).toBe(400);
  });
});

it("returns how a server's language is known", async () => {
  const about = await app.api('GET /api/v1/servers/:id/about', { params: { id: ids['slowrun']! } });
  expect(about.languageSource).toBe('detected');
});
