import { Scale } from 'lucide-react';
import type { AppealItem } from '#features/admin/contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ItemActions, ItemText, ItemTitle, LongText, Quote } from './queue-layout.tsx';
import type { RowProps } from './queue.tsx';

const ABOUT = { server: 'Refused server', review: 'Removed review', account: 'Suspended account' } as const;

export function AppealRow({ item, isPending, act, ask }: RowProps<AppealItem>) {
  const api = useApi();
  const params = { id: item.id };
  const accept = () => act('Undone', () => api('POST /api/v1/admin/appeals/:id/accept', { params }));
  const reject = () =>
    ask({
      title: 'Leave it as it is',
      description: 'Who appealed is told the reason.',
      choices: [
        {
          label: 'Reject appeal',
          run: (reason) =>
            void act('Appeal rejected', () =>
              api('POST /api/v1/admin/appeals/:id/reject', { params, body: { reason } }),
            ),
        },
      ],
    });
  return (
    <>
      <span className="grid size-11 place-items-center rounded-md bg-surface-2 text-ink-2">
        <Scale size={20} aria-hidden="true" />
      </span>
      <ItemText>
        <ItemTitle>
          {ABOUT[item.about]}
          <Badge tone="lamp">Appeal</Badge>
        </ItemTitle>
        <div className="text-xs text-ink-2 [overflow-wrap:anywhere]">
          <LongText text={item.subject} />
        </div>
        <p className="text-xs text-ink-2 [overflow-wrap:anywhere]">Because: {item.reason}</p>
        <Quote>
          <LongText text={item.text} />
        </Quote>
        <p className="text-xs text-ink-3">
          <Age at={item.since} /> by {item.by ?? 'a visitor'}
        </p>
      </ItemText>
      <ItemActions>
        <Button size="sm" disabled={isPending} onClick={() => void accept()}>
          Accept and undo
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={reject}>
          Reject appeal
        </Button>
      </ItemActions>
    </>
  );
}
