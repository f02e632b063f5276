// Schemas are Zod's. Fastify's own compilers, a hundred modules, are loaded where no others are named in its options.
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/** Among the options of an app that `compileWithZod` is called for. */
export const noOwnCompilers: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
};

/** Stands there until ours are set. */
function noCompiler(): never {
  throw new Error('schemas are read by the compilers of Zod alone');
}

export function compileWithZod(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
}
