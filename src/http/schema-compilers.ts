// All schemas are Zod's. Unless other compilers are in its options, Fastify loads its own: a hundred modules.
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/** Option for an app to which `compileWithZod` is applied. */
export const noOwnCompilers: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
};

/** A placeholder until ours are set. */
function noCompiler(): never {
  throw new Error('only the compilers of Zod are supported');
}

export function compileWithZod(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
}
