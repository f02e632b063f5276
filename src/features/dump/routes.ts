import type { AppContext } from '#src/app-context.ts';
import { hashed } from '#http/answer.ts';
import { sendFile } from '#http/send-file.ts';
import { getDump, getDumpInfo } from './contract.ts';
import { dumpFile, dumpInfo } from './view.ts';

export function dumpRoutes({ app, dumps, config }: Pick<AppContext, 'app' | 'config' | 'dumps'>): void {
  app.route({
    ...getDump,
    handler: async (request, reply) => {
      const { edition, handle } = await dumps.open();
      return await sendFile(request, reply, { ...dumpFile(edition), handle });
    },
  });

  app.route({
    ...getDumpInfo,
    handler: async (request, reply) => {
      const edition = await dumps.current();
      return reply.sendAnswer(hashed(dumpInfo(edition, config.http.publicUrl, config.dataLicence)));
    },
  });
}
