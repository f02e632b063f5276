// Part match: the docs that answer one part of a question, by how well they do.
import { Bitmap } from './bitmap.ts';
import type { Documents } from './documents.ts';
import type { FilterValues } from './filter-values.ts';
import { NEAR_BEGINNING_FROM, type Part, splitsOf, type Term } from './question.ts';
import { DESCRIPTION, LABELS, NAME, type Place, type TextIndex } from './text-index.ts';

/** Which words count for a term: itself, those that begin with it, or also those that are nearly that. */
export type Form = 'whole' | 'begun' | 'near';

/** What a match reads of the index. */
export interface WordSources {
  documents: Documents;
  text: TextIndex;
  values: FilterValues;
  tagValues: FilterValues;
}

/** How good an answer is, best first; a name with the whole word is worth six descriptions with a beginning of it. */
const LEVELS: readonly { place: Place; form: Form; worth: number }[] = [
  { place: NAME, form: 'whole', worth: 6 },
  { place: LABELS, form: 'whole', worth: 4 },
  { place: NAME, form: 'begun', worth: 4 },
  { place: LABELS, form: 'begun', worth: 2 },
  { place: DESCRIPTION, form: 'whole', worth: 2 },
  { place: DESCRIPTION, form: 'begun', worth: 1 },
];
const NEAR_WORTH = 1;
/** A language that more of the listings have says nothing about one. */
const MOST_OF_LANGUAGE = 0.5;

export class PartMatch {
  readonly part: Part;
  private readonly sources: WordSources;
  private readonly found = new Map<string, Bitmap>();

  constructor(sources: WordSources, part: Part) {
    this.sources = sources;
    this.part = part;
  }

  /** Docs that answer the part in a place no worse than `worst`. To be read only. */
  docs(worst: Place, form: Form): Bitmap {
    const key = `${worst}${form}`;
    let docs = this.found.get(key);
    if (docs === undefined) this.found.set(key, (docs = this.find(worst, form)));
    return docs;
  }

  /** Docs that answer it, the worst answers first; those that nearly do only when none does. */
  levels(): { docs: Bitmap; worth: number }[] {
    if (this.docs(DESCRIPTION, 'begun').count() === 0) {
      return [{ docs: this.docs(DESCRIPTION, 'near'), worth: NEAR_WORTH }];
    }
    const levels = LEVELS.map(({ place, form, worth }) => ({ docs: this.docs(place, form), worth }));
    return levels.toSorted((a, b) => a.worth - b.worth);
  }

  private find(worst: Place, form: Form): Bitmap {
    const { sources, part } = this;
    const docs = this.meant(worst);
    for (const terms of part.wordings) docs.or(havingAll(sources, terms, worst, form));
    return form === 'near' ? docs.or(this.havingHalves(worst)) : docs;
  }

  /** A tag or language is as good as a word in the labels, a category as one in the description. */
  private meant(worst: Place): Bitmap {
    const { documents, values, tagValues } = this.sources;
    const docs = new Bitmap(documents.capacity);
    const add = (from: FilterValues, filter: string, wanted: readonly string[], most = Infinity): void => {
      for (const value of wanted) {
        const postings = from.find(filter, value)?.postings;
        if (postings !== undefined && postings.count <= most) postings.addTo(docs);
      }
    };
    if (worst >= LABELS) {
      add(tagValues, 'tag', this.part.tags);
      add(values, 'language', this.part.languages, documents.size * MOST_OF_LANGUAGE);
    }
    if (worst >= DESCRIPTION) add(values, 'category', this.part.categories);
    return docs;
  }

  /** A word that was written together may be two, one of them with slips: `geometrydash`, `homeassistent`. */
  private havingHalves(worst: Place): Bitmap {
    const { sources, part } = this;
    const docs = new Bitmap(sources.documents.capacity);
    const isKnown = (half: Term): boolean => havingAll(sources, [half], DESCRIPTION, 'whole').count() > 0;
    for (const [known, other] of splitsOf(part)) {
      if (!isKnown(known)) continue;
      const form = isKnown(other) ? 'whole' : 'near';
      docs.or(havingAll(sources, [known], worst, 'whole').and(havingAll(sources, [other], worst, form)));
    }
    return docs;
  }
}

/** Docs that have every term in a place no worse than `worst`. */
export function havingAll(sources: WordSources, terms: readonly Term[], worst: Place, form: Form): Bitmap {
  const { text, documents } = sources;
  let all: Bitmap | undefined;
  for (const group of terms.flatMap((term) => wordsOf(text, term, form))) {
    const having = text.havingAny(group, worst, documents.capacity);
    all = all === undefined ? having : all.and(having);
  }
  return all ?? new Bitmap(documents.capacity);
}

/** Of each list one word is needed; an empty one is for what no listing has. */
function wordsOf({ vocabulary }: TextIndex, term: Term, form: Form): number[][] {
  if (!('word' in term)) return term.pieces.map((piece) => exactly(vocabulary.numberOfExact(piece)));
  if (form === 'whole') return [exactly(vocabulary.numberOfExact(term.word))];
  const words: number[] = [];
  vocabulary.collectPrefix(term.word, words);
  if (form === 'near' && term.slips > 0) {
    vocabulary.collectNear(term.word, term.slips, term.word.length >= NEAR_BEGINNING_FROM, words);
  }
  return [words];
}

const exactly = (number: number | undefined): number[] => (number === undefined ? [] : [number]);
