// Checks the sources against docs/architecture.md: import directions, sizes, names, and that every endpoint is tested.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { cycles, featureCycles, importRules, SERVER_SAFE, violations } from './import-rules.ts';
import { readLengths, readSources, root } from './sources.ts';

const sources = readSources();
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const production = sources.filter(({ file }) => file.startsWith('src/') && !isTest(file));
const packageJson = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Production files whose code matches the pattern, except the allowed ones. */
function filesWith(pattern: RegExp, allowed: RegExp): string[] {
  return production.filter(({ file, code }) => !allowed.test(file) && pattern.test(code)).map(({ file }) => file);
}

describe('imports', () => {
  it.each(importRules.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
    expect(violations(rule, sources)).toEqual([]);
  });

  it('form no cycles', () => {
    expect(cycles(sources)).toEqual([]);
  });

  it('of features form no cycles on the server side', () => {
    expect(featureCycles(sources)).toEqual([]);
  });

  it('do not exist in browser-side files that the server shares', () => {
    const shared = sources.filter(({ file }) => SERVER_SAFE.includes(file));
    expect(shared.map(({ imports }) => imports)).toEqual(SERVER_SAFE.map(() => []));
  });

  it('load only production dependencies at run time', () => {
    const missing = production.flatMap(({ file, imports }) =>
      imports
        .filter(({ target, isType, isDynamic }) => !isType && !isDynamic && target in packageJson.devDependencies)
        .map(({ target }) => `${file} -> ${target}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('files', () => {
  it('are at most 300 lines', () => {
    const lengths = readLengths();
    expect(lengths.map(({ file }) => path.extname(file))).toEqual(
      expect.arrayContaining(['.ts', '.tsx', '.css', '.mjs']),
    );
    expect(lengths.filter(({ lines }) => lines > 300).map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
  });

  it('have specific names in kebab-case', () => {
    const vague = /(^|-)(utils?|helpers?|common|lib|services?|managers?)$|^(index|types)$/;
    const wrong = sources.filter(({ file }) =>
      file.split('/').some((part) => {
        const name = part.replace(/\..*$/, '');
        return vague.test(name) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
      }),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('export no unused values or types', () => {
    const namedIn = new Map<string, number>();
    for (const { code } of sources) {
      for (const name of new Set(code.match(/[\w$]+/g))) namedIn.set(name, (namedIn.get(name) ?? 0) + 1);
    }
    const unused = production.flatMap(({ file, code }) =>
      [...code.matchAll(/^export (?:async )?(?:function\*?|const|class|interface|type) ([\w$]+)/gm)]
        .filter(([, name]) => namedIn.get(name!) === 1)
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(unused).toEqual([]);
  });

  it('with markup are in folders that Vite builds', () => {
    // Those of test/ are for unit tests, which Vitest runs with Vite.
    const built = /^(src\/(web|pages|features\/[^/]+\/ui)\/|test\/[^/]+$)/;
    const elsewhere = sources.filter(({ file }) => file.endsWith('.tsx') && !built.test(file));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  it('are lazy only by `lazyPart`, which offers a reload when loading fails', () => {
    const lazy = production.filter(({ code }) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(code));
    expect(lazy.map(({ file }) => file)).toEqual(['src/web/kit/lazy-part.tsx']);
  });

  it('re-export nothing, except for one entry', () => {
    const allowed = ['src/web/entry-server.tsx'];
    expect(production.filter(({ reExports }) => reExports).map(({ file }) => file)).toEqual(allowed);
  });
});

it('names in the documentation exist in the code', () => {
  // A directive of systemd, and a hook that we do not use.
  const others = ['TimeoutStopSec', 'useMutation'];
  const inCode = new Set([...others, ...sources.flatMap(({ code }) => code.match(/\w+/g) ?? [])]);
  const documents = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const files = documents.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
  const unknown = ['README.md', 'CONTRIBUTING.md', ...files].flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/`(?:\w+\.)*(?:(\w*[a-z][A-Z]\w*)(?:\(\))?|(\w+)\(\))`/g)]
      .map(([, inCamelCase, called]) => inCamelCase ?? called!)
      .filter((name) => !inCode.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('every cache is in the table of docs/operations.md with its bound', () => {
  const table = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const caches = production.filter(({ imports }) => imports.some((one) => one.target === 'lru-cache' && !one.isType));
  const names = caches.map(({ file }) => file.replace(/^src\/(?:features\/)?(.+)\.ts$/, '$1'));
  expect(names.filter((name) => !table.includes(`| \`${name}\` |`))).toEqual([]);
});

it('migrations have unique numbers, except for two old ones', () => {
  const numbers = readdirSync(path.join(root, 'src/db/migrations')).map((name) => name.slice(0, 3));
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual(['011']);
  expect(numbers.filter((number) => !/^\d{3}$/.test(number))).toEqual([]);
});

describe('the outside world', () => {
  it('is configured only in src/env.ts', () => {
    expect(filesWith(/\bprocess\.env\b/, /^src\/env\.ts$/)).toEqual([]);
  });

  it('is asked for the time only by the process, the kit and drafts', () => {
    const clocks = /^src\/(main\.ts|db\/migrate\.ts|web\/(kit\/[^/]+|session\/drafts\.ts))$/;
    expect(filesWith(/\bDate\.now\b|\bnew Date\(\s*\)/, clocks)).toEqual([]);
  });

  it('is referred to by Discord routes and error codes only in src/discord', () => {
    expect(filesWith(/\/api\/v(9|10)\b|\b(10004|10006|40333|50270)\b/, /^src\/(discord\/|env\.ts$)/)).toEqual([]);
  });
});

it('every endpoint is named in a feature test', () => {
  const tests = sources.filter(({ file }) => file.endsWith('.feature.test.ts')).map(({ code }) => code);
  const untested = Object.values(api)
    .map(({ method, url }) => `'${method} ${url}'`)
    .filter((call) => !tests.some((code) => code.includes(call)));
  expect(untested).toEqual([]);
});
