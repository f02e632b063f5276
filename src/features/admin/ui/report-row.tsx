import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ReportedItem } from '#features/admin/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { reportReason } from '#web/directory/report-reasons.ts';
import { Stars } from '#web/directory/stars.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ItemActions, ItemText, ItemTitle, LongText, Quote } from './queue-layout.tsx';
import type { RowProps } from './queue.tsx';
import { texts } from './texts.ts';

export function ReportRow(props: RowProps<ReportedItem>) {
  const { i18n } = useLingui();
  const { item } = props;
  const { server, review } = item;
  const [before, after] = texts.reportedBy(item.people);
  return (
    <>
      <ArchIcon server={server} size={44} />
      <ItemText>
        <ItemTitle>
          <Link href={`/server/${server.slug}`} dir="auto" className="hover:underline">
            {review ? texts.reviewOf(server.name, authorOf(review, i18n)) : server.name}
          </Link>
          <Badge tone="mid">{texts.report}</Badge>
          {review?.isHidden && <Badge tone="bad">{texts.hidden}</Badge>}
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
              <b>{reportReason(reason, i18n)}</b>
              {text && (
                <div dir="auto" className="rtl:text-right">
                  <LongText text={text} />
                </div>
              )}
            </li>
          ))}
        </ul>
        <p className="text-xs text-ink-3">
          {before}
          <Age at={item.since} />
          {after}
        </p>
      </ItemText>
      <Actions {...props} />
    </>
  );
}

function authorOf({ author }: NonNullable<ReportedItem['review']>, i18n: I18n): string {
  return author ?? i18n.t(msg`deleted user`);
}

function Actions({ item, isPending, act, ask }: RowProps<ReportedItem>) {
  const { i18n } = useLingui();
  const api = useApi();
  const { review, server } = item;
  const subject = { subjectType: item.subjectType, subjectId: item.id };
  const dismiss = () => act(texts.dismissed, () => api('POST /api/v1/admin/reports/dismiss', { body: subject }));
  const params = { id: item.id };
  const remove = () =>
    ask({
      title: texts.removeReviewOf(review ? authorOf(review, i18n) : ''),
      description: texts.removeText,
      choices: [
        {
          label: texts.removeReview,
          variant: 'destructive',
          run: (reason) =>
            void act(texts.reviewRemoved, () =>
              api('POST /api/v1/admin/reviews/:id/remove', { params, body: { reason } }),
            ),
        },
      ],
    });
  const suspend = (id: string) =>
    ask({
      title: texts.suspendName(review ? authorOf(review, i18n) : ''),
      description: texts.suspendText,
      choices: [
        {
          label: texts.suspendAccount,
          variant: 'destructive',
          run: (reason) =>
            void act(texts.accountSuspended, () =>
              api('POST /api/v1/admin/users/:id/suspend', { params: { id }, body: { reason } }),
            ),
        },
      ],
    });
  const block = () =>
    ask({
      title: texts.blockName(server.name),
      description: texts.blockText,
      choices: [
        {
          label: texts.block,
          variant: 'destructive',
          run: (reason) =>
            void act(texts.blocked, () => api('POST /api/v1/admin/servers/:id/block', { params, body: { reason } })),
        },
      ],
    });
  return (
    <ItemActions>
      <Button size="sm" disabled={isPending} onClick={() => void dismiss()}>
        {review?.isHidden ? texts.restore : texts.dismiss}
      </Button>
      {review ? (
        <>
          <Button size="sm" variant="ghost" disabled={isPending} onClick={remove}>
            {texts.removeReview}
          </Button>
          <Button size="sm" variant="ghost" disabled={isPending} onClick={() => suspend(review.authorId)}>
            {texts.suspendAuthor}
          </Button>
        </>
      ) : (
        <Button size="sm" variant="ghost" disabled={isPending} onClick={block}>
          {texts.block}
        </Button>
      )}
    </ItemActions>
  );
}
