// Discord's ids. Never numbers: ids do not fit in one.

/** 17 to 20 digits today; the very first ids were shorter. */
export const SNOWFLAKE = /^\d{15,20}$/;

const PLATFORM_EPOCH_MS = 1_420_070_400_000;

/** When Discord issued an id, in epoch ms: its first 42 bits are ms since the beginning of 2015. */
export function issuedAt(id: string): number {
  return Number(BigInt(id) >> 22n) + PLATFORM_EPOCH_MS;
}
