// All servers of the map as columns: one JSON text of several megabytes, made at most once a minute, in slices so that
// nobody waits for it, and compressed once for everybody.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalog } from '#catalog/catalog.ts';
import type { Database } from '#db/open.ts';
import { healthScores } from '#features/health/health.ts';
import { type Answer, encodeJson, hashedBody } from '#http/answer.ts';
import type { MapPoints } from './contract.ts';
import { healthEstimate } from './health-estimate.ts';
import { MAP_SORT, mainCategory, type MapCard } from './serververse.ts';

/** What a browser draws at a usable speed without a graphics card. */
const MOST_POINTS = 100_000;
/** Cards that are read in one turn: about a millisecond. */
const SLICE = 256;
/** Counts change every few seconds somewhere; the map of all of them may be this old, but for servers that left the lists. */
const MAX_AGE_MS = 60_000;
/** While servers leave the lists faster than the points are made, callers must not wait on. */
const MOST_TRIES = 3;

/** Answers the points, in the order of the server list. Callers that come while they are made get the same. */
export function createPoints(catalog: Catalog, db: Database, now: () => number): () => Promise<Answer> {
  let known: Answer | undefined;
  let making: Promise<Answer> | undefined;

  const make = async (triesLeft = MOST_TRIES): Promise<Answer> => {
    const { revision, removals } = catalog;
    const madeAt = now();
    const isCurrent = (): boolean =>
      revision === catalog.revision || (removals === catalog.removals && now() - madeAt < MAX_AGE_MS);
    const points = await readPoints(catalog, db);
    // What left the lists while they were read may be among them.
    if (removals !== catalog.removals && triesLeft > 0) return await make(triesLeft - 1);
    const answer = hashedBody(await encodePoints(points));
    return (known = { ...answer, current: () => (isCurrent() ? answer.tag : undefined) });
  };
  return async () => {
    if (known?.current?.() !== undefined) return known;
    making ??= make().finally(() => (making = undefined));
    return await making;
  };
}

async function readPoints(catalog: Catalog, db: Database): Promise<MapPoints> {
  const found = catalog.find({ sort: MAP_SORT, offset: 0, limit: MOST_POINTS });
  const ids = catalog.ids(found);
  const points = new PointColumns(found.total);
  for (let start = 0; start < ids.length; start += SLICE) {
    const slice = ids.slice(start, start + SLICE);
    const scores = await healthScores(db.kysely, slice);
    for (const id of slice) {
      // One that left the lists since the ids were read is left out.
      const card = catalog.get(id)?.card;
      if (card !== undefined) points.add(JSON.parse(card) as MapCard, scores.get(id));
    }
    await nextTurn();
  }
  return points.columns;
}

class PointColumns {
  readonly columns: MapPoints;
  private readonly categories = new Map<string, number>();
  private readonly regions = new Map<string, number>();

  constructor(total: number) {
    this.columns = {
      total,
      categories: [],
      regions: [],
      ids: [],
      slugs: [],
      names: [],
      category: [],
      region: [],
      members: [],
      online: [],
      health: [],
      estimates: [],
    };
  }

  /** @param score undefined while none was worked out */
  add({ id, slug, name, categories, region, memberCount, onlineCount }: MapCard, score: number | undefined): void {
    const { columns } = this;
    if (score === undefined) columns.estimates.push(columns.ids.length);
    columns.ids.push(id);
    columns.slugs.push(slug);
    columns.names.push(name);
    columns.category.push(numberOf(mainCategory(categories), this.categories, columns.categories));
    columns.region.push(numberOf(region, this.regions, columns.regions));
    columns.members.push(memberCount);
    columns.online.push(onlineCount);
    columns.health.push(score ?? healthEstimate(memberCount, onlineCount));
  }
}

function numberOf(word: string, numbers: Map<string, number>, words: string[]): number {
  let number = numbers.get(word);
  if (number === undefined) numbers.set(word, (number = words.push(word) - 1));
  return number;
}

/** Column by column, each in a turn of its own. */
async function encodePoints(columns: MapPoints): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const [name, column] of Object.entries(columns)) {
    parts.push(Buffer.from(`${parts.length === 0 ? '{' : ','}"${name}":`), encodeJson(column));
    await nextTurn();
  }
  return Buffer.concat([...parts, Buffer.from('}')]);
}
