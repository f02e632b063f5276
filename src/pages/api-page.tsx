// /api: reference for the public API, generated from the schemas that validate the calls.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { UrlPanel } from '#features/sharing/ui/url-panel.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { definePage } from '#web/page.ts';
import { useSite } from '#web/site.tsx';
import { apiDescriptionQuery, ApiReference, sampleServerQuery } from '#features/api-docs/ui/api-reference.tsx';

const OPEN = msg`A public API. Reads need no key and have no rate limit. Data is synced daily.`;
const CLOSED = msg`The public API of this site is switched off. The site itself works.`;

const OPEN_READS = msg`Reads need no key and have no limit per client. When the site is busy it answers 503 with Retry-After: please wait that long.`;

const GUIDELINES = [
  msg`Send the ETag of the last response in If-None-Match: if nothing has changed, you get 304 and no body.`,
  msg`Counts are approximate, as Discord gives them; lastSyncedAt says how old they are. Unknown counts are null.`,
  msg`To read everything, use the cursor: cursor=first, then the nextCursor of each response. Pages can shift in the meantime, a cursor cannot.`,
  msg`To give a filter several values, repeat its key: they mean OR. Different filters mean AND. Unknown parameters are ignored.`,
  msg`Writing calls are meant for server-side programs, not for pages of other sites, and are limited: 429 with Retry-After. So are reads that look up an invite that is not stored yet.`,
];

function ApiPage() {
  const { t } = useLingui();
  const { notices } = useSite();
  const isClosed = notices.includes('api-closed');
  return (
    <div className="wrap pt-7 pb-12">
      <h1 className="text-3xl">
        <Trans>API Documentation</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-[49em] text-md leading-normal text-ink-2">{t(isClosed ? CLOSED : OPEN)}</p>
      <Suspense fallback={null}>
        <ApiReference />
      </Suspense>
      <UrlPanel />
      <Panel title={t`Usage guidelines`} className="mt-6">
        <ul className="grid max-w-[55em] list-disc gap-2 ps-5 text-sm text-ink-2">
          {[...(isClosed ? [] : [OPEN_READS]), ...GUIDELINES].map((guideline) => (
            <li key={guideline.id}>{t(guideline)}</li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink href="/api/v1/openapi.json">
            <Trans>OpenAPI 3.1 document</Trans>
          </ButtonLink>
          {!notices.includes('dump-off') && (
            <ButtonLink href="/data">
              <Trans>All servers as one file</Trans>
            </ButtonLink>
          )}
        </div>
      </Panel>
    </div>
  );
}

export default definePage({
  component: ApiPage,
  prefetch: ({ api, queries }) =>
    Promise.all([queries.prefetchQuery(apiDescriptionQuery(api)), queries.prefetchQuery(sampleServerQuery(api))]),
  head: ({ i18n, site }) => ({
    title: i18n.t(msg`API Documentation`),
    description: i18n.t(site.notices.includes('api-closed') ? CLOSED : OPEN),
    canonical: '/api',
  }),
});
