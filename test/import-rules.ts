// Which way imports go (docs/architecture.md). Each rule gives one line for each import that breaks it.
import type { Import, Source } from './sources.ts';

export interface Rule {
  name: string;
  /** The part of the sources that the rule speaks of. Tests may import anything. */
  of(file: string): boolean;
  /** Why this import is wrong, or undefined. */
  check(found: Import, file: string): string | undefined;
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isBrowser = (file: string): boolean => /^src\/(web|pages|features\/[^/]+\/ui)\//.test(file);
const isServer = (file: string): boolean => file.startsWith('src/') && !isBrowser(file);
const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const isContract = (file: string): boolean => /^src\/features\/[^/]+\/(\w+-)?contract\.ts$/.test(file);
const isProjectFile = (target: string): boolean => /^(src|client|standins|seed|bench|scripts|test)\//.test(target);
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
/** Files of contract/ without zod, which the browser may load; and the reader of invites, which has no imports. */
const BROWSER_SAFE = [
  'client',
  'escape-markup',
  'filters',
  'interface-language',
  'limits',
  'share-addresses',
  'share-code',
  'short-forms',
  'vocabulary',
]
  .map((name) => `src/contract/${name}.ts`)
  .concat('src/discord/invite-link.ts');
/** Rules of how a server is shown, without imports: pictures and badges that the server draws follow them too. */
export const SERVER_SAFE = ['kit/initials', 'directory/online-share', 'kit/seed'].map((name) => `src/web/${name}.ts`);
/** Features whose rows stand for themselves: the rules of others may read and write them in their own transaction. */
const SHARED_STORES = ['holds', 'listings', 'moderation', 'tags', 'unanswered'];

/**
 * The browser side from the bottom up: each layer takes from those before it and from itself. `web/` has the kit at its
 * bottom, with what a page, an address and the site are, and the entries on top.
 */
const LAYERS = [
  /^src\/web\/(kit\/|(address|i18n|match|navigation|page|site)\.tsx?$)/,
  /^src\/web\/session\//,
  /^src\/web\/directory\//,
  /^src\/web\/layout\//,
  /^src\/features\/[^/]+\/ui\//,
  /^src\/pages\//,
  /^src\/web\//,
];
const layerOf = (file: string): number => LAYERS.findIndex((layer) => layer.test(file));

export const importRules: Rule[] = [
  {
    name: 'the browser side is layers: kit, session, directory, layout, features, pages, entries',
    of: isBrowser,
    check: ({ target }, file) => (layerOf(target) > layerOf(file) ? 'lies above: take it as a prop' : undefined),
  },
  {
    name: "a feature's ui knows no other feature's ui",
    of: (file) => isBrowser(file) && featureOf(file) !== undefined,
    check: ({ target }, file) =>
      isBrowser(target) && (featureOf(target) ?? featureOf(file)) !== featureOf(file)
        ? 'is put together with it by a page: take it as children or a prop'
        : undefined,
  },
  {
    name: 'a page is loaded by its route and nothing else',
    of: (file) => file.startsWith('src/') && file !== 'src/pages/routes.ts',
    check: ({ target }) =>
      /^src\/pages\/.*-page\.tsx$/.test(target) ? 'is a page: share its parts in src/pages/shared' : undefined,
  },
  {
    name: 'the browser side takes from the server side contracts and nothing else',
    of: isBrowser,
    check({ target, isType }) {
      if (target.startsWith('node:')) return 'runs on Node only';
      if (!isProjectFile(target) || isBrowser(target) || BROWSER_SAFE.includes(target)) return undefined;
      if (!isContract(target) && !target.startsWith('src/contract/')) return 'is server code';
      return isType ? undefined : 'would bring zod to the browser: use `import type`';
    },
  },
  {
    name: 'the server side takes nothing from the browser side',
    of: isServer,
    check: ({ target }) =>
      isBrowser(target) && !SERVER_SAFE.includes(target) ? 'is built by Vite: Node cannot load it' : undefined,
  },
  {
    name: 'a contract is made of zod, contract/ and other contracts',
    of: isContract,
    check: ({ target }) =>
      target === 'zod' || target.startsWith('src/contract/') || isContract(target)
        ? undefined
        : 'does not belong in a contract',
  },
  {
    name: 'routes hold no SQL and no rule',
    of: (file) => isServer(file) && isRoutes(file),
    check: ({ target, isType }) =>
      isStore(target) || (!isType && /^(kysely|pg|node:sqlite|src\/db\/.*)$/.test(target))
        ? 'belongs behind a rule function'
        : undefined,
  },
  {
    name: 'a store knows no HTTP',
    of: (file) => isServer(file) && isStore(file),
    check: ({ target }) => (/^(fastify|@fastify\/.*|src\/http\/.*)$/.test(target) ? 'is HTTP' : undefined),
  },
  {
    name: 'rules take no HTTP objects',
    of: (file) => isServer(file) && featureOf(file) !== undefined && !isRoutes(file) && !isStore(file),
    check: ({ target }) => (/^(fastify|@fastify\/.*)$/.test(target) ? 'is HTTP: take the values instead' : undefined),
  },
  {
    name: "another feature's routes are its own, and its SQL where its rules keep sums in step",
    of: (file) => isServer(file) && featureOf(file) !== undefined,
    check({ target, isType }, file) {
      const other = featureOf(target);
      if (other === undefined || other === featureOf(file) || SERVER_SAFE.includes(target)) return undefined;
      const isPrivateStore = isStore(target) && !isType && !SHARED_STORES.includes(other);
      return isPrivateStore || isRoutes(target) ? `is private to ${other}` : undefined;
    },
  },
  {
    name: 'the kits know no feature',
    of: (file) => /^src\/(catalog|db|discord|http|contract)\//.test(file) && file !== 'src/contract/api.ts',
    check: ({ target }) => (featureOf(target) ? 'is a feature' : undefined),
  },
  {
    name: 'contract/api.ts takes contracts only',
    of: (file) => file === 'src/contract/api.ts',
    check: ({ target }) => (isContract(target) || target.startsWith('src/contract/') ? undefined : 'is no contract'),
  },
  {
    name: 'nothing imports the process (app, main, jobs); routes take the type App',
    of: (file) => file.startsWith('src/') && file !== 'src/main.ts',
    check: ({ target, isType }, file) =>
      /^src\/(app|main|jobs)\.ts$/.test(target) && !(isType && takesApp(file)) ? 'stands above everything' : undefined,
  },
  {
    name: 'production code uses neither the stand-in nor tests',
    of: (file) => file.startsWith('src/'),
    check: ({ target }) => (/^(standins|test|bench|scripts)\//.test(target) ? 'is not for production' : undefined),
  },
  {
    name: 'the client stands alone',
    of: (file) => file.startsWith('client/src/'),
    check: ({ target }) => (target.startsWith('client/src/') ? undefined : 'does not come with the package'),
  },
  {
    name: 'only the configuration reads the environment',
    of: (file) => file.startsWith('src/') && file !== 'src/main.ts' && file !== 'src/app.ts' && file !== 'src/env.ts',
    check: ({ target, isType }) => (target === 'src/env.ts' && !isType ? 'is read by main and passed on' : undefined),
  },
];

function isStore(file: string): boolean {
  return /^(?:[a-z-]+-)?store\.ts$/.test(nameOf(file));
}

/** `routes.ts`, or `page-routes.ts` for addresses beside the API. */
function isRoutes(file: string): boolean {
  return /^(?:[a-z-]+-)?routes\.ts$/.test(nameOf(file));
}

/** Adds routes to the app: a feature's routes, the pages, and the process itself. */
function takesApp(file: string): boolean {
  return isRoutes(file) || /^src\/(app|jobs|http\/pages)\.ts$/.test(file);
}

/** One line for each import that breaks `rule`. */
export function violations(rule: Rule, sources: Source[]): string[] {
  return sources
    .filter(({ file }) => !isTest(file) && rule.of(file))
    .flatMap(({ file, imports }) =>
      imports.flatMap((found) => {
        const why = rule.check(found, file);
        return why ? [`${file} -> ${found.target}: ${why}`] : [];
      }),
    );
}

/** Files that import each other in a ring, each ring once, by what is loaded at run time. */
export function cycles(sources: Source[]): string[] {
  const edges = sources.map(
    ({ file, imports }) =>
      [file, imports.filter(({ isType, isDynamic }) => !isType && !isDynamic).map(({ target }) => target)] as const,
  );
  return rings(new Map(edges));
}

/** Features whose server side knows each other's in a ring; types count too. */
export function featureCycles(sources: Source[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { file, imports } of sources) {
    const feature = featureOf(file);
    if (feature === undefined || !isServer(file) || isTest(file)) continue;
    const others = imports.filter(({ target }) => !isBrowser(target)).map(({ target }) => featureOf(target));
    const known = edges.get(feature) ?? new Set();
    for (const other of others) if (other !== undefined && other !== feature) known.add(other);
    edges.set(feature, known);
  }
  return rings(edges);
}

function rings(edges: ReadonlyMap<string, Iterable<string>>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (node: string, trail: string[]): void => {
    if (state.get(node) === 'open') found.push([...trail.slice(trail.indexOf(node)), node].join(' -> '));
    if (state.has(node)) return;
    state.set(node, 'open');
    for (const target of edges.get(node) ?? []) visit(target, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of edges.keys()) visit(node, []);
  return found;
}
