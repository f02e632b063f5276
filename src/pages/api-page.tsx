// /api: the public API for people who write programs, made from the same schemas that check the calls.
import { Suspense } from 'react';
import { AddressPanel } from '#features/sharing/ui/address-panel.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { definePage } from '#web/page.ts';
import { apiDescriptionQuery, sampleServerQuery } from '#features/api-docs/ui/api-queries.ts';
import { ApiReference } from '#features/api-docs/ui/api-reference.tsx';
import { texts } from '#features/api-docs/ui/texts.ts';

function ApiPage() {
  return (
    <div className="wrap pt-7 pb-12">
      <h1 tabIndex={-1} className="text-3xl">
        {texts.title}
      </h1>
      <p className="mt-2 mb-6 max-w-[49em] text-md leading-normal text-ink-2">{texts.lead}</p>
      <Suspense fallback={null}>
        <ApiReference />
      </Suspense>
      <AddressPanel />
      <Panel title={texts.usage} className="mt-6">
        <ul className="grid max-w-[55em] list-disc gap-2 ps-5 text-sm text-ink-2">
          {texts.guidelines.map((guideline) => (
            <li key={guideline}>{guideline}</li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink href="/api/v1/openapi.json">{texts.openApi}</ButtonLink>
          <ButtonLink href="/data">{texts.allServers}</ButtonLink>
        </div>
      </Panel>
    </div>
  );
}

export default definePage({
  component: ApiPage,
  prefetch: ({ api, queries }) =>
    Promise.all([queries.prefetchQuery(apiDescriptionQuery(api)), queries.prefetchQuery(sampleServerQuery(api))]),
  head: () => ({ title: texts.title, description: texts.lead, canonical: '/api' }),
});
