// Invented listings by the hundred thousand, of the sizes and shapes that real ones have: few big and many small, one
// to three categories, up to twenty features, 10 to 35 words of description. A card is about 1.1 kB.
import type { Insertable } from 'kysely';
import { Random } from '#catalog/testing/random.ts';
import { HOUR_MS } from '#contract/time.ts';
import { CATEGORIES } from '#contract/vocabulary.ts';
import type { ListingCountsTable, ListingsTable } from '#db/tables.ts';
import { listingId } from './listing-id.ts';
import { inventWord, inventWords } from './words.ts';

const SEED = 20_260_501;
const MAX_AGE_DAYS = 700;

export const words = inventWords(new Random(SEED), 6500);

/** From common to rare. */
export const FEATURES = (
  'community news invite_splash animated_icon banner enabled_discoverable_before soundboard role_icons seven_day_threads ' +
  'three_day_threads private_threads member_profiles auto_moderation welcome_screen_enabled preview_enabled discoverable ' +
  'vanity_url animated_banner thread_only_channel member_verification_gate_enabled guild_onboarding text_in_voice_enabled ' +
  'channel_icon_emojis_generated activity_feed_enabled_by_user verified partnered role_subscriptions_enabled ' +
  'monetization_enabled creator_store_page ticketed_events_enabled'
).split(' ');
export const CATEGORY_NAMES = CATEGORIES.map(({ name }) => name);
export const LANGUAGES = ['en', 'en', 'en', 'en', 'en', 'es', 'de', 'fr', 'pt', 'ja', 'ru', 'tr', 'pl', 'it', 'ko'];

interface MadeUpListing {
  listing: Insertable<ListingsTable>;
  counts: Insertable<ListingCountsTable>;
}

/** @param now epoch ms */
export function* madeUpListings(count: number, now: number): Generator<MadeUpListing> {
  const random = new Random(SEED + 1);
  for (let number = 0; number < count; number++) {
    const id = listingId(number);
    yield { listing: madeUpListing(random, number, id, now), counts: madeUpCounts(random, id, now) };
  }
}

function madeUpListing(random: Random, number: number, id: string, now: number): Insertable<ListingsTable> {
  const name = madeUpName(random);
  const listedAt = now - Math.floor(random.next() * MAX_AGE_DAYS * 24) * HOUR_MS;
  return {
    id,
    guild_id: String(200_000_000_000_000_000n + BigInt(number) * 7_919n),
    slug: slugOf(name, number),
    name,
    description: description(random),
    icon_hash: hash(random),
    banner_hash: random.chance(0.5) ? hash(random) : null,
    discovery_splash_hash: null,
    splash_hash: null,
    features: JSON.stringify(features(random)),
    categories: JSON.stringify(random.some(CATEGORY_NAMES, 1, 3)),
    tags: JSON.stringify(Array.from({ length: random.below(5) }, () => words.wanted(random))),
    language: random.chance(0.8) ? random.pick(LANGUAGES) : null,
    region: 'Global',
    verification_level: random.below(5),
    nsfw_level: 0,
    premium_tier: random.below(4),
    vanity_code: null,
    server_tag: null,
    traits: '[]',
    requires_application: 0,
    channel_count: null,
    role_count: null,
    invite_code: `b${number.toString(36).padStart(6, '0')}`,
    invite_expires_at: null,
    invite_max_uses: null,
    invite_state: 'live',
    invite_state_since: listedAt,
    approval: 'approved',
    held_because: null,
    submitted_by: null,
    submitter_key: null,
    created_at: listedAt,
    updated_at: listedAt,
    // Their texts are meaningless: reading them would only disturb the measurement.
    described: Number.MAX_SAFE_INTEGER,
  };
}

function madeUpCounts(random: Random, id: string, now: number): Insertable<ListingCountsTable> {
  const isKnown = random.chance(0.98);
  // Each doubling of the members halves the number of communities.
  const members = Math.min(1_500_000, Math.floor(20 * random.next() ** -1.1));
  const reviews = random.chance(0.2) ? 1 + random.below(40) : 0;
  const at = now - random.below(24 * HOUR_MS);
  return {
    listing_id: id,
    member_count: isKnown ? members : null,
    online_count: isKnown ? Math.floor(members * (0.02 + 0.4 * random.next() ** 2)) : null,
    counts_at: isKnown ? at : null,
    checked_at: at,
    tried_at: null,
    change_per_hour: random.next() / 50,
    online_trend: random.next() / 20 - 0.02,
    view_score: random.next() * 10,
    recent_score: random.next(),
    view_score_at: at,
    rating_sum: Math.floor(reviews * (2.5 + 2.5 * random.next())),
    rating_count: reviews,
  };
}

function madeUpName(random: Random): string {
  const parts = Array.from({ length: 1 + random.below(3) }, () => capital(words.wanted(random)));
  if (random.chance(0.1)) parts[0] = capital(inventWord(random) + inventWord(random));
  return random.chance(0.1) ? `${parts.join(' ')} ✦` : parts.join(' ');
}

function slugOf(name: string, number: number): string {
  return `${name.toLowerCase().replace(/[^a-z]+/g, '-')}-${number.toString(36)}`;
}

function description(random: Random): string {
  const length = 10 + random.below(26);
  return `${capital(Array.from({ length }, () => words.frequent(random)).join(' '))}.`;
}

/** Features at the end of the list are rarer. */
function features(random: Random): string[] {
  const generosity = random.next() ** 2;
  return FEATURES.filter((_, place) => random.chance((1.3 * generosity * (FEATURES.length - place)) / FEATURES.length))
    .slice(0, 20)
    .sort();
}

function hash(random: Random): string {
  return Array.from({ length: 4 }, () => random.below(0x1_0000_0000).toString(16).padStart(8, '0')).join('');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
