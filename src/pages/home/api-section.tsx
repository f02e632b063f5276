import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '#web/kit/copying/copy-button.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { CodeBox } from '#web/kit/scroll-region.tsx';
import { useSite } from '#web/site.tsx';

/** Introduces the public API with a sample call. Links lead here even while it is switched off. */
export function ApiSection() {
  const { t } = useLingui();
  const { notices, publicUrl } = useSite();
  const isClosed = notices.includes('api-closed');
  const command = `curl "${publicUrl}/api/v1/servers?category=Music&limit=20"`;
  return (
    <section id="api" aria-labelledby="api-title" className="home-section below-fold">
      <div className="wrap grid grid-cols-1 items-center gap-6 lg:grid-cols-[5fr_7fr]">
        <div className="grid justify-items-start gap-2.5">
          <h2 id="api-title">
            <Trans>Build with the API</Trans>
          </h2>
          <p className="text-ink-2">
            {isClosed
              ? t`The public API of this site is switched off. The site itself works.`
              : t`A public API. Reads need no key and have no rate limit. Data is synced daily.`}
          </p>
          {!isClosed && (
            <p className="text-xs text-ink-2">
              <Trans>Base URL</Trans>{' '}
              <code dir="ltr" className="font-mono break-all">
                {publicUrl}
              </code>
            </p>
          )}
          <ButtonLink href="/api" className="mt-1">
            <Trans>View API Docs</Trans>
          </ButtonLink>
        </div>
        {!isClosed && (
          <div className="min-w-0 overflow-hidden rounded-lg border border-line bg-sunken">
            <div className="flex flex-wrap items-center gap-2 border-b border-line p-1.5 ps-2.5">
              <Badge tone="good">GET</Badge>
              <code dir="ltr" className="font-mono text-xs font-medium">
                /api/v1/servers
              </code>
              <span className="ms-auto">
                <CopyButton text={command} />
              </span>
            </div>
            <CodeBox label={t`cURL example`}>{command}</CodeBox>
          </div>
        )}
      </div>
    </section>
  );
}
