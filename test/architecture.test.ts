// Holds the sources to docs/architecture.md: which way imports go, sizes, names, and that no endpoint is untested.
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

/** Production files whose code matches, less those that may. */
function filesWith(pattern: RegExp, allowed: RegExp): string[] {
  return production.filter(({ file, code }) => !allowed.test(file) && pattern.test(code)).map(({ file }) => file);
}

describe('imports', () => {
  it.each(importRules.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
    expect(violations(rule, sources)).toEqual([]);
  });

  it('form no ring', () => {
    expect(cycles(sources)).toEqual([]);
  });

  it('of features form no ring on the server side', () => {
    expect(featureCycles(sources)).toEqual([]);
  });

  it('of files of the browser side that the server reads too are none', () => {
    const shared = sources.filter(({ file }) => SERVER_SAFE.includes(file));
    expect(shared.map(({ imports }) => imports)).toEqual(SERVER_SAFE.map(() => []));
  });

  it('load at run time only packages that are installed for production', () => {
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

  it('have names that say what they hold, in kebab-case', () => {
    const vague = /(^|-)(utils?|helpers?|common|lib|services?|managers?)$|^(index|types)$/;
    const wrong = sources.filter(({ file }) =>
      file.split('/').some((part) => {
        const name = part.replace(/\..*$/, '');
        return vague.test(name) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
      }),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('export no value that no other file names', () => {
    const namedIn = new Map<string, number>();
    for (const { code } of sources) {
      for (const name of new Set(code.match(/[\w$]+/g))) namedIn.set(name, (namedIn.get(name) ?? 0) + 1);
    }
    const unused = production.flatMap(({ file, code }) =>
      [...code.matchAll(/^export (?:async )?(?:function\*?|const|class) ([\w$]+)/gm)]
        .filter(([, name]) => namedIn.get(name!) === 1)
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(unused).toEqual([]);
  });

  it('with markup lie where Vite builds them', () => {
    const elsewhere = sources.filter(
      ({ file }) => file.endsWith('.tsx') && !/^src\/(web|pages|features\/[^/]+\/ui)\//.test(file),
    );
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  it('are lazy by `lazyPart`, which offers a reload when one does not arrive', () => {
    const lazy = production.filter(({ code }) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(code));
    expect(lazy.map(({ file }) => file)).toEqual(['src/web/kit/lazy-part.tsx']);
  });

  it('export only what is theirs, but for the one that stands for a folder', () => {
    const standing = ['src/web/entry-server.tsx'];
    expect(production.filter(({ reExports }) => reExports).map(({ file }) => file)).toEqual(standing);
  });
});

it('migrations have a number each; two share one of long ago', () => {
  const numbers = readdirSync(path.join(root, 'src/db/migrations')).map((name) => name.slice(0, 3));
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual(['011']);
  expect(numbers.filter((number) => !/^\d{3}$/.test(number))).toEqual([]);
});

describe('the outside world', () => {
  it('is configured in src/env.ts alone', () => {
    expect(filesWith(/\bprocess\.env\b/, /^src\/env\.ts$/)).toEqual([]);
  });

  it('gives the time to one clock, made by the process', () => {
    const clocks = /^src\/(main\.ts|db\/migrate\.ts|web\/kit\/[^/]+)$/;
    expect(filesWith(/\bDate\.now\b|\bnew Date\(\s*\)/, clocks)).toEqual([]);
  });

  it('is named by its routes and error numbers in src/discord alone', () => {
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
