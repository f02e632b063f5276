import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReportedItem } from '#features/admin/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { reportReason } from '#web/directory/report-reasons.ts';
import { Stars } from '#web/directory/stars.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ItemActions, ItemText, ItemTitle, LongText, Quote, type RowProps } from './queue-layout.tsx';
import { APPROVALS } from './servers/listed-servers.tsx';
import { useQuestions } from './use-questions.ts';

export function ReportRow(props: RowProps<ReportedItem>) {
  const { i18n } = useLingui();
  const { whole } = useFormat();
  const { item } = props;
  const { server, review } = item;
  const title = review ? reviewTitle(server.name, review, i18n) : server.name;
  return (
    <>
      <ArchIcon server={server} size={44} />
      <ItemText>
        <ItemTitle item={item}>
          {server.approval === 'approved' ? (
            <Link href={`/server/${server.slug}`} dir="auto" className="hover:underline">
              {title}
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
          <Badge tone="mid">
            <Trans context="noun">Report</Trans>
          </Badge>
          {server.approval !== 'approved' && (
            <Badge tone={APPROVALS[server.approval].tone}>{i18n.t(APPROVALS[server.approval].name)}</Badge>
          )}
          {review?.isHidden && (
            <Badge tone="bad">
              <Trans>Hidden</Trans>
            </Badge>
          )}
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
          {item.reasons.map(({ reason, count }) => (
            <li key={reason}>
              <b>{reportReason(reason, i18n)}</b>
              {count > 1 && ` × ${whole(count)}`}
              {item.reports.map(
                (report) =>
                  report.reason === reason &&
                  report.text && (
                    <div key={`${report.at} ${report.text}`} dir="auto" className="rtl:text-right">
                      <LongText text={report.text} />
                    </div>
                  ),
              )}
            </li>
          ))}
        </ul>
        <p className="text-xs text-ink-3">
          <Trans>
            <Plural value={{ reports: item.reportCount }} one="# report," other="# reports, the first" />{' '}
            <Age at={item.since} />
          </Trans>
        </p>
      </ItemText>
      <Actions {...props} />
    </>
  );
}

interface Written {
  author: string | null;
}

export function reviewTitle(server: string, review: Written, i18n: I18n): string {
  return i18n.t(msg`Review of ${{ server }} by ${{ author: authorOf(review, i18n) }}`);
}

function authorOf({ author }: Written, i18n: I18n): string {
  return author ?? i18n.t(msg`deleted user`);
}

function Actions({ item, isPending, act, ask }: RowProps<ReportedItem>) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const { review, server } = item;
  const { subjectType, id: subjectId, reportCount: seenReports } = item;
  const seen = { seenReports, seenUpdatedAt: review?.updatedAt };
  const dismiss = () =>
    act(
      review?.isHidden
        ? t`Review restored`
        : t({ message: 'Dismissed', comment: 'Confirmation after a press of a button: the reports were dismissed' }),
      () => api('POST /api/v1/admin/reports/dismiss', { body: { subjectType, subjectId, ...seen } }),
    );
  const { block, remove, suspend } = useQuestions(act);
  const author = review ? authorOf(review, i18n) : '';
  const authorId = review?.authorId ?? null;
  return (
    <ItemActions item={item}>
      <Button size="sm" isPending={isPending} onClick={() => void dismiss()}>
        {review?.isHidden ? t`Restore` : t`Dismiss reports`}
      </Button>
      {review ? (
        <>
          <Button size="sm" variant="ghost" isPending={isPending} onClick={() => ask(remove(item.id, author, seen))}>
            <Trans>Remove review</Trans>
          </Button>
          {authorId !== null && (
            <Button size="sm" variant="ghost" isPending={isPending} onClick={() => ask(suspend(authorId, author))}>
              <Trans>Suspend author</Trans>
            </Button>
          )}
        </>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          isPending={isPending}
          onClick={() => ask(block(item.id, server.name, seenReports))}
        >
          <Trans>Block server</Trans>
        </Button>
      )}
    </ItemActions>
  );
}
