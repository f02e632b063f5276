// Documents: each listing has a doc id, a small number that identifies it within the index. Doc ids of removed listings
// are reused.
import { Bitmap } from './bitmap.ts';
import { Cards } from './cards.ts';

export class Documents {
  /** All doc ids are below this. */
  capacity = 0;
  /** The docs of all listings. */
  readonly docs = new Bitmap();
  readonly cards = new Cards();
  private readonly ids: string[] = [];
  private readonly slugs: string[] = [];
  private readonly byId = new Map<string, number>();
  private readonly bySlug = new Map<string, number>();
  private readonly free: number[] = [];

  get size(): number {
    return this.byId.size;
  }

  docOf(id: string): number | undefined {
    return this.byId.get(id);
  }

  /** '' if no listing has this doc id. */
  idOf(doc: number): string {
    return this.ids[doc] ?? '';
  }

  slugOf(doc: number): string {
    return this.slugs[doc] ?? '';
  }

  /** Slugs are lower case; links to them need not be. */
  idOfSlug(slug: string): string | undefined {
    return this.ids[this.bySlug.get(slug.toLowerCase()) ?? -1];
  }

  allIds(): Iterable<string> {
    return this.byId.keys();
  }

  /** All docs, sorted by listing id. */
  byListingId(): Uint32Array {
    // A load reads listings by id, so they usually are in order already, which makes sorting cheap.
    const pairs = [...this.byId].sort(([a], [b]) => (a < b ? -1 : 1));
    return Uint32Array.from(pairs, ([, doc]) => doc);
  }

  /** Assigns a doc id to a new listing. */
  add(id: string): number {
    const doc = this.free.pop() ?? this.capacity++;
    this.ids[doc] = id;
    this.slugs[doc] = '';
    this.byId.set(id, doc);
    this.docs.add(doc);
    return doc;
  }

  remove(doc: number): void {
    this.byId.delete(this.idOf(doc));
    this.forgetSlug(doc);
    this.ids[doc] = this.slugs[doc] = '';
    this.cards.remove(doc);
    this.free.push(doc);
    this.docs.delete(doc);
  }

  /** Stores slug and card; returns whether one of them changed. */
  put(doc: number, { slug, card }: { slug: string; card: string }): boolean {
    const isCardNew = this.cards.set(doc, this.idOf(doc), card);
    if (this.slugs[doc] === slug && this.bySlug.get(slug) === doc) return isCardNew;
    this.forgetSlug(doc);
    this.slugs[doc] = slug;
    this.bySlug.set(slug, doc);
    return true;
  }

  private forgetSlug(doc: number): void {
    if (this.bySlug.get(this.slugOf(doc)) === doc) this.bySlug.delete(this.slugOf(doc));
  }
}
