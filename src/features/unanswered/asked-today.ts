// Counts, in memory, how many addresses asked a question today. A single address can neither make a question count nor
// prevent others from counting by flooding made-up questions.
import { dayNumber } from '#contract/time.ts';
import { LRUCache } from 'lru-cache';

/** A question counts once this many addresses have asked it. */
const MIN_ADDRESSES = 2;
/** Per address and day: more unanswered searches than a whole school makes. */
const MAX_QUESTIONS = 50;
/** With the maximum number of questions, some 23 MB, which only an attack from as many networks reaches. */
const MAX_ADDRESSES = 3000;
const MAX_TRACKED_QUESTIONS = 20_000;

export class AskedToday {
  private day = -1;
  /** The questions of each address. */
  private readonly questions = new LRUCache<string, Set<string>>({ max: MAX_ADDRESSES });
  /** By question: the number of addresses, and its text as first typed. */
  private readonly asked = new LRUCache<string, { addresses: number; text: string }>({ max: MAX_TRACKED_QUESTIONS });

  /**
   * Returns the increase of the question's count, and its text as first typed today.
   * @param question its id, which several texts can have; @param addressKey keyed hash of the address; @param at epoch ms
   */
  count(question: string, text: string, addressKey: string, at: number): { times: number; text: string } {
    this.startDay(dayNumber(at));
    const questions = this.questions.get(addressKey) ?? new Set();
    if (questions.has(question) || questions.size >= MAX_QUESTIONS) return { times: 0, text };
    this.questions.set(addressKey, questions.add(question));
    const known = this.asked.get(question) ?? { addresses: 0, text };
    const addresses = known.addresses + 1;
    this.asked.set(question, { addresses, text: known.text });
    if (addresses < MIN_ADDRESSES) return { times: 0, text: known.text };
    return { times: addresses === MIN_ADDRESSES ? MIN_ADDRESSES : 1, text: known.text };
  }

  private startDay(day: number): void {
    if (day === this.day) return;
    this.day = day;
    this.questions.clear();
    this.asked.clear();
  }
}
