// The closed sets of words that browser and server share. The browser loads this file, so it must not import zod.

export const CATEGORIES = [
  { name: 'Gaming', color: '#F2897C', icon: 'gamepad-2' },
  { name: 'Music', color: '#E887B6', icon: 'music' },
  { name: 'Technology', color: '#48BFF5', icon: 'cpu' },
  { name: 'Community', color: '#B9D571', icon: 'users' },
  { name: 'Education', color: '#2FD8D0', icon: 'graduation-cap' },
  { name: 'Art', color: '#FD93A7', icon: 'palette' },
  { name: 'Entertainment', color: '#D396E6', icon: 'clapperboard' },
  { name: 'Sports', color: '#7CD591', icon: 'trophy' },
  { name: 'Programming', color: '#7DAAFD', icon: 'code' },
  { name: 'Other', color: '#96AAB0', icon: 'hash' },
] as const;

export type CategoryName = (typeof CATEGORIES)[number]['name'];

/** Separate, because pages have them as translated messages. */
export const CATEGORY_DESCRIPTIONS: Record<CategoryName, string> = {
  Gaming: 'Guilds, teams and people to play with.',
  Music: 'Listening parties, producers and bands.',
  Technology: 'Gadgets, science, hardware and the web.',
  Community: 'Places to talk, meet and belong.',
  Education: 'Study groups, languages and courses.',
  Art: 'Drawing, writing, design and craft.',
  Entertainment: 'Films, series, anime, books and memes.',
  Sports: 'Teams, training and match days.',
  Programming: 'Code, tools and the people who build them.',
  Other: 'Everything that fits nowhere else.',
};

/** The canonical spelling of a category in any case, or undefined. */
export function categoryNamed(name: string): CategoryName | undefined {
  const wanted = name.trim().toLowerCase();
  return CATEGORIES.find((category) => category.name.toLowerCase() === wanted)?.name;
}

export const ACTIVITY_LEVELS = ['Very Active', 'Active', 'Growing', 'Casual'] as const;
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

/** The API has a level for every server: below `Active` while its counts are unknown. */
export function isActivityKnown({ memberCount, onlineCount }: Record<'memberCount' | 'onlineCount', number | null>) {
  return memberCount !== null && onlineCount !== null;
}

/** Members: small below 100, medium 100-999, large 1,000-9,999, huge from 10,000. */
export const SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];

/** Where most members of a server live. Global: no region, the default until its owner chooses one. */
export const REGIONS = [
  'Global',
  'International',
  'Africa',
  'Asia',
  'Europe',
  'North America',
  'Oceania',
  'South America',
] as const;
export type Region = (typeof REGIONS)[number];

/** The canonical spelling of a region in any case, or undefined. */
export function regionNamed(name: string): Region | undefined {
  const wanted = name.trim().toLowerCase();
  return REGIONS.find((region) => region.toLowerCase() === wanted);
}

/** The scale of health scores (0 to 100), the best first. */
export const HEALTH_LEVELS = [
  { level: 'good', from: 80 },
  { level: 'mid', from: 60 },
  { level: 'low', from: 40 },
  { level: 'bad', from: 0 },
] as const;
export type HealthLevel = (typeof HEALTH_LEVELS)[number]['level'];

export function healthLevel(score: number): HealthLevel {
  return HEALTH_LEVELS.find(({ from }) => score >= from)?.level ?? 'bad';
}

/** Reasons for reporting a server or a review. */
export const REPORT_REASONS = ['spam', 'scam', 'hate', 'sexual', 'illegal', 'personal-data', 'false', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Switches of the whole installation, set by admins. */
export const SWITCH_NAMES = ['read-only', 'submissions', 'sign-in', 'keyless-api', 'dump'] as const;
export type SwitchName = (typeof SWITCH_NAMES)[number];

/** Why a webhook was not delivered. The codes about its URL are also errors when it is set. */
export const WEBHOOK_FAILURES = [
  'not_an_address',
  'https_needed',
  'credentials_in_address',
  'port_in_address',
  'private_address',
  'discord_address',
  'unclaimed',
  'secret_lost',
  'refused',
  'too_slow',
  'unreachable',
] as const;
export type WebhookFailureCode = (typeof WEBHOOK_FAILURES)[number];

/** The value of a word that comes from outside: `constructor` must not find an inherited property. */
export function ownValue<Value>(known: Readonly<Record<string, Value>>, word = ''): Value | undefined {
  return Object.hasOwn(known, word) ? known[word] : undefined;
}
