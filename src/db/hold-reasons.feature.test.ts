// Migration 025: stored sentences become keys with parameters, and none is lost.
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { heldSentence, readReason } from '#features/holds/held-because.ts';
import { createTestDatabase } from '#test/postgres.ts';
import { migrate } from './migrate.ts';

const BEFORE = '024-action-batches.sql';

interface OldDatabase {
  run(text: string): Promise<Record<string, unknown>[]>;
  migrate(last?: string): Promise<void>;
  close(): Promise<void>;
}

async function openOld(): Promise<OldDatabase> {
  if (process.env.TEST_ENGINE !== 'postgres') {
    const db = new DatabaseSync(':memory:');
    return {
      run: async (text) => db.prepare(text).all(),
      migrate: async (last) => migrate.sqlite(db, last),
      close: async () => db.close(),
    };
  }
  const { url, drop } = await createTestDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    run: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    migrate: async (last) => await migrate.postgres(client, last),
    async close() {
      await client.end();
      await drop();
    },
  };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const RULES = [
  ['It is age-restricted.', { key: 'age-restricted' }],
  ['Its texts hold a blocked term.', { key: 'blocked-term' }],
  ['It has the same name as Porch Light, which is listed.', { key: 'same-name', name: 'Porch Light' }],
  ['It has the same name as , which is listed.', { key: 'same-name', name: '' }],
  [
    'It has the same icon as "A\\B", which is listed., which is listed.',
    { key: 'same-icon', name: '"A\\B", which is listed.' },
  ],
  ["It has the same name as 猫'\n$&, which is listed.", { key: 'same-name', name: "猫'\n$&" }],
  ['It has fewer than 10 members.', { key: 'few-members', members: 10 }],
  ['It has fewer than 0 members.', { key: 'few-members', members: 0 }],
  ['Many servers were submitted from here today.', { key: 'many-today' }],
  ['No moderator has looked at the other servers that were submitted from here today.', { key: 'unseen-today' }],
  ['No moderator has looked at the other servers like it that came today.', { key: 'alike-today' }],
  ['It is waiting for a moderator.', { key: 'waiting' }],
  ['Its owners took it down.', { key: 'taken-down' }],
] as const;

/** Sentences that have been reworded since: stored ones are shown in the new words. */
const REWORDED = new Map<string, string>([
  ['Its texts hold a blocked term.', 'Its text contains a blocked term.'],
  [
    'No moderator has looked at the other servers that were submitted from here today.',
    'No moderator has reviewed the other servers submitted from here today.',
  ],
  [
    'No moderator has looked at the other servers like it that came today.',
    'No moderator has reviewed the similar servers submitted today.',
  ],
]);

const WRITTEN = [
  'It is spam.',
  'it is age-restricted.',
  'It has fewer than some members.',
  'It has fewer than  members.',
  'It has fewer than 1 members. 2 members.',
  'it has the same name as Porch Light, which is listed.',
  'It has the same name as Porch Light.',
  'He said "no" \\ and\nleft; it’s 0.',
  '',
];

const expected: [string, object][] = [
  ...RULES.map(([sentence, reason]): [string, object] => [sentence, reason]),
  ...WRITTEN.map((text): [string, object] => [text, { key: 'written', text }]),
];

it('converts every sentence to a key with parameters', async () => {
  const db = await openOld();
  await db.migrate(BEFORE);
  for (const [i, [sentence]] of expected.entries()) {
    await db.run(`insert into submissions (id, listing_id, submitter_key, held_reason, created_at)
      values ('sub_${i}', 's_${i}', '', ${quoted(sentence)}, 1)`);
    await db.run(`insert into held_changes (listing_id, id, name, reason, found_at)
      values ('s_${i}', 'hc_${i}', 'Name', ${quoted(sentence)}, 1)`);
    await db.run(`insert into listings (id, guild_id, slug, name, features, categories, tags, region, traits,
      requires_application, invite_state, invite_state_since, approval, held_reason, created_at, updated_at)
      values ('s_${i}', '${i}', 'name-${i}', 'Name', '[]', '[]', '[]', 'Global', '[]', 0, 'live', 1, 'pending', ${quoted(sentence)}, 1, 1)`);
  }
  await db.run(
    `insert into submissions (id, listing_id, submitter_key, created_at) values ('sub_public', 's_p', '', 1)`,
  );
  await db.migrate();
  const [free] = await db.run(`select held_because from submissions where id = 'sub_public'`);
  expect(free).toEqual({ held_because: null });
  for (const table of ['submissions', 'held_changes', 'listings']) {
    for (const [i, [sentence, reason]] of expected.entries()) {
      const column = table === 'listings' ? 'id' : 'listing_id';
      const [row] = await db.run(`select held_because from ${table} where ${column} = 's_${i}'`);
      const stored = readReason(String(row?.['held_because']));
      expect([table, stored]).toEqual([table, reason]);
      expect(heldSentence(stored)).toBe(REWORDED.get(sentence) ?? sentence);
    }
  }
  await db.close();
});
