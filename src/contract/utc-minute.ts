/** `2026-11-20 10:03 UTC`: what stands where others keep it, in pages, badges and frames, the same for everybody. */
export function utcMinute(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
