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

/**
 * Authors of programs know the names of the fields, users do not. Programs write query strings; users fill in bodies, but
 * only programs omit their fields or send another type than the form.
 */
function parsed(schema: z.ZodType, given: unknown, isQuery: boolean): { value: unknown } | { error: AppError } {
  const { data: value, error } = schema.safeParse(given, { error: issueSentence, reportInput: true });
  if (!error) return { value };
  const issues = error.issues.map(({ path, message: sentence, code, input }) => {
    // A repeated parameter becomes an array; the schema of one that may be repeated is a union.
    const isRepeated = isQuery && Array.isArray(input) && code !== 'invalid_union';
    const message = isRepeated ? 'The value must be given only once.' : sentence;
    const field = path.join('.') || 'body';
    const isNamed = isQuery || (code === 'invalid_type' && path.length > 0);
    return { path: field, message: isNamed ? `${field}: ${message}` : message, code };
  });
  return { error: invalidInput(issues) };
}
