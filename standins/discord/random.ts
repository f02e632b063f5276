// Deterministic pseudo-random numbers: all generated data of the stand-in is computed from a seed and a label, so that
// a restart, another machine or a second process produces the same ids, hashes and counts.
// Not suitable for secrets.

/** 32-bit hash of a text (FNV-1a with a finalizer, so that similar texts get very different hashes). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
}

function mix(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A fixed fraction in [0, 1) for this seed and step. */
export function fractionAt(seed: number, step: number): number {
  return mix(seed ^ mix(Math.imul(step, 0x9e3779b1) + 0x632be5ab)) / 2 ** 32;
}

const labelHashes = new Map<string, number>();

/** A fixed fraction in [0, 1) for this seed and label. Label hashes are cached: labels are few and used often. */
export function fractionOf(seed: number, label: string): number {
  let hash = labelHashes.get(label);
  if (hash === undefined) labelHashes.set(label, (hash = hashText(label)));
  return fractionAt(seed, hash);
}

export function pickFrom<T>(items: readonly T[], seed: number, label: string): T {
  const item = items[Math.floor(fractionOf(seed, label) * items.length)];
  if (item === undefined) throw new Error(`nothing to pick from for ${label}`);
  return item;
}

/** `digits` fixed hexadecimal digits. */
export function hexOf(seed: number, label: string, digits = 32): string {
  let text = '';
  for (let step = 0; text.length < digits; step++) {
    text += mix(seed ^ hashText(`${label}/${step}`))
      .toString(16)
      .padStart(8, '0');
  }
  return text.slice(0, digits);
}

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A random-looking invite code of 8 or 10 letters and digits. */
export function inviteCodeOf(seed: number, label: string): string {
  const length = fractionOf(seed, `${label}/length`) < 0.4 ? 8 : 10;
  let code = '';
  for (let i = 0; i < length; i++) {
    code += CODE_LETTERS[Math.floor(fractionOf(seed, `${label}/${i}`) * CODE_LETTERS.length)];
  }
  return code;
}

const PLATFORM_EPOCH_MS = 1_420_070_400_000;

/** The id that Discord would issue at `ms`: milliseconds since 2015 above 22 free bits. */
export function snowflakeAt(ms: number, seed: number): string {
  const low = BigInt(Math.floor(fractionOf(seed, 'snowflake') * 2 ** 22));
  return ((BigInt(ms - PLATFORM_EPOCH_MS) << 22n) | low).toString();
}

/** Smooth noise in [-1, 1]: linear interpolation between fixed values at integer x. */
export function wander(seed: number, x: number): number {
  const left = Math.floor(x);
  const from = fractionAt(seed, left);
  return (from + (fractionAt(seed, left + 1) - from) * (x - left)) * 2 - 1;
}
