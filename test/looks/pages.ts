// An address for every route of the site, and whether a user is logged in.

interface Look {
  /** Name of the reference images; letters and dashes. */
  name: string;
  path: string;
  /** Viewed by the sandbox's admin. */
  isSignedIn?: boolean;
  /** The admin claims the server first. */
  isClaimed?: boolean;
}

/** By the path of the route. */
export const looks: Record<string, Look> = {
  '/': { name: 'home', path: '/' },
  '/servers': { name: 'servers', path: '/servers?category=Music' },
  '/server/:identifier': { name: 'server', path: '/server/oadro' },
  '/server/:identifier/manage': { name: 'manage', path: '/server/voxel-harbor/manage', isSignedIn: true },
  '/server/:identifier/share': { name: 'share', path: '/server/oadro/share' },
  '/owners': { name: 'owners', path: '/owners' },
  '/submit': { name: 'submit', path: '/submit' },
  '/categories': { name: 'categories', path: '/categories' },
  '/category/:categoryName': { name: 'category', path: '/category/gaming' },
  '/compare': { name: 'compare', path: '/compare?s=oadro&s=midnight-matinee&s=street-frames' },
  '/tags': { name: 'tags', path: '/tags' },
  '/tag/:tag': { name: 'tag', path: '/tag/history' },
  '/languages': { name: 'languages', path: '/languages' },
  '/language/:code': { name: 'language', path: '/language/de' },
  '/recommendations': { name: 'recommendations', path: '/recommendations', isSignedIn: true },
  '/reviews': { name: 'reviews', path: '/reviews', isSignedIn: true },
  '/achievements': { name: 'achievements', path: '/achievements', isSignedIn: true },
  '/leaderboard': { name: 'leaderboard', path: '/leaderboard', isSignedIn: true },
  '/profile': { name: 'profile', path: '/profile', isSignedIn: true },
  '/serververse': { name: 'serververse', path: '/serververse' },
  '/health': { name: 'health', path: '/health', isSignedIn: true },
  '/decisions': { name: 'decisions', path: '/decisions', isSignedIn: true },
  '/admin': { name: 'admin', path: '/admin', isSignedIn: true },
  '/ranking': { name: 'ranking', path: '/ranking' },
  '/privacy': { name: 'privacy', path: '/privacy' },
  '/terms': { name: 'terms', path: '/terms' },
  '/api': { name: 'api', path: '/api' },
  '/data': { name: 'data', path: '/data' },
  '/offline': { name: 'offline', path: '/offline' },
  '*': { name: 'not-found', path: '/there-is-no-such-page' },
};

/** Further states of routes. They come last, because they change other pages too. */
export const looksAfterwards: readonly Look[] = [
  { name: 'manage-owner', path: '/server/voxel-harbor/manage', isSignedIn: true, isClaimed: true },
];
