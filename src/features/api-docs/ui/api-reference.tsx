import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { LoadState } from '#web/kit/load-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { CopyButton } from '#web/kit/copying/copy-button.tsx';
import type { Api } from '#contract/client.ts';
import { NO_SERVER, type SampleServer } from './examples.ts';
import { CallRow, MethodBadge } from './call-row.tsx';
import { InEnglish } from './field-list.tsx';
import './api-docs.css';

export function apiDescriptionQuery(api: Api) {
  return queryOptions({
    queryKey: ['api-docs'],
    queryFn: ({ signal }) => api('GET /api/v1/docs', { signal }),
  });
}

/** The server used in the examples: the first of the list. */
export function sampleServerQuery(api: Api) {
  return queryOptions({
    queryKey: ['api-docs', 'sample'],
    queryFn: async ({ signal }): Promise<SampleServer> => {
      const { servers } = await api('GET /api/v1/servers', { query: { limit: 1 }, signal });
      const { slug, inviteCode, tags } = servers[0] ?? {};
      return {
        slug: slug ?? NO_SERVER.slug,
        inviteCode: inviteCode ?? NO_SERVER.inviteCode,
        tag: tags?.[0] ?? NO_SERVER.tag,
      };
    },
  });
}

/** The base URL and every call with its fields and examples. */
export function ApiReference() {
  const { t } = useLingui();
  const api = useApi();
  const description = useQuery(apiDescriptionQuery(api));
  const { data: server = NO_SERVER } = useQuery(sampleServerQuery(api));
  const failed = t`Failed to load the documentation`;
  if (!description.data) return <LoadState query={description} skeleton="h-96" failed={failed} level={2} />;
  const { baseUrl, calls } = description.data;
  return (
    <div className="grid gap-6 lg:grid-cols-[220px_minmax(0,1fr)]">
      <nav
        aria-label={t({ message: 'Calls', comment: 'Noun: name of the list of API calls, read out by screen readers' })}
        className="hidden lg:block"
      >
        <ul className="sticky grid-cols-1 top-[calc(var(--nav-height)+16px)] grid max-h-[calc(100dvh-var(--nav-height)-32px)] gap-0.5 overflow-y-auto">
          {calls.map((call) => (
            <li key={call.name}>
              <a
                href={`#${call.name}`}
                className="flex items-baseline gap-2 rounded-md px-2 py-1.5 text-xs text-ink-2 hover:bg-surface-2 hover:text-ink"
              >
                <MethodBadge method={call.method} />
                <span dir="ltr" className="min-w-0 text-pretty rtl:text-right">
                  <InEnglish>{call.summary}</InEnglish>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 content-start gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface px-4 py-3">
          <h2 className="type-text text-md font-[650]">
            <Trans>Base URL</Trans>
          </h2>
          <code dir="ltr" className="font-mono text-sm break-all">
            {baseUrl}
          </code>
          <span className="ms-auto">
            <CopyButton text={baseUrl} what={t`Base URL`} />
          </span>
        </div>
        <h2 className="mt-2 text-2xl">
          <Trans>Endpoints</Trans>
        </h2>
        {calls.map((call, index) => (
          <CallRow key={call.name} {...{ call, baseUrl, server }} isOpen={index === 0} />
        ))}
      </div>
    </div>
  );
}
