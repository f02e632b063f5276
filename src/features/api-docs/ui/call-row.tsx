import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ApiCall } from '#features/api-docs/contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { CopyButton } from '#web/kit/copying/copy-button.tsx';
import { CodeBox } from '#web/kit/scroll-region.tsx';
import { sampleOf, exampleIn, LANGUAGES, type Language, type Sample, type SampleServer } from './examples.ts';
import { FieldList, InEnglish } from './field-list.tsx';
import { TryIt } from './try-it.tsx';

interface CallRowProps {
  call: ApiCall;
  baseUrl: string;
  server: SampleServer;
  isOpen: boolean;
}

/** One call as an expandable row. */
export function CallRow({ call, baseUrl, server, isOpen }: CallRowProps) {
  const { t } = useLingui();
  const sample = sampleOf(call, baseUrl, server);
  const { name } = call;
  return (
    <details className="api-call rounded-lg border border-line bg-surface" open={isOpen}>
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-3.5 py-3">
        <ChevronRight className="api-chevron flex-none text-ink-3" size={16} />
        <MethodBadge method={call.method} />
        <h3 dir="ltr" className="min-w-0 font-mono text-sm font-medium tracking-normal break-all [font-stretch:normal]">
          {call.path}
        </h3>
        <span className="w-full ps-7 text-xs text-ink-2 sm:w-auto sm:ps-0">
          <InEnglish>{call.summary}</InEnglish>
        </span>
      </summary>
      <div
        id={call.name}
        className="api-details grid scroll-mt-40 gap-4 border-t border-line p-3.5 xl:grid-cols-[minmax(0,1fr)_400px]"
      >
        <div className="grid min-w-0 content-start gap-4">
          {call.description && (
            <p className="text-sm text-ink-2">
              <InEnglish>{call.description}</InEnglish>
            </p>
          )}
          <p className="text-xs text-ink-3">
            <Trans comment="Noun: name of a function">
              Method of <code className="font-mono">duskrow-client</code>: <code className="font-mono">{name}</code>
            </Trans>
          </p>
          <FieldList title={t`Path parameters`} fields={call.pathFields} />
          <FieldList title={t`Query parameters`} fields={call.queryFields} />
          <FieldList title={t`Request body (JSON)`} fields={call.bodyFields} />
          <FieldList title={t`Response`} fields={call.answerFields} />
          <Refusals statuses={call.refusals} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <CodeExample call={call} sample={sample} />
          {call.method === 'GET' && <TryIt call={call} sample={sample} />}
        </div>
      </div>
    </details>
  );
}

export function MethodBadge({ method }: { method: string }) {
  return (
    <Badge tone={method === 'GET' ? 'good' : 'lamp'} className="min-w-[49px] justify-center">
      {method}
    </Badge>
  );
}

function Refusals({ statuses }: { statuses: readonly number[] }) {
  if (statuses.length === 0) return null;
  const codes = statuses.join(', ');
  return (
    <p className="text-xs text-ink-3">
      <Trans>
        Can fail with {codes}. The body then has <code className="font-mono">message</code> and{' '}
        <code className="font-mono">code</code>.
      </Trans>
    </p>
  );
}

/** The call in three languages. Radio buttons and CSS choose one, so that it works without scripts. */
function CodeExample({ call, sample }: { call: ApiCall; sample: Sample }) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Language>('JavaScript');
  return (
    <div className="api-code min-w-0 overflow-hidden rounded-lg border border-line bg-sunken">
      <div className="flex flex-wrap items-center gap-1 border-b border-line p-1.5">
        <fieldset className="flex gap-1">
          <legend className="sr-only">
            <Trans>Language of the example</Trans>
          </legend>
          {LANGUAGES.map((name) => (
            <label key={name} className="api-tab">
              <input
                type="radio"
                className="sr-only"
                name={`language-${call.name}`}
                value={name}
                defaultChecked={name === 'JavaScript'}
                onChange={() => setLanguage(name)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <span className="ms-auto">
          <CopyButton
            text={exampleIn(language, call.method, sample)}
            what={t`${{ summary: call.summary }}, ${language}`}
          />
        </span>
      </div>
      {LANGUAGES.map((name) => (
        <CodeBox key={name} data-language={name} label={t`${{ summary: call.summary }}: ${name} example`}>
          {exampleIn(name, call.method, sample)}
        </CodeBox>
      ))}
    </div>
  );
}
