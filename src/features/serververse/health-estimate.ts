/** What the map calls health, from the counts alone: 50 to 100, rounded; null while one of them is unknown. */
export function healthEstimate(members: number | null, online: number | null): number | null {
  if (members === null || online === null) return null;
  return Math.min(100, Math.round(50 + members / 100 + online / 50));
}
