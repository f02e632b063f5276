// All servers of the map as columns: several megabytes of JSON, built at most once a minute, in slices that do not
// block the event loop, and compressed once for all clients.
import { MINUTE_MS } from '#contract/time.ts';
import { setImmediate } from 'node:timers/promises';
import type { Catalog } from '#catalog/catalog.ts';
import { batches } from '#db/batches.ts';
import type { Database } from '#db/open.ts';
import { singleFlight } from '#src/in-flight.ts';
import { healthScores } from '#features/health/health.ts';
import { type Answer, encodeJson, hashedBody } from '#http/answer.ts';
import type { MapPoints } from './contract.ts';
import { healthEstimate, MAP_SORT, mainCategory, type MapCard } from './serververse.ts';

/** As many as a browser draws at a usable speed without a GPU. */
const MAX_POINTS = 100_000;
/** Cards read per turn of the event loop: about a millisecond. */
const SLICE = 256;
/** Counts change every few seconds, so the points can be this old; only delisted servers are removed immediately. */
const MAX_AGE_MS = MINUTE_MS;
/** Limits how long callers wait while servers are delisted faster than the points are built. */
const MAX_RETRIES = 3;

/** Returns the points, in the order of the server list. Calls during a build share its result. */
export function createPoints(catalog: Catalog, db: Database, now: () => number): () => Promise<Answer> {
  let cached: Answer | undefined;

  const build = async (retriesLeft = MAX_RETRIES): Promise<Answer> => {
    const { removals } = catalog;
    const builtAt = now();
    // Whatever the catalog's revision: most new health scores change no listing.
    const isCurrent = (): boolean => removals === catalog.removals && Math.abs(now() - builtAt) < MAX_AGE_MS;
    const points = await readPoints(catalog, db);
    // The points might include servers that were delisted during the read.
    if (removals !== catalog.removals && retriesLeft > 0) return await build(retriesLeft - 1);
    const answer = hashedBody(await encodePoints(points));
    return (cached = { ...answer, current: () => (isCurrent() ? answer.etag : undefined) });
  };
  const buildOnce = singleFlight(() => build());
  return async () => (cached?.current?.() === undefined ? await buildOnce() : cached);
}

async function readPoints(catalog: Catalog, db: Database): Promise<MapPoints> {
  const found = catalog.find({ sort: MAP_SORT, offset: 0, limit: MAX_POINTS });
  const ids = catalog.ids(found);
  const points = new PointColumns(found.total);
  for (const slice of batches(ids, SLICE)) {
    const scores = await healthScores(db.kysely, slice);
    for (const id of slice) {
      // Undefined if the server was delisted since the ids were read.
      const card = catalog.get(id)?.card;
      if (card !== undefined) points.add(JSON.parse(card) as MapCard, scores.get(id));
    }
    await setImmediate();
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

  /** @param score undefined until it is measured */
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

/** Encodes each column in its own turn of the event loop. */
async function encodePoints(columns: MapPoints): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const [name, column] of Object.entries(columns)) {
    parts.push(Buffer.from(`${parts.length === 0 ? '{' : ','}"${name}":`), encodeJson(column));
    await setImmediate();
  }
  return Buffer.concat([...parts, Buffer.from('}')]);
}
