import { ChevronRight } from 'lucide-react';
import type { ApiCall } from '#features/api-docs/contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { CodeExample } from './code-example.tsx';
import { sampleOf } from './examples.ts';
import { FieldList } from './field-list.tsx';
import { TryIt } from './try-it.tsx';

interface CallRowProps {
  call: ApiCall;
  baseUrl: string;
  server: string;
  isOpen: boolean;
}

/** One call: a row that opens. */
export function CallRow({ call, baseUrl, server, isOpen }: CallRowProps) {
  const sample = sampleOf(call, baseUrl, server);
  return (
    <details className="api-call rounded-lg border border-line bg-surface" open={isOpen}>
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-3.5 py-3">
        <ChevronRight className="api-chevron flex-none text-ink-3" size={16} aria-hidden="true" />
        <MethodBadge method={call.method} />
        <h3 className="min-w-0 font-mono text-sm font-medium tracking-normal break-all [font-stretch:normal]">
          {call.path}
        </h3>
        <span className="w-full pl-7 text-xs text-ink-2 sm:w-auto sm:pl-0">{call.summary}</span>
      </summary>
      <div
        id={call.name}
        className="grid scroll-mt-40 gap-4 border-t border-line p-3.5 xl:grid-cols-[minmax(0,1fr)_400px]"
      >
        <div className="grid min-w-0 content-start gap-4">
          {call.description && <p className="text-sm text-ink-2">{call.description}</p>}
          <FieldList title="In the path" fields={call.pathFields} />
          <FieldList title="In the query" fields={call.queryFields} />
          <FieldList title="In the body (JSON)" fields={call.bodyFields} />
          <FieldList title="In the answer" fields={call.answerFields} />
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
  return <Badge tone={method === 'GET' ? 'good' : 'lamp'}>{method}</Badge>;
}

function Refusals({ statuses }: { statuses: readonly number[] }) {
  if (statuses.length === 0) return null;
  return (
    <p className="text-xs text-ink-3">
      May refuse with {statuses.join(', ')}. The body then holds <code className="font-mono">message</code> and{' '}
      <code className="font-mono">code</code>.
    </p>
  );
}
