/** The platform's ids begin with the time at which they were given, in ms since its own first second. */
const FIRST_SECOND_MS = 1_420_070_400_000n;

/** When a community was made, as ISO time; null for what is no such id. */
export function createdAtOf(communityId: string): string | null {
  if (!/^\d{15,20}$/.test(communityId)) return null;
  return new Date(Number((BigInt(communityId) >> 22n) + FIRST_SECOND_MS)).toISOString();
}
