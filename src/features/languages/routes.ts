import type { AppContext } from '#src/app-context.ts';
import { getLanguage, listLanguages } from './contract.ts';
import { languageDetail, languageList } from './languages.ts';

export function languageRoutes({ app, catalog }: Pick<AppContext, 'app' | 'catalog'>): void {
  app.route({ ...listLanguages, handler: (request, reply) => reply.sendAnswer(languageList(catalog)) });
  app.route({
    ...getLanguage,
    handler: (request, reply) => reply.sendAnswer(languageDetail(catalog, request.params.code, request.query)),
  });
}
