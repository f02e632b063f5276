import { describe, expect, it } from 'vitest';
import { allCommunities } from './communities/all-communities.ts';
import { ANCHOR_MS, countsAt } from './counts.ts';
import { guildOf } from './guild.ts';

const guilds = allCommunities.map(guildOf);
const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

describe('countsAt', () => {
  it('returns the configured members at the anchor, and the same counts within a minute', () => {
    for (const guild of guilds) expect(countsAt(guild, ANCHOR_MS).members).toBe(guild.members);
    const [guild] = guilds;
    if (!guild) throw new Error('no guilds');
    expect(countsAt(guild, ANCHOR_MS + 59_999)).toEqual(countsAt(guild, ANCHOR_MS));
    expect(countsAt(guild, ANCHOR_MS + 7_200_000)).not.toEqual(countsAt(guild, ANCHOR_MS));
  });

  it('remains within bounds however far the clock runs', () => {
    for (const guild of guilds) {
      for (const years of [-8, -1, 0.3, 1, 20]) {
        const { members, online } = countsAt(guild, ANCHOR_MS + years * YEAR_MS);
        expect(Math.abs(members / guild.members - 1)).toBeLessThan(guild.members < 100 ? 0.7 : 0.42);
        expect(online).toBeGreaterThanOrEqual(1);
        expect(online).toBeLessThanOrEqual(members);
      }
    }
  });

  it('peaks once a day, in the evening of the members', () => {
    const tokyo = guilds.find(({ language, members }) => language === 'ja' && members > 20_000);
    if (!tokyo) throw new Error('no large Japanese guild');
    const hours = Array.from(
      { length: 24 },
      (_, hour) => countsAt(tokyo, ANCHOR_MS + DAY_MS + hour * 3_600_000).online,
    );
    const peak = hours.indexOf(Math.max(...hours));
    expect([10, 11, 12, 13]).toContain(peak);
    expect(Math.max(...hours) / Math.min(...hours)).toBeGreaterThan(1.2);
  });

  it('has growing and shrinking communities', () => {
    const change = guilds
      .filter(({ members }) => members > 1000)
      .map((guild) => countsAt(guild, ANCHOR_MS + 60 * DAY_MS).members / guild.members);
    expect(change.filter((ratio) => ratio > 1.02).length).toBeGreaterThan(20);
    expect(change.filter((ratio) => ratio < 0.99).length).toBeGreaterThan(20);
  });
});
