// Content hash: a number of 53 bits for texts and numbers, so that a change is seen without keeping what was hashed. The
// same in every process. Not for anything that an attacker gains by.
const HIGH = 0x1_0000_0000;

/** Two running 32-bit numbers; each call mixes one more thing in. */
export class ContentHash {
  private low = 0x9e3779b9 | 0;
  private high = 0x85ebca6b | 0;

  text(text: string): this {
    let { low, high } = this;
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
    return this.mix(text.length);
  }

  /** A whole number below 2 ** 53. */
  number(number: number): this {
    // The operators of `mix` take the low 32 bits of whatever they get.
    return number < HIGH ? this.mix(number) : this.mix(number).mix(number / HIGH);
  }

  value(): number {
    return (this.high >>> 11) * HIGH + (this.low >>> 0);
  }

  private mix(number: number): this {
    let low = Math.imul(this.low ^ number, 0x85ebca77);
    let high = Math.imul(this.high ^ number, 0xc2b2ae3d);
    low ^= low >>> 15;
    high ^= high >>> 13;
    this.low = Math.imul(low ^ (high >>> 3), 0x27d4eb2f);
    this.high = Math.imul(high ^ (low >>> 7), 0x165667b1);
    return this;
  }
}
