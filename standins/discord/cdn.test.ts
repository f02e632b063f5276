import { describe, expect, it } from 'vitest';
import { answerCdn } from './cdn.ts';
import { emblemNames } from './pictures/emblem.ts';
import { sampleUsers } from './sample-users.ts';
import { standInForTests } from './stand-in-fixture.ts';

const { standIn } = await standInForTests();
const get = (path: string): Promise<Response> => fetch(`${standIn.url}${path}`);

/** The width in the PNG header; 0 if it is not a PNG. */
const widthOf = (png: Buffer): number => (png.toString('latin1', 1, 4) === 'PNG' ? png.readUInt32BE(16) : 0);

describe('pictures', () => {
  it('exist for every hash of a guild or a user', async () => {
    const paths = standIn.state.world
      .guilds()
      .flatMap(({ id, icon, banner, splash, discoverySplash, tag }) =>
        [
          icon && `/icons/${id}/${icon}.webp?size=128`,
          banner && `/banners/${id}/${banner}.png?size=512`,
          splash && `/splashes/${id}/${splash}.jpg`,
          discoverySplash && `/discovery-splashes/${id}/${discoverySplash}.webp`,
          tag && `/guild-tag-badges/${id}/${tag.badgeHash}.png`,
          tag && `/clan-badges/${id}/${tag.badgeHash}.png?size=16`,
        ].filter((path) => path !== null),
      );
    paths.push(...sampleUsers.flatMap(({ id, avatar }) => (avatar === null ? [] : [`/avatars/${id}/${avatar}.webp`])));
    paths.push('/embed/avatars/0.png', '/embed/avatars/5.png');
    const looks = new Set<string>();
    const check = async (target: string): Promise<void> => {
      const [path = '', query = ''] = target.split('?');
      const search = new URLSearchParams(query);
      const { status, headers, body } = await answerCdn({ path, query: search, state: standIn.state });
      expect([target, status, headers['content-type']]).toEqual([target, 200, 'image/png']);
      expect([target, widthOf(body as Buffer)]).toEqual([target, Number(search.get('size') ?? 128)]);
      if (path.startsWith('/icons/')) looks.add(body.toString('base64'));
    };
    await Promise.all(paths.map(check));
    expect(looks.size).toBeGreaterThan(100);
  });

  it('are immutable for caches, and small', async () => {
    const guild = standIn.state.world.guilds()[0];
    const response = await get(`/icons/${guild?.id}/${guild?.icon}.webp?size=64`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const png = Buffer.from(await response.arrayBuffer());
    expect(widthOf(png)).toBe(64);
    expect(png.length).toBeLessThan(3000);
  });

  it('look different for each community', () => {
    expect(emblemNames.length).toBeGreaterThan(60);
    const looks = standIn.state.world.guilds().map(({ emblem, seed }) => `${emblem}/${seed}`);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('are refused like the real ones', async () => {
    const guild = standIn.state.world.guilds().find(({ icon }) => icon?.startsWith('a_') === false);
    const other = '0'.repeat(32);
    expect((await get(`/icons/${guild?.id}/${other}.webp`)).status).toBe(404);
    expect((await get(`/icons/100000000000000000/${guild?.icon}.webp`)).status).toBe(404);
    expect((await get(`/banners/${guild?.id}/${guild?.icon}.webp`)).status).toBe(404);
    expect((await get(`/icons/${guild?.id}/${guild?.icon}.gif`)).status).toBe(415);
    expect((await get(`/icons/${guild?.id}/${guild?.icon}.webp?size=100`)).status).toBe(400);
    expect((await get('/icons/1/../../etc/passwd')).status).toBe(404);
  });

  it('are animated only if their hash allows it and it is requested', async () => {
    const animated = standIn.state.world.guilds().find(({ icon }) => icon?.startsWith('a_'));
    const path = `/icons/${animated?.id}/${animated?.icon}`;
    expect(await (await get(`${path}.webp?animated=true`)).text()).toContain('<animateTransform');
    expect(await (await get(`${path}.gif`)).text()).toContain('<animateTransform');
    expect((await get(`${path}.webp`)).headers.get('content-type')).toBe('image/png');
  });
});
