import { REPORT_REASONS } from '#contract/vocabulary.ts';
import type { ReportedItem } from '#features/admin/contract.ts';
import { ArchIcon } from '#features/listings/ui/arch-icon.tsx';
import { Stars } from '#features/reviews/ui/stars.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { whole } from '#web/kit/number.ts';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ItemActions, ItemText, ItemTitle, LongText, Quote } from './queue-layout.tsx';
import type { RowProps } from './queue.tsx';

export function ReportRow(props: RowProps<ReportedItem>) {
  const { item } = props;
  const { server, review } = item;
  return (
    <>
      <ArchIcon server={server} size={44} />
      <ItemText>
        <ItemTitle>
          <Link href={`/server/${server.slug}`} className="hover:underline">
            {review ? `Review of ${server.name} by ${review.author}` : server.name}
          </Link>
          <Badge tone="mid">Report</Badge>
          {review?.isHidden && <Badge tone="bad">Hidden</Badge>}
        </ItemTitle>
        {review && (
          <>
            <Stars rating={review.rating} />
            <Quote>
              {review.title && <b className="block">{review.title}</b>}
              <LongText text={review.content} />
            </Quote>
          </>
        )}
        <ul className="grid gap-0.5 text-xs text-ink-2">
          {item.reports.map(({ reason, text, at }) => (
            <li key={`${at} ${reason} ${text}`} className="[overflow-wrap:anywhere]">
              <b>{reasonText(reason)}</b>
              {text && <LongText text={text} />}
            </li>
          ))}
        </ul>
        <p className="text-xs text-ink-3">
          Reported by {item.people === 1 ? '1 person' : `${whole(item.people)} people`}, first <Age at={item.since} />
        </p>
      </ItemText>
      <Actions {...props} />
    </>
  );
}

function reasonText(reason: string): string {
  return reason in REPORT_REASONS ? REPORT_REASONS[reason as keyof typeof REPORT_REASONS] : reason;
}

function Actions({ item, isPending, act, ask }: RowProps<ReportedItem>) {
  const api = useApi();
  const { review, server } = item;
  const subject = { subjectType: item.subjectType, subjectId: item.id };
  const dismiss = () => act('Dismissed', () => api('POST /api/v1/admin/reports/dismiss', { body: subject }));
  const params = { id: item.id };
  const remove = () =>
    ask({
      title: `Remove the review of ${review?.author}`,
      description: 'Its author is told the reason and can appeal once.',
      choices: [
        {
          label: 'Remove review',
          variant: 'destructive',
          run: (reason) =>
            void act('Review removed', () =>
              api('POST /api/v1/admin/reviews/:id/remove', { params, body: { reason } }),
            ),
        },
      ],
    });
  const suspend = (id: string) =>
    ask({
      title: `Suspend ${review?.author}`,
      description: 'The account is signed out everywhere and can write nothing. It is told the reason.',
      choices: [
        {
          label: 'Suspend account',
          variant: 'destructive',
          run: (reason) =>
            void act('Account suspended', () =>
              api('POST /api/v1/admin/users/:id/suspend', { params: { id }, body: { reason } }),
            ),
        },
      ],
    });
  const block = () =>
    ask({
      title: `Block ${server.name}`,
      description: 'It leaves every list and cannot be submitted again. Its submitter is told the reason.',
      choices: [
        {
          label: 'Block server',
          variant: 'destructive',
          run: (reason) =>
            void act('Server blocked', () => api('POST /api/v1/admin/servers/:id/block', { params, body: { reason } })),
        },
      ],
    });
  return (
    <ItemActions>
      <Button size="sm" disabled={isPending} onClick={() => void dismiss()}>
        {review?.isHidden ? 'Restore' : 'Dismiss'}
      </Button>
      {review ? (
        <>
          <Button size="sm" variant="ghost" disabled={isPending} onClick={remove}>
            Remove review
          </Button>
          <Button size="sm" variant="ghost" disabled={isPending} onClick={() => suspend(review.authorId)}>
            Suspend author
          </Button>
        </>
      ) : (
        <Button size="sm" variant="ghost" disabled={isPending} onClick={block}>
          Block server
        </Button>
      )}
    </ItemActions>
  );
}
