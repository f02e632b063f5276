import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#test/app.ts';
import { makeDump, startDumpApp } from '#test/dump.ts';
import { submitServer } from '#test/factories.ts';
import type { ApiDescription } from './contract.ts';
import { exampleIn, LANGUAGES, type SampleServer, sampleOf } from './ui/examples.ts';

const run = promisify(execFile);
let app: TestApp;
let description: ApiDescription;
let origin: string;
let sample: SampleServer;

beforeAll(async () => {
  app = await startDumpApp();
  const server = await submitServer(app, 'hollowlantern', ['Gaming']);
  sample = { slug: server.slug, inviteCode: 'hollowlantern', tag: 'Lantern light' };
  await app.db.write(async ({ tx, changed }) => {
    await tx
      .updateTable('listings')
      .set({ tags: '["Lantern light"]', language: 'en' })
      .where('id', '=', server.id)
      .execute();
    changed(server.id);
  });
  await makeDump(app);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
  description = await app.api('GET /api/v1/docs');
});
afterAll(async () => await app.close());

describe('GET /api/v1/docs', () => {
  it('returns the documented calls with their fields, and none that need a login', () => {
    const calls = new Map(description.calls.map((call) => [call.name, call]));
    const list = calls.get('listServers')!;
    expect([list.method, list.path]).toEqual(['GET', '/api/v1/servers']);
    const fields = new Map(list.queryFields.map((field) => [field.name, field]));
    expect(fields.get('limit')).toMatchObject({
      type: 'integer from 1 to 100',
      description: 'Default: 20.',
    });
    expect(list.answerFields).toContainEqual(expect.objectContaining({ name: 'total', type: 'integer' }));
    expect(fields.get('size')?.type).toBe('one of: small, medium, large, huge; may be repeated');
    expect(fields.get('language')).toMatchObject({ type: 'string; may be repeated', isRepeatable: true });
    expect(fields.get('verified')?.type).toBe('true');
    expect(calls.get('getServer')?.answerFields.map(({ name }) => name)).toContain('memberCount');
    expect(calls.get('submitServer')?.bodyFields).toContainEqual(
      expect.objectContaining({ name: 'inviteUrl', isRequired: true }),
    );
    for (const name of ['getServerBySlug', 'listCategories', 'listReviews']) expect([...calls.keys()]).toContain(name);
    expect(description.calls.filter((call) => /auth|profile|health\/alerts/.test(call.path))).toEqual([]);
  });

  it('describes every query parameter of lists', () => {
    const lists = description.calls.filter(({ name }) =>
      ['listServers', 'getLeaderboard', 'getCategory'].includes(name),
    );
    const fields = lists.flatMap(({ queryFields }) => queryFields);
    expect(fields.filter((field) => field.description === null)).toEqual([]);
  });

  it('lists nested fields with their path, and those of a server once', () => {
    const namesOf = (call: string) =>
      description.calls.find(({ name }) => name === call)?.answerFields.map(({ name }) => name);
    expect(namesOf('listReviews')).toEqual(
      expect.arrayContaining(['reviews', 'reviews[].rating', 'rating.totalReviews']),
    );
    expect(namesOf('listServers')).toEqual(expect.arrayContaining(['search.parts[].use', 'facets.sizes[].count']));
    expect(namesOf('submitServer')).toContain('heldBecause.key');
    expect(namesOf('listTags')).toEqual(['[].slug', '[].name', '[].serverCount']);
    expect(namesOf('listTrending')).toEqual(['servers']);
    expect(namesOf('getServer')).toContain('unusualGrowth.at');
  });

  it('gives every call a name, a summary and a sample without placeholders', () => {
    for (const call of description.calls) {
      expect([call.name, call.summary, call.path]).not.toContain('');
      expect(sampleOf(call, origin, sample).url).not.toContain('{');
    }
  });
});

it('the sample of the alternatives has some', async () => {
  const call = description.calls.find(({ name }) => name === 'listAlternatives')!;
  const answer = await app.app.inject(sampleOf(call, origin, sample).url);
  expect(answer.json().without).toEqual([{ parameters: ['maxMembers'], total: 1, partial: 0 }]);
});

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const document = (await app.app.inject('/api/v1/openapi.json')).json();
    const validator = new Validator();
    const { valid, errors } = await validator.validate(document);
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });
});

describe('the examples', () => {
  const programs = {
    JavaScript: [process.execPath, '--input-type=module', '-e'],
    Python: ['python3', '-c'],
    cURL: ['sh', '-c'],
  } as const;
  const needs = { JavaScript: process.execPath, Python: 'python3', cURL: 'curl' };
  const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

  describe.each(LANGUAGES)('in %s', (language) => {
    const needed = needs[language];
    const options = { skip: !isInstalled(needed) };
    const [program, ...flags] = programs[language];

    it(`answer each call (needs ${path.basename(needed)})`, options, async () => {
      const reads = description.calls.filter(({ method }) => method === 'GET');
      expect(reads.length).toBeGreaterThan(8);
      await Promise.all(
        reads.map(async (call) => {
          // Samples use the site's public URL; the server under test listens on this computer.
          const { url: publicUrl, body } = sampleOf(call, description.baseUrl, sample);
          const url = publicUrl.replace(description.baseUrl, origin);
          const { stdout } = await run(program, [...flags, exampleIn(language, call.method, { url, body })]);
          expect(`${call.name} ${stdout.trim()}`).toMatch(/^\w+ [[{]/);
        }),
      );
    });

    it(`submit a server (needs ${path.basename(needed)})`, options, async () => {
      const call = description.calls.find(({ name }) => name === 'submitServer')!;
      const example = exampleIn(language, call.method, sampleOf(call, origin, sample));
      const { stdout } = await run(program, [...flags, example]);
      expect(stdout).toContain('isExisting');
    });
  });
});
