import type { Queries } from '#db/open.ts';

/** Whether the visit is new; a visit is counted once. */
export async function addVisit(tx: Queries, visitKey: string, seenAt: number): Promise<boolean> {
  const row = await tx
    .insertInto('visits')
    .values({ visit_key: visitKey, seen_at: seenAt })
    .onConflict((conflict) => conflict.column('visit_key').doNothing())
    .returning('visit_key')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many of these visits are stored. */
export async function countVisits(tx: Queries, visitKeys: readonly string[]): Promise<number> {
  const row = await tx
    .selectFrom('visits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('visit_key', 'in', [...visitKeys])
    .executeTakeFirstOrThrow();
  return row.count;
}

type Counted = 'views' | 'networks' | 'joins';

export async function addToDay(
  tx: Queries,
  listingId: string,
  day: number,
  counted: readonly Counted[],
): Promise<void> {
  const none = { views: 0, networks: 0, joins: 0 };
  const first = Object.fromEntries(counted.map((what) => [what, 1]));
  await tx
    .insertInto('daily_views')
    .values({ listing_id: listingId, day, ...none, ...first })
    .onConflict((conflict) =>
      conflict
        .columns(['listing_id', 'day'])
        .doUpdateSet((row) => Object.fromEntries(counted.map((what) => [what, row(`daily_views.${what}`, '+', 1)]))),
    )
    .execute();
}

export async function deleteVisitsBefore(tx: Queries, time: number): Promise<void> {
  await tx.deleteFrom('visits').where('seen_at', '<', time).execute();
}
