import type { SiteInfo } from '#contract/rendering.ts';

/** What pages know about the installation in tests that render them. */
export const site: SiteInfo = {
  publicUrl: 'https://example.org',
  isSandbox: true,
  oadro: { vipUrl: null, radioUrl: null },
  cdnUrl: 'https://cdn.example.org',
  operator: { name: null, contact: null },
  notices: [],
};
