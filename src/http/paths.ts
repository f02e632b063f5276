// Paths that no route matches: their methods, which the router does not report, and those that can't be decoded.
import type { FastifyInstance } from 'fastify';

interface Path {
  pattern: RegExp;
  methods: Set<string>;
}

/** Add before the routes. Returns a function that lists the methods of a URL, sorted; none if it is unknown. */
export function addKnownMethods(app: FastifyInstance): (url: string) => string[] {
  const paths = new Map<string, Path>();
  app.addHook('onRoute', ({ url, method }) => {
    const path = paths.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) path.methods.add(one);
    paths.set(url, path);
  });
  return (url) => {
    const [path = ''] = url.split('?', 1);
    // Each method has its own routes: `/servers/random` is only a GET, but as an id it has a PATCH.
    const matching = paths.values().filter(({ pattern }) => pattern.test(path));
    return [...new Set(matching.flatMap(({ methods }) => methods))].toSorted();
  };
}

function patternOf(url: string): RegExp {
  const literal = url.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]*')}$`);
}

/** An encoded percent sign: no page has this path. */
const NOWHERE = '/%25';

/**
 * The URL; if its path can't be decoded, one that has no page: the router would refuse it with a JSON error. API calls are
 * left to that.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return NOWHERE + url.slice(path.length);
  }
}
