// The methods of each path, for requests that no route matches: the router does not report them.
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
