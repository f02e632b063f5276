// Validates structured data. The type checker verifies each type, property and kind of value against schema.org's
// vocabulary as types; another validator checks the additional requirements of search engines.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import Validator from '@adobe/structured-data-validator';
import { root } from '#test/sources.ts';

export interface Block extends Record<string, unknown> {
  '@type': string;
}

/** The blocks of a page. */
export function blocksOf(html: string): Block[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].flatMap(([, json = '']) => JSON.parse(json) as Block | Block[]);
}

/** Errors that search engines would report. */
export async function searchEngineMistakes(blocks: readonly Block[]): Promise<string[]> {
  const jsonld = Object.fromEntries(Map.groupBy(blocks, (block) => block['@type']));
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
  return issues.map(({ issueMessage, path: place }) => `${place.map(({ type }) => type).join(' > ')}: ${issueMessage}`);
}

/** Errors of the type checker, one line each. */
export async function vocabularyMistakes(blocks: readonly Block[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-json-ld-'));
  try {
    writeFileSync(path.join(folder, 'blocks.ts'), typed(blocks));
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
    return await promisify(execFile)(process.execPath, [TSC, '-p', folder]).then(
      () => [],
      (error: unknown) => (error as { stdout: string }).stdout.split('\n').filter((line) => line.includes('error')),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const TSC = path.join(root, 'node_modules/typescript/bin/tsc');
const CONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    paths: { 'schema-dts': [path.join(root, 'node_modules/schema-dts/dist/schema.d.ts')] },
  },
  files: ['blocks.ts'],
};
/** Leaf types only: with the unions of their subtypes the check takes four times as long. */
const TYPES: Readonly<Record<string, string>> = {
  // `query-input` is a constraint on the action, which the vocabulary's own types leave to the author.
  WebSite: `Omit<WebSiteLeaf, 'potentialAction'> & { potentialAction: WithActionConstraints<SearchActionLeaf> }`,
};

const EXTRA = ['SearchActionLeaf', 'WithActionConstraints', 'WithContext'];

function typed(blocks: readonly Block[]): string {
  const different = oneOfEachShape(blocks) as Block[];
  const names = [...new Set(different.map((block) => `${block['@type']}Leaf`)), ...EXTRA];
  const lines = different.map((block) => {
    const type = TYPES[block['@type']] ?? `${block['@type']}Leaf`;
    return `(${JSON.stringify(block)}) satisfies WithContext<${type}>;`;
  });
  return [`import type { ${names.join(', ')} } from 'schema-dts';`, ...lines].join('\n');
}

/** Removes list items that differ only in texts and numbers from others: checking them again would be redundant. */
function oneOfEachShape(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shapes = new Map(value.map((one) => [shapeOf(one), one]));
    return [...shapes.values()].map(oneOfEachShape);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, oneOfEachShape(one)]));
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].toSorted().join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  // A type belongs to the vocabulary: another type is another shape.
  const parts = Object.entries(value).map(([key, one]) => `${key}:${key.startsWith('@') ? one : shapeOf(one)}`);
  return `{${parts.toSorted().join()}}`;
}
