// Content marks: 64 bits that stand for a text, so that a change is seen without keeping the text.

/** Two running 32-bit numbers; `text` and `number` mix one more thing in. Not for anything that an attacker gains by. */
export class ContentMark {
  low = 0x9e3779b9 | 0;
  high = 0x85ebca6b | 0;

  text(text: string): this {
    let low = this.low;
    let high = this.high;
    for (let i = 0; i + 1 < text.length; i += 2) {
      const units = text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16);
      low = Math.imul(low ^ units, 0x9e3779b1);
      high = Math.imul(high ^ units ^ (low >>> 16), 0x5f356495);
    }
    if (text.length % 2 === 1) {
      low = Math.imul(low ^ text.charCodeAt(text.length - 1), 0x9e3779b1);
      high = Math.imul(high ^ low, 0x5f356495);
    }
    this.low = low;
    this.high = high;
    return this.number(text.length);
  }

  /** The first `count` of `words`. Not the same as the text of those bytes. */
  words(words: Uint32Array, count: number): this {
    let { low, high } = this;
    for (let i = 0; i < count; i++) {
      low = Math.imul(low ^ words[i]!, 0x9e3779b1);
      high = Math.imul(high ^ words[i]! ^ (low >>> 16), 0x5f356495);
    }
    this.low = low;
    this.high = high;
    return this;
  }

  number(number: number): this {
    let low = Math.imul(this.low ^ number, 0x85ebca77);
    let high = Math.imul(this.high ^ number, 0xc2b2ae3d);
    low ^= low >>> 15;
    high ^= high >>> 13;
    this.low = Math.imul(low ^ (high >>> 3), 0x27d4eb2f);
    this.high = Math.imul(high ^ (low >>> 7), 0x165667b1);
    return this;
  }

  /** 53 bits as one whole number. */
  value(): number {
    return (this.high >>> 11) * 0x1_0000_0000 + (this.low >>> 0);
  }
}
