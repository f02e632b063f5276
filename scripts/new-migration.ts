// `npm run db:migration NAME`: an empty migration with the next number.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../src/db/migrations');
const name = process.argv[2] ?? '';

if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error('Usage: npm run db:migration NAME (lower case, words joined by "-", such as add-reviews)');
  process.exit(1);
}
const last = readdirSync(folder).reduce((highest, file) => Math.max(highest, Number.parseInt(file, 10) || 0), 0);
const file = path.join(folder, `${String(last + 1).padStart(3, '0')}-${name}.sql`);
// One file for both engines; the statements of a released migration are never changed.
const header = `-- Portable: text, bigint (times in epoch ms, booleans 0/1), double precision, JSON as text.
-- Lines that begin with "--postgres " run on PostgreSQL only.
`;
writeFileSync(file, header, { flag: 'wx' });
console.log(path.relative(process.cwd(), file));
