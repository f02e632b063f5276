// Users with hidden tastes. Each likes a few groups of servers; favorites are drawn from those groups, from popular
// servers, and at random.
import type { Catalog } from '#catalog/catalog.ts';
import type { Random } from '#catalog/testing/random.ts';
import type { Database } from '#db/open.ts';
import type { Server } from '#features/listings/contract.ts';

export interface User {
  userId: string;
  kept: ReadonlySet<string>;
  heldOut: ReadonlySet<string>;
}

/** Servers that users know without a search. */
const KNOWN_SERVERS = 5000;
const FAVORITES = [10, 50] as const;
const FITTING = 0.6;
const POPULAR = 0.3;
const HELD_OUT = 0.1;
const ROWS = 400;

export async function addUsers(db: Database, catalog: Catalog, random: Random, count: number) {
  const known = catalog.ids(catalog.find({ sort: 'members', offset: 0, limit: KNOWN_SERVERS }));
  const groups = groupsOf(catalog, known);
  const users: User[] = [];
  const rows: { user_id: string; listing_id: string; created_at: number }[] = [];
  const counts = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const userId = `u_${String(i).padStart(6, '0')}`;
    const chosen = [...choices(random, known, groups)];
    const heldOut = new Set(chosen.filter(() => random.chance(HELD_OUT)));
    const kept = new Set(chosen.filter((id) => !heldOut.has(id)));
    users.push({ userId, kept, heldOut });
    for (const id of kept) {
      rows.push({ user_id: userId, listing_id: id, created_at: 1 });
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  for (let start = 0; start < rows.length; start += ROWS * 50) {
    await db.write(async ({ tx }) => {
      const end = Math.min(rows.length, start + ROWS * 50);
      for (let at = start; at < end; at += ROWS) {
        await tx
          .insertInto('favorites')
          .values(rows.slice(at, Math.min(end, at + ROWS)))
          .execute();
      }
    });
  }
  const popular = [...counts].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  return { users, favorites: rows.length, popular };
}

/** Servers by a trait that the recommender does not know: the category and the first letter of the first tag. */
function groupsOf(catalog: Catalog, known: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const id of known) {
    const { categories, tags } = JSON.parse(catalog.get(id)!.card) as Server;
    const trait = `${categories[0]}-${tags[0]?.[0]}`;
    groups.set(trait, [...(groups.get(trait) ?? []), id]);
  }
  return [...groups.values()].filter((group) => group.length >= 10);
}

function choices(random: Random, known: readonly string[], groups: readonly string[][]): Set<string> {
  const liked = Array.from({ length: 1 + random.below(3) }, () => random.pick(groups));
  const wanted = FAVORITES[0] + random.below(FAVORITES[1] - FAVORITES[0]);
  const chosen = new Set<string>();
  for (let tries = 0; chosen.size < wanted && tries < wanted * 5; tries++) {
    const dice = random.next();
    if (dice < FITTING) chosen.add(skewed(random, random.pick(liked)));
    else chosen.add(dice < FITTING + POPULAR ? skewed(random, known) : random.pick(known));
  }
  return chosen;
}

/** Chooses the first servers of a list, the larger ones, more often. */
function skewed(random: Random, list: readonly string[]): string {
  return list[Math.floor(list.length * random.next() ** 2)]!;
}
