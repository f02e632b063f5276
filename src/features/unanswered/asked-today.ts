// Counts, in memory, how many addresses asked a question today. A single address can neither make a question count nor
// prevent others from counting by flooding made-up questions.
import { dayNumber } from '#contract/time.ts';
import { LRUCache } from 'lru-cache';

/** A question counts once this many addresses have asked it. */
const MIN_ADDRESSES = 2;
/** Per address and day: more unanswered searches than a whole school makes. */
const MAX_QUESTIONS = 50;
/** With the maximum number of questions, some 21 MB, which only an attack from as many networks reaches. */
const MAX_ADDRESSES = 3000;
const MAX_TRACKED_QUESTIONS = 20_000;

export class AskedToday {
  private day = -1;
  /** The questions of each address. */
  private readonly questions = new LRUCache<string, Set<string>>({ max: MAX_ADDRESSES });
  /** The number of addresses by question. */
  private readonly addresses = new LRUCache<string, number>({ max: MAX_TRACKED_QUESTIONS });

  /** Returns the increase of the question's count. @param addressKey keyed hash of the address; @param at epoch ms */
  count(question: string, addressKey: string, at: number): number {
    this.startDay(dayNumber(at));
    const asked = this.questions.get(addressKey) ?? new Set();
    if (asked.has(question) || asked.size >= MAX_QUESTIONS) return 0;
    this.questions.set(addressKey, asked.add(question));
    const addresses = (this.addresses.get(question) ?? 0) + 1;
    this.addresses.set(question, addresses);
    if (addresses < MIN_ADDRESSES) return 0;
    return addresses === MIN_ADDRESSES ? MIN_ADDRESSES : 1;
  }

  private startDay(day: number): void {
    if (day === this.day) return;
    this.day = day;
    this.questions.clear();
    this.addresses.clear();
  }
}
