// /data: the file of all listed servers, what it holds and what to know before using it.
import { useQuery, queryOptions } from '@tanstack/react-query';
import { Fields } from '#features/api-docs/ui/field-list.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { MarkedText } from '#web/kit/marked-text.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { useSite } from '#web/site.tsx';
import { FileFacts } from '#features/dump/ui/file-facts.tsx';
import { texts } from '#features/dump/ui/texts.ts';
import { Usage } from '#features/dump/ui/usage.tsx';
import { type Api, ApiFailure } from '#contract/client.ts';
import type { DumpInfo } from '#features/dump/contract.ts';

/** `off`: the operator does not offer it; `making`: for some seconds. */
type DumpState = { is: 'there'; info: DumpInfo } | { is: 'off' | 'making' };

function dumpQuery(api: Api) {
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
function lineFieldsQuery(api: Api) {
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

function DataPage() {
  const { publicUrl } = useSite();
  return (
    <div className="wrap grid max-w-[960px]! grid-cols-[minmax(0,1fr)] gap-6 pt-7 pb-12">
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          {texts.title}
        </h1>
        <p className="mt-2 max-w-[49em] text-md leading-normal text-pretty text-ink-2">{texts.lead}</p>
      </div>
      <TheFile />
      <Panel title={texts.rules}>
        <ul className="grid max-w-[55em] list-disc gap-2 ps-5 text-sm text-ink-2">
          {texts.rulesList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-ink-2">
          <MarkedText text={texts.api} href="/api" />
        </p>
      </Panel>
      <Usage siteUrl={publicUrl} />
      <Panel title={texts.fields}>
        <LineFields />
      </Panel>
    </div>
  );
}

function LineFields() {
  const { data, isError, refetch } = useQuery(lineFieldsQuery(useApi()));
  if (data) return <Fields fields={data} />;
  if (!isError) return <Skeleton className="h-64" />;
  return <ErrorState title={texts.failedFields} onRetry={() => void refetch()} />;
}

function TheFile() {
  const { data, isError, refetch } = useQuery(dumpQuery(useApi()));
  if (data?.is === 'there') return <FileFacts info={data.info} />;
  if (data) {
    const { off, offText, making, makingText } = texts;
    return (
      <Panel title={data.is === 'off' ? off : making}>
        <p className="text-sm text-ink-2">{data.is === 'off' ? offText : makingText}</p>
      </Panel>
    );
  }
  if (!isError) return <Skeleton className="h-64" />;
  return <ErrorState level={2} title={texts.failed} text={texts.later} onRetry={() => void refetch()} />;
}

export default definePage({
  component: DataPage,
  prefetch: ({ api, queries }) =>
    Promise.all([queries.prefetchQuery(dumpQuery(api)), queries.prefetchQuery(lineFieldsQuery(api))]),
  head: () => ({ title: texts.title, description: texts.lead, canonical: '/data' }),
});
