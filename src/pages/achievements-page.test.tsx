import { expect, it } from 'vitest';
import type { Achievement } from '#features/reputation/contract.ts';
import { statsQuery } from '#features/reputation/ui/reputation-queries.ts';
import { visit } from '#test/visit.tsx';
import page from './achievements-page.tsx';

function achievement(name: string, progress: number): Achievement {
  const completed = progress === 100;
  return {
    id: name,
    name,
    title: name,
    description: '',
    icon: 'Star',
    rarity: 'common',
    category: 'review',
    pointsReward: 10,
    completed,
    progress,
    progressText: '',
    reached: progress,
    target: 100,
    userAchievement: completed ? { completed, completedAt: '2026-11-12T10:00:00.000Z' } : null,
  };
}

const stats = {
  level: 3,
  totalPoints: 320,
  loginStreak: 4,
  levelProgress: { pointsIntoLevel: 20, pointsOfLevel: 300 },
};

const visitWith = (achievements: Achievement[]) =>
  visit(page, {
    url: '/achievements',
    user: {},
    responses: {
      'GET /api/v1/user/stats': {
        stats,
        achievements,
        leaderboardRank: { points: 2, submissions: null, reviews: null },
      },
    },
    fetchMore: ({ api, queries }) => queries.prefetchQuery(statsQuery(api)),
  });

it('asks visitors to log in and brings them back', async () => {
  const { markup } = await visit(page, { url: '/achievements' });
  expect(markup).toMatch(/<h1[^>]*>Your Achievements<.*href="\/api\/auth\/login\?returnTo=%2Fachievements"/);
});

it('shows what is unlocked, and the six that are nearest to completion', async () => {
  const locked = [10, 80, 30, 50, 20, 60, 40].map((progress) => achievement(`at ${progress}`, progress));
  const { markup, text } = await visitWith([...locked, achievement('done', 100)]);
  expect(text).toContain('Unlocked Achievements1 of 8done');
  const next = markup.slice(markup.indexOf('Coming Up Next'));
  expect(Array.from(next.matchAll(/<h3[^>]*>([^<]*)/g), ([, title]) => title)).toEqual(
    [80, 60, 50, 40, 30, 20].map((progress) => `at ${progress}`),
  );
  expect(markup).toMatch(/<a[^>]* href="\/leaderboard"[^>]*><svg.*?<\/svg>Leaderboard</);
});

it('says so when nothing or everything is unlocked', async () => {
  expect((await visitWith([achievement('open', 1)])).text).toMatch(/0 of 1None yet\.Coming Up Nextopen/);
  expect((await visitWith([achievement('done', 100)])).text).toContain('You’ve unlocked them all.');
});

it('announces achievements when there are none, and offers to try again when they fail to load', async () => {
  expect((await visitWith([])).text).toContain('Achievements Coming Soon');
  const failed = await visit(page, {
    user: {},
    fetchMore: ({ api, queries }) => queries.prefetchQuery(statsQuery(api)),
  });
  expect(failed.text).toMatch(/Failed to load achievements.*Try again/);
});
