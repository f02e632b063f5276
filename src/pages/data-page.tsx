// /data: the dump of all listed servers, its contents, and what to know before using it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { Fields } from '#features/api-docs/ui/field-list.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { useSite } from '#web/site.tsx';
import { FileFacts } from '#features/dump/ui/file-facts.tsx';
import { Link } from '#web/kit/link.tsx';
import { Usage } from '#features/dump/ui/usage.tsx';
import { type Api, statusOf } from '#contract/client.ts';
import type { DumpInfo } from '#features/dump/contract.ts';

/** `off`: disabled by the operator; `generating`: for a few seconds. */
type DumpState = { status: 'available'; info: DumpInfo } | { status: 'off' | 'generating' };

function dumpQuery(api: Api) {
  return queryOptions({
    queryKey: ['dump'],
    queryFn: async ({ signal }): Promise<DumpState> => {
      try {
        return { status: 'available', info: await api('GET /api/v1/dump/info', { signal }) };
      } catch (error) {
        if (statusOf(error) === 404) return { status: 'off' };
        if (statusOf(error) === 503) return { status: 'generating' };
        throw error;
      }
    },
  });
}

/** The fields of a dump line: the same as those of a server in the API. */
function lineFieldsQuery(api: Api) {
  return queryOptions({
    queryKey: ['dump', 'fields'],
    queryFn: async ({ signal }) => {
      const { calls } = await api('GET /api/v1/docs', { signal });
      const { answerFields } = calls.find(({ name }) => name === 'getServer') ?? { answerFields: [] };
      // Every line has all of them, so a "required" label on each would be noise.
      return answerFields.map((field) => ({ ...field, isRequired: false }));
    },
  });
}

const RULES = [
  msg`Counts are approximate, as Discord gave them; lastSyncedAt says how old they are. Unknown values are null.`,
  msg`It contains only what everyone can see here: no servers that are waiting for a moderator, were taken down or are for adults.`,
  msg`When a server in it is taken down, the file is withdrawn immediately and regenerated without it. Download it every day, and drop what it no longer contains.`,
  msg`Send the ETag of your file in If-None-Match: the answer is 304 until there is a newer file. Range resumes a download.`,
];

const NOT_OFFERED = msg`This site does not offer its data as one file at the moment.`;

function DataPage() {
  const isOff = useQuery(dumpQuery(useApi())).data?.status === 'off';
  return (
    <div className="wrap grid max-w-[960px]! grid-cols-1 gap-6 pt-7 pb-12">
      <div>
        <h1 className="text-3xl">
          <Trans>Open data</Trans>
        </h1>
        {!isOff && (
          <p className="mt-2 max-w-[49em] text-md leading-normal text-pretty text-ink-2">
            <Trans>All listed servers in one file, made once a day. No key or account needed.</Trans>
          </p>
        )}
      </div>
      <TheFile />
      {!isOff && <Guide />}
    </div>
  );
}

function Guide() {
  const { t } = useLingui();
  const { notices, publicUrl } = useSite();
  return (
    <>
      <Panel title={t`Good to know`}>
        <ul className="grid max-w-[55em] list-disc gap-2 ps-5 text-sm text-ink-2">
          {RULES.map((rule) => (
            <li key={rule.id}>{t(rule)}</li>
          ))}
        </ul>
        {!notices.includes('api-closed') && (
          <p className="mt-4 text-sm text-ink-2">
            <Trans>
              For single servers, searches and changes during the day, use{' '}
              <Link href="/api" className="underline">
                the API
              </Link>
              .
            </Trans>
          </p>
        )}
      </Panel>
      <Usage siteUrl={publicUrl} />
      <Panel title={t`Fields of each line`}>
        <LineFields />
      </Panel>
    </>
  );
}

function LineFields() {
  const { t } = useLingui();
  const fields = useQuery(lineFieldsQuery(useApi()));
  if (fields.data) return <Fields fields={fields.data} />;
  return <LoadState query={fields} skeleton="h-64" failed={t`Failed to load the fields`} />;
}

function TheFile() {
  const { t } = useLingui();
  const { notices } = useSite();
  const dump = useQuery(dumpQuery(useApi()));
  const failed = t`Failed to load the details of the file`;
  if (!dump.data) return <LoadState query={dump} skeleton="h-64" failed={failed} level={2} />;
  if (dump.data.status === 'available') return <FileFacts info={dump.data.info} />;
  const isOff = dump.data.status === 'off';
  const offText = notices.includes('api-closed')
    ? t(NOT_OFFERED)
    : t`This site does not offer its data as one file at the moment. Its servers can be read one by one through the API.`;
  return (
    <Panel title={isOff ? t`Not available at the moment` : t`The file is being generated`}>
      <p className="text-sm text-ink-2">{isOff ? offText : t`Please reload the page in a few seconds.`}</p>
    </Panel>
  );
}

export default definePage({
  component: DataPage,
  prefetch: ({ api, queries }) =>
    Promise.all([queries.prefetchQuery(dumpQuery(api)), queries.prefetchQuery(lineFieldsQuery(api))]),
  head: ({ i18n, site }) => ({
    title: i18n.t(msg`Open data`),
    description: i18n.t(
      site.notices.includes('dump-off')
        ? NOT_OFFERED
        : msg`All listed servers in one file, made once a day. No key or account needed.`,
    ),
    canonical: '/data',
  }),
});
