// The client against the app, over a real socket.
import { readFileSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#test/app.ts';
import { makeDump, startDumpApp, switchDump } from '#test/dump.ts';
import { submitServer } from '#test/factories.ts';
import { type Client, createClient, DuskrowError, memoryCache } from '../../client/src/client.ts';

const codes = ['starforge', 'pixelorchard', 'hollowlantern', 'kotatsu', 'tidewatch'];
let app: TestApp;
let siteUrl: string;
let client: Client;

beforeAll(async () => {
  app = await startDumpApp();
  for (const code of codes) {
    await submitServer(app, code, ['Gaming']);
    app.clock.advance(1000);
  }
  await makeDump(app);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  siteUrl = addressOf(app.app.server);
  client = createClient(`${siteUrl}/`);
});
afterAll(async () => await app.close());

function addressOf(server: Pick<HttpServer, 'address'>): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

async function failureOf(call: Promise<unknown>): Promise<DuskrowError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DuskrowError)) throw new Error('it did not fail so', { cause: error });
  return error;
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

describe('calls', () => {
  it('put their fields into the path, the query and the body', async () => {
    const { servers, total } = await client.listServers({ category: ['Gaming', 'Music'], limit: 2, sort: 'newest' });
    expect([servers.length, total]).toEqual([2, codes.length]);
    const [server] = servers;
    expect(await client.getServer({ identifier: server!.slug })).toEqual(server);
    expect((await client.listReviews({ id: server!.id, page: 1 })).reviews).toEqual([]);
    expect((await client.listCategories()).map(({ name }) => name)).toContain('Gaming');
    const submitted = await client.submitServer({ inviteUrl: 'starforge' });
    expect(submitted.isExisting).toBe(true);
  });

  it('leave out what is undefined, and encode what is odd', async () => {
    const { total } = await client.listServers({ search: undefined, tag: [], verified: undefined });
    expect(total).toBe(codes.length);
    const failure = await failureOf(client.getServer({ identifier: '../totals?x=#' }));
    expect([failure.status, failure.code]).toEqual([404, 'not_found']);
    await expect(client.getServer({ identifier: '' })).rejects.toThrow(TypeError);
    // `..` is the folder above, however it is written.
    await expect(client.listReviews({ id: '..' })).rejects.toThrow(TypeError);
    await expect(client.getServer({ identifier: '.' })).rejects.toThrow(TypeError);
  });

  it('are all there', async () => {
    const { slug, id } = (await client.listServers({ limit: 1 })).servers[0]!;
    const answers = await Promise.all([
      client.getServerBySlug({ slug }),
      client.getServerHistory({ id }),
      client.getDirectoryTotals(),
      client.listSuggestions({ search: 'pix' }),
      client.getCategory({ name: 'gaming' }),
      client.getRating({ id }),
      client.listTrending({ limit: 3 }),
      client.getLeaderboard(),
      client.getSerververse(),
      client.getGlobalHealth(),
      client.getServerHealth({ serverId: id }),
      client.getDumpInfo(),
    ]);
    for (const answer of answers) expect(answer).toBeInstanceOf(Object);
  });
});

describe('failures', () => {
  it('say what the site said', async () => {
    const failure = await failureOf(client.listServers({ page: 0 }));
    expect(failure).toMatchObject({ name: 'DuskrowError', status: 400, code: 'validation', retryAfter: undefined });
    expect(failure.issues).toMatchObject([{ path: 'page' }]);
    expect(failure.message).toContain('page');
  });

  it('say how long to wait', async () => {
    await switchDump(app, false);
    expect(await failureOf(client.getDumpInfo())).toMatchObject({ status: 404, code: 'dump_off' });
    await app.dumps.turn();
    await switchDump(app, true);
    expect(await failureOf(all(client.readDump()))).toMatchObject({ status: 503, retryAfter: 5 });
    await app.dumps.turn();
  });

  it('tell of a site that cannot be reached, and of an answer that is none of ours', async () => {
    const nobody = createClient('http://127.0.0.1:1');
    expect(await failureOf(nobody.listCategories())).toMatchObject({ status: 0, code: 'unreachable' });
    const other = createServer((_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>'));
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    const behind = createClient(addressOf(other));
    expect(await failureOf(behind.listCategories())).toMatchObject({
      status: 502,
      code: 'unexpected',
      message: '502: Bad Gateway',
    });
    other.removeAllListeners('request').on('request', (_request, response) => void response.end('<h1>Hello</h1>'));
    expect(await failureOf(behind.listCategories())).toMatchObject({ status: 200, code: 'unexpected' });
    other.removeAllListeners('request').on('request', (_request, response) => {
      response.end(gzipSync('{"id":"s_1"}\n'.repeat(5000)).subarray(0, -40));
    });
    expect(await failureOf(all(behind.readDump()))).toMatchObject({ status: 0, code: 'unreachable' });
    other.close();
  });

  it('leave what the caller aborts to the caller', async () => {
    const signal = AbortSignal.abort();
    await expect(client.listServers({}, { signal })).rejects.toMatchObject({ name: 'AbortError' });
    await expect(all(client.readDump({ signal }))).rejects.toMatchObject({ name: 'AbortError' });
    const stop = new AbortController();
    const walk = client.walkServers({ limit: 1 }, { signal: stop.signal });
    await walk.next();
    stop.abort();
    await expect(walk.next()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('walks', () => {
  it('give each server once, over all pages, as far as they are wanted', async () => {
    const { servers } = await client.listServers({ sort: 'newest', limit: 100 });
    expect(await all(client.walkServers({ limit: 2 }))).toEqual(servers);
    expect(await all(client.walkServers({ category: 'sports' }))).toEqual([]);
    let asked = 0;
    const counting = createClient(siteUrl, { fetch: (...call) => (asked++, fetch(...call)) });
    for await (const server of counting.walkServers({ limit: 1 })) if (server.id === servers[1]!.id) break;
    expect(asked).toBe(2);
  });

  it('read the dump line by line', async () => {
    const { servers } = await client.listServers({ sort: 'newest', limit: 100 });
    expect(await all(client.readDump())).toEqual(servers);
    for await (const server of client.readDump()) {
      expect(server).toEqual(servers[0]);
      break;
    }
    const { bytes } = await client.getDumpInfo();
    expect((await new Response(await client.getDump()).arrayBuffer()).byteLength).toBe(bytes);
  });
});

describe('a cache', () => {
  it('asks by tag and answers with what it kept, whatever the caller did to it', async () => {
    const statuses: number[] = [];
    const keeping = createClient(siteUrl, {
      cache: memoryCache(),
      headers: { 'user-agent': 'test' },
      fetch: async (...call) => {
        const answer = await fetch(...call);
        statuses.push(answer.status);
        return answer;
      },
    });
    const first = await keeping.listServers({ limit: 2 });
    const expected = structuredClone(first);
    first.servers.length = 0;
    expect(await keeping.listServers({ limit: 2 })).toEqual(expected);
    expect(await keeping.listServers({ limit: 1 })).not.toEqual(expected);
    await submitServer(app, 'oadro');
    const { total } = await keeping.listServers({ limit: 2 });
    expect([total, statuses]).toEqual([codes.length + 1, [200, 304, 200, 200]]);
  });
});

describe('the examples of the README', () => {
  it('run, and say what they are about', async () => {
    const readme = readFileSync(new URL('../../client/README.md', import.meta.url), 'utf8');
    const { slug } = (await client.listServers({ limit: 1 })).servers[0]!;
    const said: unknown[][] = [];
    const code = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)]
      .map(([, example = '']) => example.replace(/^import .*$/m, ''))
      .join('\n')
      .replaceAll('https://directory.example', siteUrl)
      .replace("'chess-club'", `'${slug}'`)
      .replace('discord.gg/example', 'discord.gg/starforge');
    const example = new Function(
      'createClient',
      'DuskrowError',
      'memoryCache',
      'console',
      `return (async () => { ${stripTypeScriptTypes(code)} })()`,
    ) as (...names: unknown[]) => Promise<void>;
    await example(createClient, DuskrowError, memoryCache, { log: (...words: unknown[]) => void said.push(words) });
    const { inviteUrl } = await client.getServer({ identifier: slug });
    expect(said).toEqual(expect.arrayContaining([[0, []], [inviteUrl], [true], ['gone']]));
    expect(said.filter(([id]) => String(id).startsWith('s_')).length).toBe(codes.length);
  });
});
