// Asked today: how many addresses asked a question on this day, in memory. One address can neither make a question count
// nor, with made-up ones, keep others from counting.
import { LRUCache } from 'lru-cache';

const DAY_MS = 86_400_000;
/** A question counts from so many on. */
const FEWEST_ADDRESSES = 2;
/** Of one address in a day: more than a school looks for in vain. */
const MOST_QUESTIONS = 50;
/** With all questions that they may have some 15 MB, which takes an attack from as many networks. */
const MOST_ADDRESSES = 3000;
const MOST_ASKED = 20_000;

export class AskedToday {
  private day = -1;
  /** The questions of each address. */
  private readonly questions = new LRUCache<string, Set<string>>({ max: MOST_ADDRESSES });
  /** By question: how many addresses. */
  private readonly addresses = new LRUCache<string, number>({ max: MOST_ASKED });

  /** How often the question counts more than before. @param addressKey keyed hash of the address; @param at epoch ms */
  count(question: string, addressKey: string, at: number): number {
    this.begin(Math.floor(at / DAY_MS));
    const asked = this.questions.get(addressKey) ?? new Set();
    if (asked.has(question) || asked.size >= MOST_QUESTIONS) return 0;
    this.questions.set(addressKey, asked.add(question));
    const addresses = (this.addresses.get(question) ?? 0) + 1;
    this.addresses.set(question, addresses);
    if (addresses < FEWEST_ADDRESSES) return 0;
    return addresses === FEWEST_ADDRESSES ? FEWEST_ADDRESSES : 1;
  }

  private begin(day: number): void {
    if (day === this.day) return;
    this.day = day;
    this.questions.clear();
    this.addresses.clear();
  }
}
