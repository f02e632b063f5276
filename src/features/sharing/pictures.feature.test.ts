import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tooManyRequests } from '#http/errors.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';

let app: TestApp;
const slugs: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  for (const code of ['hollowlantern', 'pixelorchard', 'zwergenschmiede', 'nightarena']) {
    slugs.push((await submitServer(app, code)).slug);
  }
  app.standIn.state.scenario('starforge', 'age-restricted');
  await submitServer(app, 'starforge');
});
afterAll(async () => await app.close());

const get = (slug: string, headers = {}) => app.app.inject({ url: `/server/${slug}/share.png`, headers });

async function rename({ db }: TestApp, slug: string, name: string): Promise<void> {
  await db.write(async ({ tx, changed }) => {
    const { id } = await tx.selectFrom('listings').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
    await tx.updateTable('listings').set({ name }).where('id', '=', id).execute();
    changed(id);
  });
}

/** Width and height of a PNG; fails unless its pixel data is complete. */
function decoded(png: Buffer): [number, number] {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(inflateSync(Buffer.concat(parts))).toHaveLength((width * 4 + 1) * height);
  return [width, height];
}

describe("'GET /server/:slug/share.png'", () => {
  it('returns a PNG of 1200 x 630, then the cached one, then 304', async () => {
    const first = await get(slugs[0]!);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect(decoded(first.rawPayload)).toEqual([1200, 630]);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const second = await get(slugs[0]!);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const known = await get(slugs[0]!, { 'if-none-match': first.headers.etag });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
    const head = await app.app.inject({ method: 'HEAD', url: `/server/${slugs[0]}/share.png` });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(first.headers['content-length']);
  });

  it('rate-limits drawings, not cached pictures', async () => {
    await get(slugs[0]!);
    const count = vi.spyOn(app.limiters, 'sharePicture');
    await Promise.all(slugs.map((slug) => get(slug)));
    await Promise.all(slugs.map((slug) => get(slug)));
    expect(count).toHaveBeenCalledTimes(slugs.length - 1);
  });

  it('refuses a drawing beyond the rate limit, and still sends cached pictures', async () => {
    await get(slugs[0]!);
    await rename(app, slugs[1]!, '</script>&"\u0007'.repeat(9));
    vi.spyOn(app.limiters, 'sharePicture').mockRejectedValue(tooManyRequests(1000));
    const [cached, refused] = [await get(slugs[0]!), await get(slugs[1]!)];
    expect([cached.statusCode, refused.statusCode, refused.headers['retry-after']]).toEqual([200, 429, '1']);
  });

  it.each(['starforge-frontier', 'nobody', 's_1', '%00', '..%2f..', 'x'.repeat(300)])(
    'returns no picture for %s',
    async (slug) => {
      const { statusCode } = await get(slug);
      expect([400, 404]).toContain(statusCode);
    },
  );
});
