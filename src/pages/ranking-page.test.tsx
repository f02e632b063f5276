import { expect, it } from 'vitest';
import { visit } from '#test/visit.tsx';
import page from './ranking-page.tsx';

const RULES = {
  rank: {
    activityPoints: 51,
    sizePoints: 32,
    ratingPoints: 1,
    fullMembers: 1_000_000,
    priorReviews: 10,
    priorMean: 3.5,
  },
  activity: {
    crowdPointsPerTen: 12,
    crowdPoints: 61,
    sharePointsPerPercent: 2,
    sharePoints: 39,
    veryActiveFrom: 70,
    activeFrom: 45,
    growingFromPerDay: 0.025,
  },
  trending: { days: 7, damping: 500, fullGrowth: 0.2, fullViews: 3000 },
  unusual: { days: 1, leastPercent: 50, leastPeople: 1200, timesUsual: 6, mostShareLeft: 0.4 },
  examples: [
    { members: 12_000, online: 1500, stars: 4.5, reviews: 1, activity: 61.2, rank: 55.5 },
    { members: 900, online: 320, stars: null, reviews: 0, activity: 40, rank: 30 },
  ],
};

const visitRules = () => visit(page, { url: '/ranking', responses: { 'GET /api/v1/ranking': RULES } });

it('states every rule with the numbers that the site uses', async () => {
  const { text, head } = await visitRules();
  for (const rule of [
    'Activity, up to 51 points: in proportion',
    'Size, up to 32 points: by the logarithm of its members, full at 1,000,000.',
    'Rating, up to 1 point: none at one star',
    'People online, up to 61: 12 for each power of ten.',
    'Online ratio, up to 39: 2 for each percent.',
    'Very Active from 70, and Active from 45.',
    'grows by more than 2.5% a day',
    'sorted by activity go by level, and within a level by score. Servers whose activity is unknown come last.',
    '10 more reviews of 3.5 stars',
    'growth over 7 days',
    'plus 500, so that',
    '20% of that is full growth.',
    'full at 3,000, and',
    'by at least 50% and by at least 1,200 people, by at least 6 times',
    'falls to 40% of',
    'For the next 1 day the server',
  ]) {
    expect(text).toContain(rule);
  }
  expect(head).toMatchObject({ title: 'How ranking works' });
});

it('shows examples, also of a server without reviews', async () => {
  const { text } = await visitRules();
  expect(text).toContain(
    'MembersOnlineRatingActivity scoreRank12,0001,5004.5 · 1 review61.255.5900320No reviews40.030.0',
  );
});

it('offers to try again when the rules fail to load', async () => {
  const { text } = await visit(page);
  expect(text).toMatch(/^How ranking works.*Failed to load the rules.*Try again/);
  expect(text).not.toContain('up to');
});
