// Compare: applies the same random writes to a catalog and the model, and throws at the first difference.
import assert from 'node:assert/strict';
import { FILTERS, VALUE_FILTERS, type ValueFilter } from '#contract/filters.ts';
import type { Catalog } from '../catalog.ts';
import type { CatalogEntry } from '../entry.ts';
import type { CatalogQuery, Found } from '../query.ts';
import type { FacetCount } from '../facets.ts';
import {
  changedEntry,
  randomEntry,
  madeUpQuery,
  madeUpReading,
  madeUpText,
  plainQuery,
  withNewCounts,
} from './made-up.ts';
import { Model } from './model.ts';
import type { Random } from './random.ts';

const REPEATED_QUERIES = 12;

export class Comparison {
  readonly model = new Model(madeUpReading);
  private readonly catalog: Catalog;
  private readonly random: Random;
  private readonly plainChecks: number;
  /** The answer of each version: different answers must have different versions. */
  private readonly answers = new Map<number, string>();
  private readonly asked: CatalogQuery[] = [];
  private readonly known = new WeakMap<CatalogQuery, Found>();
  private nextId = 0;

  /** @param plainChecks how many plain queries are checked after every step */
  constructor(catalog: Catalog, random: Random, plainChecks = 0) {
    this.catalog = catalog;
    this.random = random;
    this.plainChecks = plainChecks;
  }

  newEntry(): CatalogEntry {
    // Ids whose order is not the order of creation.
    return randomEntry(this.random, `s${(this.nextId++ * 7919) % 100_003}`);
  }

  /** One random insert, update, removal, or update without a change. */
  write(insert: number, remove: number): void {
    const { catalog, model, random } = this;
    const known = [...model.entries.values()];
    const before = catalog.revision;
    const dice = random.next();
    if (dice < insert || known.length === 0) this.put(this.newEntry());
    else if (dice < insert + remove) {
      const { id } = random.pick(known);
      catalog.remove(id);
      model.remove(id);
      assert.equal(catalog.get(id), undefined);
    } else if (dice < insert + remove + 0.02) {
      catalog.put(structuredClone(random.pick(known)));
      catalog.remove('unknown');
      assert.equal(catalog.revision, before, 'nothing changed');
      return;
    } else {
      const entry = random.pick(known);
      const changed = changedEntry(random, entry);
      this.put(changed);
      assert.equal(
        catalog.revision > before,
        JSON.stringify(entry) !== JSON.stringify(changed),
        JSON.stringify([entry, changed]),
      );
      return;
    }
    assert.ok(catalog.revision > before);
  }

  /** Alternates writes and checks; throws at the first difference. */
  run(steps: number, writesPerStep: number, insert: number, remove: number): void {
    for (let step = 0; step < steps; step++) {
      for (let i = 0; i < writesPerStep; i++) this.write(insert, remove);
      this.check();
      for (let i = 0; i < this.plainChecks; i++) this.checkQuery(plainQuery(this.random));
    }
  }

  /** Repeats queries after some writes, most of which change the counts of the same few listings. */
  revisit(pages: number, rounds: number): void {
    const { model, random } = this;
    const asked = Array.from({ length: pages }, () => {
      const query = random.chance(0.5) ? madeUpQuery(random) : plainQuery(random);
      return { ...query, offset: random.below(query.text === undefined ? 60 : 10), limit: 5 };
    });
    for (let round = 0; round < rounds; round++) {
      for (const query of asked) if (random.chance(0.7)) this.checkQuery(query);
      const entries = [...model.entries.values()];
      for (let i = random.below(4); i >= 0; i--) {
        if (random.chance(0.02)) this.write(0.3, 0.3);
        else this.put(withNewCounts(random, random.pick(random.chance(0.8) ? entries.slice(0, 10) : entries)));
      }
    }
  }

  check(): void {
    const { random } = this;
    const query = this.nextQuery();
    this.checkQuery(query);
    if (random.chance(0.3)) this.checkFacets(query);
    if (random.chance(0.3)) this.checkSuggestions();
    if (random.chance(0.3)) this.checkScan(query);
    if (random.chance(0.1)) this.checkWithout(query);
    if (random.chance(0.1)) this.checkStored();
    if (random.chance(0.1)) this.checkTags();
  }

  private checkQuery(query: CatalogQuery): void {
    const { catalog, model } = this;
    const expected = model.find(query);
    const known = this.known.get(query);
    const found = catalog.find(query, known);
    this.known.set(query, found);
    const asked = JSON.stringify(query);
    const { total, partial, answered } = found;
    assert.deepEqual({ total, partial, ids: catalog.ids(found), answered }, expected, asked);
    const cards = expected.ids.map((id) => model.entries.get(id)!.card).join(',');
    assert.equal(catalog.cardsBetween('ä[', found, ']').toString(), `ä[${cards}]`, asked);
    this.checkVersion(found.version, `${found.total}:${found.partial}:${cards}`);
  }

  /** Often an earlier query: cached results must be right after writes, too. */
  private nextQuery(): CatalogQuery {
    if (this.asked.length > 0 && this.random.chance(0.4)) return this.random.pick(this.asked);
    const query = madeUpQuery(this.random);
    this.asked.push(query);
    if (this.asked.length > REPEATED_QUERIES) this.asked.shift();
    return query;
  }

  put(entry: CatalogEntry): void {
    this.catalog.put(entry);
    this.model.put(entry);
  }

  private checkFacets(query: CatalogQuery): void {
    const { version, ...facets } = this.catalog.facets(query);
    const spelled = Object.fromEntries(
      Object.entries(facets).map(([group, counts]) => [
        group,
        typeof counts === 'number' ? counts : lowered(group, counts),
      ]),
    );
    assert.deepEqual(spelled, this.model.facets(query), JSON.stringify(query));
    this.checkVersion(version, JSON.stringify(facets));
  }

  private checkWithout(query: CatalogQuery): void {
    for (const { without, total, partial } of this.catalog.countWithoutEach(query)) {
      const filter = FILTERS.find(({ name }) => name === without) ?? { key: 'text' };
      const dropped = 'min' in filter ? [filter.min, filter.max] : 'key' in filter ? [filter.key] : [filter.name];
      const expected = this.model.find({ ...query, ...Object.fromEntries(dropped.map((key) => [key, undefined])) });
      assert.deepEqual({ total, partial }, { total: expected.total, partial: expected.partial }, without);
    }
  }

  /** From any position, also after a listing that was removed. */
  private checkScan(query: CatalogQuery): void {
    const { catalog, model, random } = this;
    const all = model.find({ ...query, text: undefined, sort: 'newest', offset: 0, limit: Infinity }).ids;
    const at = random.below(all.length + 1) - 1;
    const after = at < 0 ? undefined : model.entries.get(all[at]!);
    if (after !== undefined && random.chance(0.3)) {
      catalog.remove(after.id);
      model.remove(after.id);
    }
    const found = catalog.scan({ ...query, limit: 3 }, after);
    assert.deepEqual(catalog.ids(found), all.slice(at + 1, at + 4), JSON.stringify(query));
  }

  private checkSuggestions(): void {
    const text = madeUpText(this.random);
    const limit = this.random.pick([1, 5, 8]);
    assert.deepEqual(this.catalog.suggest(text, limit).ids, this.model.suggest(text, limit), JSON.stringify(text));
  }

  /** Every tag with its count, and the tags similar to one of them, unless that is so frequent that it is sampled. */
  private checkTags(): void {
    const { catalog, model, random } = this;
    const tags = catalog.tags.top(Infinity, 1);
    const counts = model.tags();
    assert.deepEqual(
      tags.map(({ count }) => count),
      [...counts.values()].sort((a, b) => b - a),
    );
    if (tags.length === 0) return;
    const tag = random.pick(tags);
    assert.deepEqual(catalog.tags.one(tag.name), tag);
    assert.equal(catalog.find({ tags: [tag.slug], sort: 'name', offset: 0, limit: 0 }).total, tag.count);
    const near = catalog.tags.similar(tag.slug, Infinity);
    const expected = tags
      .filter(({ slug }) => slug !== tag.slug)
      .map((other) => ({ ...other, together: model.together(tag.name, other.name) }))
      .filter(({ together }) => together > 1);
    const score = ({ together, count }: (typeof near)[number]): number => together / Math.sqrt(count);
    if (tag.count <= 2000) assert.deepEqual(bySlug(near), bySlug(expected), tag.slug);
    assert.deepEqual(
      near.map(score),
      near.map(score).toSorted((a, b) => b - a),
      tag.slug,
    );
  }

  private checkStored(): void {
    const { catalog, model, random } = this;
    assert.equal(catalog.size, model.entries.size);
    if (catalog.size === 0) return;
    const entry = random.pick([...model.entries.values()]);
    const { cardVersion, ...stored } = catalog.get(entry.id)!;
    assert.match(cardVersion, /^[0-9a-z]+$/);
    for (const category of [undefined, ...entry.categories]) {
      assert.deepEqual(catalog.totals.get(category), model.totals(category), category);
    }
    assert.deepEqual(
      stored,
      Object.fromEntries(Object.keys(stored).map((key) => [key, entry[key as keyof CatalogEntry]])),
    );
    assert.equal(catalog.idOfSlug(entry.slug), entry.id);
  }

  private checkVersion(version: number, answer: string): void {
    const known = this.answers.get(version);
    if (known === undefined) this.answers.set(version, answer);
    else assert.equal(known, answer, 'two answers have the same version');
  }
}

function bySlug<T extends { slug: string }>(tags: readonly T[]): T[] {
  return tags.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The spelling of a value is unspecified; for lower-case names the order is fixed. */
function lowered(group: string, counts: readonly FacetCount[]): FacetCount[] {
  const lower = counts.map(({ name, count }) => ({ name: name.toLowerCase(), count }));
  const isFixed = VALUE_FILTERS.some(({ key, facet }: ValueFilter) => key === group && facet?.every);
  return isFixed ? lower : lower.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
