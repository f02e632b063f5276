// Every achievement, one row each. `name` is its key in the ledger: never change or reuse one.
import type { ACHIEVEMENT_CATEGORIES, RARITIES } from './contract.ts';
import type { Measure } from './measures.ts';

export interface AchievementRow {
  name: string;
  title: string;
  description: string;
  /** Name of a lucide icon. */
  icon: string;
  category: (typeof ACHIEVEMENT_CATEGORIES)[number];
  rarity: (typeof RARITIES)[number];
  pointsReward: number;
  measure: Measure;
  target: number;
}

type Short = [name: string, title: string, description: string, icon: string, measure: Measure, target: number];

const REWARDS = { common: 10, uncommon: 25, rare: 60, epic: 150, legendary: 400 } as const;

function rows(
  category: AchievementRow['category'],
  shorts: readonly (readonly [AchievementRow['rarity'], ...Short])[],
): AchievementRow[] {
  return shorts.map(([rarity, name, title, description, icon, measure, target]) => ({
    name,
    title,
    description,
    icon,
    category,
    rarity,
    pointsReward: REWARDS[rarity],
    measure,
    target,
  }));
}

export const ACHIEVEMENTS: readonly AchievementRow[] = [
  ...rows('submission', [
    ['common', 'first-light', 'First Light', 'Submit your first server.', 'lamp', 'submissions', 1],
    ['uncommon', 'street-lamps', 'Street Lamps', 'Submit 5 servers.', 'lamp-desk', 'submissions', 5],
    ['rare', 'town-planner', 'Town Planner', 'Submit 15 servers.', 'map', 'submissions', 15],
    ['epic', 'city-lights', 'City Lights', 'Submit 50 servers.', 'building-2', 'submissions', 50],
    ['legendary', 'lamplighter', 'Lamplighter of the Row', 'Submit 150 servers.', 'sparkles', 'submissions', 150],
  ]),
  ...rows('review', [
    ['common', 'first-word', 'First Word', 'Write your first review.', 'message-square', 'reviews', 1],
    ['uncommon', 'regular-critic', 'Regular Critic', 'Write 5 reviews.', 'messages-square', 'reviews', 5],
    ['rare', 'column-writer', 'Column Writer', 'Write 20 reviews.', 'newspaper', 'reviews', 20],
    ['epic', 'voice-of-the-row', 'Voice of the Row', 'Write 75 reviews.', 'megaphone', 'reviews', 75],
    ['common', 'insider', 'Insider', 'Review a server that you are a member of.', 'badge-check', 'verifiedReviews', 1],
    [
      'rare',
      'well-informed',
      'Well Informed',
      'Review 10 servers that you are a member of.',
      'shield-check',
      'verifiedReviews',
      10,
    ],
    [
      'uncommon',
      'storyteller',
      'Storyteller',
      'Write 3 reviews of 300 characters or more.',
      'book-open',
      'longReviews',
      3,
    ],
    ['uncommon', 'wide-reader', 'Wide Reader', 'Review servers in 4 categories.', 'library', 'reviewedCategories', 4],
    ['epic', 'all-rounder', 'All-Rounder', 'Review servers in 8 categories.', 'compass', 'reviewedCategories', 8],
  ]),
  ...rows('community', [
    ['common', 'warm-heart', 'Warm Heart', 'Add your first favorite.', 'heart', 'favorites', 1],
    ['uncommon', 'collector', 'Collector', 'Have 15 favorites.', 'bookmark', 'favorites', 15],
    ['rare', 'curator', 'Curator', 'Have 50 favorites.', 'gallery-vertical-end', 'favorites', 50],
    ['uncommon', 'helpful', 'Helpful', 'Get 5 helpful votes on your reviews.', 'thumbs-up', 'helpfulVotes', 5],
    [
      'rare',
      'trusted-guide',
      'Trusted Guide',
      'Get 25 helpful votes on your reviews.',
      'hand-helping',
      'helpfulVotes',
      25,
    ],
    [
      'legendary',
      'lighthouse',
      'Lighthouse',
      'Get 200 helpful votes on your reviews.',
      'tower-control',
      'helpfulVotes',
      200,
    ],
    ['common', 'neighbour', 'Neighbor', 'Be a member of 3 listed servers.', 'users', 'joined', 3],
    ['rare', 'known-everywhere', 'Known Everywhere', 'Be a member of 25 listed servers.', 'globe', 'joined', 25],
    ['rare', 'level-five', 'Rising Star', 'Reach level 5.', 'star', 'level', 5],
    ['epic', 'level-ten', 'Household Name', 'Reach level 10.', 'crown', 'level', 10],
  ]),
  ...rows('exploration', [
    ['common', 'first-steps', 'First Steps', 'Visit 5 server pages.', 'footprints', 'discoveries', 5],
    ['uncommon', 'night-walker', 'Night Walker', 'Visit 50 server pages.', 'moon', 'discoveries', 50],
    ['rare', 'pathfinder', 'Pathfinder', 'Visit 250 server pages.', 'route', 'discoveries', 250],
    ['epic', 'cartographer', 'Cartographer', 'Visit 1,000 server pages.', 'map-pinned', 'discoveries', 1000],
    ['uncommon', 'curious', 'Curious', 'Visit servers in 6 categories.', 'shapes', 'visitedCategories', 6],
    ['uncommon', 'polyglot', 'Polyglot', 'Visit servers in 5 languages.', 'languages', 'visitedLanguages', 5],
    ['common', 'three-nights', 'Three Nights', 'Log in 3 days in a row.', 'flame', 'longestStreak', 3],
    ['uncommon', 'whole-week', 'A Whole Week', 'Log in 7 days in a row.', 'calendar-check', 'longestStreak', 7],
    ['epic', 'new-moon', 'Moon to Moon', 'Log in 30 days in a row.', 'moon-star', 'longestStreak', 30],
    ['legendary', 'year-round', 'Year Round', 'Log in 365 days in a row.', 'sun-moon', 'longestStreak', 365],
  ]),
];
