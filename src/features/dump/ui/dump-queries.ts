import { queryOptions } from '@tanstack/react-query';
import { type Api, ApiFailure } from '#contract/client.ts';
import type { DumpInfo } from '#features/dump/contract.ts';

/** `off`: the operator does not offer it; `making`: for some seconds. */
export type DumpState = { is: 'there'; info: DumpInfo } | { is: 'off' | 'making' };

export function dumpQuery(api: Api) {
  return queryOptions({
    queryKey: ['dump'],
    queryFn: async ({ signal }): Promise<DumpState> => {
      try {
        return { is: 'there', info: await api('GET /api/v1/dump/info', { signal }) };
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return { is: 'off' };
        if (error instanceof ApiFailure && error.status === 503) return { is: 'making' };
        throw error;
      }
    },
  });
}

/** The fields of a line: those of a server in the API. */
export function lineFieldsQuery(api: Api) {
  return queryOptions({
    queryKey: ['dump', 'fields'],
    queryFn: async ({ signal }) => {
      const { calls } = await api('GET /api/v1/docs', { signal });
      const { answerFields } = calls.find(({ name }) => name === 'getServer') ?? { answerFields: [] };
      // All of them are there in every line: it need not be said of each.
      return answerFields.map((field) => ({ ...field, isRequired: false }));
    },
  });
}
