// /api: the public API for people who write programs, made from the same schemas that check the calls.
import { AddressPanel } from '#features/sharing/ui/address-panel.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { island } from '#web/kit/island.tsx';
import { definePage } from '#web/page.ts';
import { apiDescriptionQuery, sampleServerQuery } from './api-queries.ts';

const ApiReference = island(() => import('./api-reference.tsx'));

const LEAD = 'A public read-only API. No keys needed, no rate limit, data synced daily.';

const GUIDELINES = [
  'Reads need no key and have no limit per client. A busy process answers 503 with Retry-After: please wait that long.',
  'Ask again with the ETag of the last answer in If-None-Match: when nothing changed you get 304 and no body.',
  'Counts are approximate, as the platform gives them; lastSyncedAt says how old they are. Unknown counts are null.',
  'For everything at once walk by cursor: cursor=first, then the nextCursor of each answer. Pages can shift meanwhile, a walk cannot.',
  'Several values of one filter are repeated keys and mean OR; different filters mean AND. Unknown parameters are ignored.',
  'Writing calls are for servers, not for pages of other sites, and have limits: 429 with Retry-After.',
];

function ApiPage() {
  return (
    <div className="wrap pt-7 pb-12">
      <h1 tabIndex={-1} className="text-3xl">
        API Documentation
      </h1>
      <p className="mt-2 mb-6 max-w-[80ch] text-md leading-normal text-ink-2">{LEAD}</p>
      <ApiReference />
      <AddressPanel />
      <Panel title="Usage guidelines" className="mt-6">
        <ul className="grid max-w-[90ch] list-disc gap-2 pl-5 text-sm text-ink-2">
          {GUIDELINES.map((guideline) => (
            <li key={guideline}>{guideline}</li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink href="/api/v1/openapi.json">OpenAPI 3.1 document</ButtonLink>
          <ButtonLink href="/data">All servers as one file</ButtonLink>
        </div>
      </Panel>
    </div>
  );
}

export default definePage({
  component: ApiPage,
  islands: [ApiReference],
  prefetch: ({ api, queries }) =>
    Promise.all([queries.prefetchQuery(apiDescriptionQuery(api)), queries.prefetchQuery(sampleServerQuery(api))]),
  head: () => ({ title: 'API Documentation', description: LEAD, canonical: '/api' }),
});
