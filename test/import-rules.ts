// The allowed directions of imports (docs/architecture.md). Each rule returns one line for each violating import.
import type { Import, Source } from './sources.ts';

interface Rule {
  name: string;
  /** Whether the rule applies to this file. Tests can import anything. */
  of(file: string): boolean;
  /** Why this import is a violation, or undefined. */
  check(found: Import, file: string): string | undefined;
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isBrowser = (file: string): boolean => /^src\/(web|pages|features\/[^/]+\/ui)\//.test(file);
const isServer = (file: string): boolean => file.startsWith('src/') && !isBrowser(file);
const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const isContract = (file: string): boolean => /^src\/features\/[^/]+\/(\w+-)?contract\.ts$/.test(file);
const isProjectFile = (target: string): boolean => /^(src|client|standins|seed|bench|scripts|test)\//.test(target);
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
/** Files of contract/ without zod, which the browser can load; and the invite parser, which has no imports. */
const BROWSER_SAFE = [
  'client',
  'escape-markup',
  'filters',
  'interface-language',
  'limits',
  'plain-text',
  'share-code',
  'share-urls',
  'short-forms',
  'snowflake',
  'time',
  'vocabulary',
]
  .map((name) => `src/contract/${name}.ts`)
  .concat('src/discord/invite-link.ts');
/** Rules of how a server is shown, without imports: the server uses them for share pictures and badges. */
export const SERVER_SAFE = ['kit/initials', 'directory/online-share', 'kit/stable-random'].map(
  (name) => `src/web/${name}.ts`,
);
/** Features with independent rows: the rules of others can read and write them in their own transaction. */
const SHARED_STORES = ['holds', 'listings', 'moderation', 'tags', 'unanswered'];

/**
 * The browser side from the bottom up: each layer imports from those before it and from itself. `web/` has the kit at
 * the bottom, along with page, location and site, and the entries at the top.
 */
const LAYERS = [
  /^src\/web\/(kit\/|(i18n|location|match|page|site)\.tsx?$)/,
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
    name: 'the browser side has layers: kit, session, directory, layout, features, pages, entries',
    of: isBrowser,
    check: ({ target }, file) =>
      layerOf(target) > layerOf(file) ? 'is in a higher layer: take it as a prop' : undefined,
  },
  {
    name: "a feature's ui imports no other feature's ui",
    of: (file) => isBrowser(file) && featureOf(file) !== undefined,
    check: ({ target }, file) =>
      isBrowser(target) && (featureOf(target) ?? featureOf(file)) !== featureOf(file)
        ? 'is composed with it by a page: take it as children or a prop'
        : undefined,
  },
  {
    name: 'a page is loaded only by its route',
    of: (file) => file.startsWith('src/') && file !== 'src/pages/routes.ts',
    check: ({ target }) =>
      /^src\/pages\/.*-page\.tsx$/.test(target) ? 'is a page: share its parts in src/pages/shared' : undefined,
  },
  {
    name: 'the browser side imports only contracts from the server side',
    of: isBrowser,
    check({ target, isType }) {
      if (target.startsWith('node:')) return 'runs on Node only';
      if (!isProjectFile(target) || isBrowser(target) || BROWSER_SAFE.includes(target)) return undefined;
      if (!isContract(target) && !target.startsWith('src/contract/')) return 'is server code';
      return isType ? undefined : 'would load zod in the browser: use `import type`';
    },
  },
  {
    name: 'the server side imports nothing from the browser side',
    of: isServer,
    check: ({ target }) =>
      isBrowser(target) && !SERVER_SAFE.includes(target) ? 'is built by Vite: Node cannot load it' : undefined,
  },
  {
    name: 'a contract imports only zod, contract/ and other contracts',
    of: isContract,
    check: ({ target }) =>
      target === 'zod' || target.startsWith('src/contract/') || isContract(target)
        ? undefined
        : 'does not belong in a contract',
  },
  {
    name: 'routes contain neither SQL nor rules',
    of: (file) => isServer(file) && isRoutes(file),
    check: ({ target, isType }) =>
      isStore(target) || (!isType && /^(kysely|pg|node:sqlite|src\/db\/(?!unavailable\.ts).*)$/.test(target))
        ? 'belongs behind a rule function'
        : undefined,
  },
  {
    name: 'a store does not depend on HTTP',
    of: (file) => isServer(file) && isStore(file),
    check: ({ target }) => (/^(fastify|@fastify\/.*|src\/http\/.*)$/.test(target) ? 'is HTTP' : undefined),
  },
  {
    name: 'rules take no HTTP objects',
    of: (file) => isServer(file) && featureOf(file) !== undefined && !isRoutes(file) && !isStore(file),
    check: ({ target }) => (/^(fastify|@fastify\/.*)$/.test(target) ? 'is HTTP: take the values instead' : undefined),
  },
  {
    name: "a feature imports no other feature's routes, and no private store",
    of: (file) => isServer(file) && featureOf(file) !== undefined,
    check({ target, isType }, file) {
      const other = featureOf(target);
      if (other === undefined || other === featureOf(file) || SERVER_SAFE.includes(target)) return undefined;
      const isPrivateStore = isStore(target) && !isType && !SHARED_STORES.includes(other);
      return isPrivateStore || isRoutes(target) ? `is private to ${other}` : undefined;
    },
  },
  {
    name: 'the kits import no feature',
    of: (file) => /^src\/(catalog|db|discord|http|contract)\//.test(file) && file !== 'src/contract/api.ts',
    check: ({ target }) => (featureOf(target) ? 'is a feature' : undefined),
  },
  {
    name: 'contract/api.ts imports only contracts',
    of: (file) => file === 'src/contract/api.ts',
    check: ({ target }) => (isContract(target) || target.startsWith('src/contract/') ? undefined : 'is not a contract'),
  },
  {
    name: 'nothing imports the process (app, app-context, main, jobs), except routes the type AppContext',
    of: (file) => file.startsWith('src/') && !/^src\/(main|app)\.ts$/.test(file),
    check: ({ target, isType }, file) =>
      /^src\/(app|main|jobs|app-context)\.ts$/.test(target) &&
      !(isType && target === 'src/app-context.ts' && addsRoutes(file))
        ? 'is at the top level'
        : undefined,
  },
  {
    name: 'production code uses neither the stand-in nor tests',
    of: (file) => file.startsWith('src/'),
    check: ({ target }) => (/^(standins|test|bench|scripts)\//.test(target) ? 'is not for production' : undefined),
  },
  {
    name: 'the client imports only its own files',
    of: (file) => file.startsWith('client/src/'),
    check: ({ target }) => (target.startsWith('client/src/') ? undefined : 'is not part of the package'),
  },
  {
    name: 'only the configuration reads the environment',
    of: (file) => file.startsWith('src/') && file !== 'src/main.ts' && file !== 'src/env.ts',
    check: ({ target, isType }) => (target === 'src/env.ts' && !isType ? 'is read by main and passed on' : undefined),
  },
];

function isStore(file: string): boolean {
  return /^(?:[a-z-]+-)?store\.ts$/.test(nameOf(file));
}

/** `routes.ts`, or `page-routes.ts` for addresses outside the API. */
function isRoutes(file: string): boolean {
  return /^(?:[a-z-]+-)?routes\.ts$/.test(nameOf(file));
}

/** Files that add routes: a feature's, and the pages. */
function addsRoutes(file: string): boolean {
  return isRoutes(file) || file === 'src/http/pages.ts';
}

/** One line for each import that violates `rule`. */
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

/** Import cycles of files, each once; types and dynamic imports count too. */
export function cycles(sources: Source[]): string[] {
  const edges = sources.map(({ file, imports }) => [file, imports.map(({ target }) => target)] as const);
  return findCycles(new Map(edges));
}

/** Import cycles of features on the server side; types count too. */
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
  return findCycles(edges);
}

function findCycles(edges: ReadonlyMap<string, Iterable<string>>): string[] {
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
