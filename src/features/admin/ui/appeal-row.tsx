import { Scale } from 'lucide-react';
import type { AppealItem } from '#features/admin/contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ItemActions, ItemText, ItemTitle, LongText, Quote } from './queue-layout.tsx';
import type { RowProps } from './queue.tsx';
import { texts } from './texts.ts';

export function AppealRow({ item, isPending, act, ask }: RowProps<AppealItem>) {
  const api = useApi();
  const params = { id: item.id };
  const accept = () => act(texts.undone, () => api('POST /api/v1/admin/appeals/:id/accept', { params }));
  const reject = () =>
    ask({
      title: texts.rejectTitle,
      description: texts.rejectText,
      choices: [
        {
          label: texts.rejectAppeal,
          run: (reason) =>
            void act(texts.appealRejected, () =>
              api('POST /api/v1/admin/appeals/:id/reject', { params, body: { reason } }),
            ),
        },
      ],
    });
  const [before, after] = texts.ageBy(item.by ?? texts.visitor);
  return (
    <>
      <span className="grid size-11 place-items-center rounded-md bg-surface-2 text-ink-2">
        <Scale size={20} aria-hidden="true" />
      </span>
      <ItemText>
        <ItemTitle>
          {texts.appealAbout[item.about]}
          <Badge tone="lamp">{texts.appeal}</Badge>
        </ItemTitle>
        <div dir="auto" className="text-xs text-ink-2 [overflow-wrap:anywhere] rtl:text-right">
          <LongText text={item.subject} />
        </div>
        <p className="text-xs text-ink-2 [overflow-wrap:anywhere]">{texts.because(item.reason)}</p>
        <Quote>
          <LongText text={item.text} />
        </Quote>
        <p className="text-xs text-ink-3">
          {before}
          <Age at={item.since} />
          {after}
        </p>
      </ItemText>
      <ItemActions>
        <Button size="sm" disabled={isPending} onClick={() => void accept()}>
          {texts.accept}
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={reject}>
          {texts.rejectAppeal}
        </Button>
      </ItemActions>
    </>
  );
}
