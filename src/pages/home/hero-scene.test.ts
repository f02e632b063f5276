import { describe, expect, it } from 'vitest';
import { houses, PANE, panes, SCENE, stars } from './hero-scene.ts';

describe('the row of houses', () => {
  it('has windows for servers, two doors and a few lamps', () => {
    const kinds = panes().map(({ kind }) => kind);
    const count = Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((k) => k === kind).length]));
    expect(count).toMatchObject({ server: 15, door: 2, lamp: 7 });
  });

  it('keeps every window inside its wall and above the street, without overlaps', () => {
    const all = panes();
    for (const { x, y } of all) {
      expect(houses.some((house) => x > house.x && x + PANE.width < house.x + house.width && y > house.top)).toBe(true);
      expect(y + PANE.height).toBeLessThanOrEqual(SCENE.ground);
    }
    for (const a of all) {
      const near = all.filter((b) => Math.abs(a.x - b.x) < PANE.width && Math.abs(a.y - b.y) < PANE.height);
      expect(near).toEqual([a]);
    }
  });

  it('draws the same stars every time', () => {
    expect(stars()).toEqual(stars());
    expect(new Set(stars().map(String)).size).toBe(26);
  });
});
