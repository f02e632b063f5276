/** Used until a score is measured: 50 to 100, rounded; null while a count is unknown. */
export function healthEstimate(members: number | null, online: number | null): number | null {
  if (members === null || online === null) return null;
  return Math.min(100, Math.round(50 + members / 100 + online / 50));
}
