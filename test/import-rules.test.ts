import { describe, expect, it } from 'vitest';
import { cycles, importRules, violations } from './import-rules.ts';
import { parseSource } from './sources.ts';

const broken = (file: string, text: string) =>
  importRules.flatMap((rule) => violations(rule, [parseSource(file, text)]));

describe('an import is refused', () => {
  it.each([
    ['src/web/page.tsx', "import { open } from '#db/open.ts'"],
    ['src/web/page.tsx', "import fs from 'node:fs'"],
    ['src/web/page.tsx', "import { Server } from '#features/listings/contract.ts'"],
    ['src/web/page.tsx', "import { type Server } from '#features/listings/contract.ts'"],
    ['src/web/page.tsx', "const page = await import('#features/listings/store.ts')"],
    ['src/features/listings/ui/card.tsx', "import type { Row } from '../store.ts'"],
    ['src/features/listings/ui/card.tsx', "import { Heart } from '#features/favorites/ui/heart.tsx'"],
    ['src/features/listings/ui/card.tsx', "import type { Heart } from '#features/favorites/ui/heart.tsx'"],
    ['src/features/listings/ui/card.tsx', "import { ServerCard } from '#pages/shared/server-card.tsx'"],
    ['src/web/layout/nav-bar.tsx', "const menu = await import('#features/accounts/ui/menu.tsx')"],
    ['src/web/kit/icon.tsx', "import { useUser } from '#web/session/use-user.ts'"],
    ['src/web/session/use-user.ts', "import { App } from '../app.tsx'"],
    ['src/pages/tag-page.tsx', "import { TagList } from './tags-page.tsx'"],
    ['src/web/app.tsx', "const home = await import('#pages/home/home-page.tsx')"],
    ['src/features/listings/view.ts', "import { Card } from './ui/card.tsx'"],
    ['src/features/listings/contract.ts', "import { rank } from './rank.ts'"],
    ['src/features/listings/routes.ts', "import { rows } from './store.ts'"],
    ['src/features/listings/routes.ts', "import { sql } from 'kysely'"],
    ['src/features/listings/store.ts', "import { notFound } from '#http/errors.ts'"],
    ['src/features/listings/listings.ts', "import type { FastifyRequest } from 'fastify'"],
    ['src/features/sync/sync.ts', "export { insertReview } from '#features/reviews/store.ts'"],
    ['src/features/sync/sync.ts', "import { insertReview } from '#features/reviews/store.ts'"],
    ['src/features/sync/routes.ts', "import { rows } from '#features/listings/store.ts'"],
    ['src/catalog/query.ts', "import { rank } from '#features/listings/rank.ts'"],
    ['src/contract/api.ts', "import { rank } from '#features/listings/rank.ts'"],
    ['src/features/listings/listings.ts', "import type { AppContext } from '#src/app-context.ts'"],
    ['src/features/listings/routes.ts', "import { createAppContext } from '#src/app-context.ts'"],
    ['src/discord/client.ts', "import { startStandIn } from '#standins/discord/server.ts'"],
    ['src/discord/client.ts', "import { readConfig } from '../env.ts'"],
  ])('%s: %s', (file, text) => {
    expect(broken(file, text)).toHaveLength(1);
  });
});

describe('an import is allowed', () => {
  it.each([
    ['src/web/page.tsx', "import type { Server } from '#features/listings/contract.ts'"],
    ['src/web/page.tsx', "import { CATEGORIES } from '#contract/vocabulary.ts'"],
    ['src/pages/routes.ts', "const page = await import('./browse-page.tsx')"],
    ['src/pages/browse-page.tsx', "import { Heart } from '#features/favorites/ui/heart.tsx'"],
    ['src/pages/browse-page.tsx', "import { ServerCard } from './shared/server-card.tsx'"],
    ['src/features/listings/ui/card.tsx', "import { Icon } from '#web/directory/icon.tsx'"],
    ['src/web/app.tsx', "import { routes } from '#pages/routes.ts'"],
    ['src/features/listings/ui/card.test.tsx', "import fs from 'node:fs'"],
    ['src/features/sync/sync.ts', "import { rows } from '#features/listings/listings.ts'"],
    ['src/features/sync/sync.ts', "import { rows } from '#features/listings/store.ts'"],
    ['src/features/sync/sync.ts', "import type { ReviewRow } from '#features/reviews/store.ts'"],
    ['src/features/listings/routes.ts', "import type { AppContext } from '#src/app-context.ts'"],
    ['src/features/listings/store.ts', "import { sql } from 'kysely'"],
    ['src/contract/api.ts', "import * as listings from '#features/listings/contract.ts'"],
    ['src/main.ts', "import { createApp } from './app.ts'"],
    ['src/features/sharing/badges.ts', "import { hueOf } from '#web/kit/stable-random.ts'"],
  ])('%s: %s', (file, text) => {
    expect(broken(file, text)).toEqual([]);
  });
});

it('cycles of any length are found, those of types too', () => {
  const cycle = [
    parseSource('src/a.ts', "import './b.ts'"),
    parseSource('src/b.ts', "export * from './c.ts'"),
    parseSource('src/c.ts', "import { a } from './a.ts'"),
    parseSource('src/d.ts', "import type { a } from './e.ts'"),
    parseSource('src/e.ts', "import { d } from './d.ts'"),
  ];
  expect(cycles(cycle)).toEqual(['src/a.ts -> src/b.ts -> src/c.ts -> src/a.ts', 'src/d.ts -> src/e.ts -> src/d.ts']);
});

it('a re-export is found, and comments are not part of the code', () => {
  expect(parseSource('src/a.ts', "export { b } from './b.ts';\nexport const c = 1;").reExports).toBe(true);
  const own = parseSource('src/a.ts', "// process.env\nimport { b } from './b.ts';\nexport const c = b;");
  expect(own).toMatchObject({ reExports: false, lines: 2 });
  expect(own.code).not.toContain('process.env');
});
