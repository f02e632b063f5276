// The generated files of the client match the contract: as text, and as types.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { api } from '#contract/api.ts';
import { clientTypes } from '../../scripts/client-types.ts';
import { type Calls, calls } from '../../client/src/generated/calls.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'client', 'src', 'generated');

it('are up to date (else run: npm run client)', () => {
  const made = clientTypes();
  expect(readdirSync(folder).toSorted()).toEqual([...made.keys()].toSorted());
  for (const [file, text] of made) expect([file, readFileSync(path.join(folder, file), 'utf8')]).toEqual([file, text]);
});

it('have the method and URL of the contract for each call', () => {
  for (const [name, call] of Object.entries(calls)) {
    const { method, url } = api[name as keyof typeof calls];
    expect(call).toEqual([method, url]);
  }
  expect(Object.keys(calls).length).toBeGreaterThan(25);
});

type Response<Name extends keyof Calls> = (typeof api)[Name]['schema']['response'];
type Success<R> = { [S in keyof R]: S extends 200 | 201 ? (R[S] extends z.ZodType ? z.output<R[S]> : never) : never };
type Answer<Name extends keyof Calls> = Success<Response<Name>>[keyof Response<Name>];
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** Names of the calls whose answer has another type in the client. */
type Different = {
  [Name in keyof Calls]: Same<Awaited<ReturnType<Calls[Name]>>, Answer<Name>> extends true ? never : Name;
}[keyof Calls];

it('have the response types of the contract', () => {
  // The type check fails here if a call differs.
  const different: Different[] = [];
  const none: never[] = different;
  expect(none).toEqual([]);
});
