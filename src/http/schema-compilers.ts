// All schemas are Zod's. Unless other compilers are in its options, Fastify loads its own: a hundred modules.
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { type AppError, invalidInput } from './errors.ts';
import { issueSentence } from './issue-sentences.ts';

/** Option for an app to which `compileWithZod` is applied. */
export const noOwnCompilers: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
};

/** A placeholder until ours are set. */
function noCompiler(): never {
  throw new Error('only the compilers of Zod are supported');
}

export function compileWithZod(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(
    ({ schema, httpPart }) =>
      (value) =>
        parsed(schema, value, httpPart === 'querystring'),
  );
  app.setSerializerCompiler(serializerCompiler);
}

/** Authors of programs write query strings, users fill in bodies: only the former know the names of the fields. */
function parsed(schema: z.ZodType, given: unknown, isNamed: boolean): { value: unknown } | { error: AppError } {
  const { data: value, error } = schema.safeParse(given, { error: issueSentence });
  if (!error) return { value };
  const issues = error.issues.map(({ path, message, code }) => {
    const field = path.join('.') || 'body';
    return { path: field, message: isNamed ? `${field}: ${message}` : message, code };
  });
  return { error: invalidInput(issues) };
}
