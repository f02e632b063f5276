import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Scale } from 'lucide-react';
import type { AppealItem } from '#features/admin/contract.ts';
import { Stars } from '#web/directory/stars.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { AgeBy, ItemActions, ItemText, ItemTitle, LongText, Quote, type RowProps } from './queue-layout.tsx';
import { reviewTitle } from './report-row.tsx';

const ABOUT: Record<AppealItem['about'], MessageDescriptor> = {
  server: msg`Rejected server`,
  review: msg`Removed review`,
  account: msg`Suspended account`,
};

export function AppealRow({ item, isPending, act, ask }: RowProps<AppealItem>) {
  const { t } = useLingui();
  const api = useApi();
  const params = { id: item.id };
  const accept = () => act(t`Undone`, () => api('POST /api/v1/admin/appeals/:id/accept', { params }));
  const reject = () =>
    ask({
      draftSubject: `reject ${item.id}`,
      title: t`Reject this appeal`,
      description: t`The person who appealed will see the reason.`,
      choices: [
        {
          label: t`Reject appeal`,
          run: (reason) =>
            act(t`Appeal rejected`, () => api('POST /api/v1/admin/appeals/:id/reject', { params, body: { reason } })),
        },
      ],
    });
  return (
    <>
      <span className="grid size-11 place-items-center rounded-md bg-surface-2 text-ink-2">
        <Scale size={20} />
      </span>
      <ItemText>
        <ItemTitle item={item}>
          {t(ABOUT[item.about])}
          <Badge tone="lamp">
            <Trans>Appeal</Trans>
          </Badge>
        </ItemTitle>
        {item.review ? (
          <AppealedReview review={item.review} author={item.by} text={item.subject} />
        ) : (
          <p className="text-xs text-ink-2">
            <bdi>{item.subject}</bdi>
          </p>
        )}
        <p className="text-xs text-ink-2">{t`Reason: ${{ reason: item.reason }}`}</p>
        <Quote>
          <LongText text={item.text} />
        </Quote>
        <p className="text-xs text-ink-3">
          <AgeBy at={item.since} name={item.by} />
        </p>
      </ItemText>
      <ItemActions item={item}>
        <Button size="sm" isPending={isPending} onClick={() => void accept()}>
          <Trans>Accept and undo</Trans>
        </Button>
        <Button size="sm" variant="ghost" isPending={isPending} onClick={reject}>
          <Trans>Reject appeal</Trans>
        </Button>
      </ItemActions>
    </>
  );
}

interface AppealedReviewProps {
  review: NonNullable<AppealItem['review']>;
  author: string | null;
  text: string;
}

/** As in a report; below it is the appeal. */
function AppealedReview({ review: { server, rating, title }, author, text }: AppealedReviewProps) {
  const { i18n } = useLingui();
  return (
    <>
      <p className="text-xs text-ink-2">
        <bdi>{reviewTitle(server, { author }, i18n)}</bdi>
      </p>
      <Stars rating={rating} />
      <Quote>
        {title && <b className="block">{title}</b>}
        <LongText text={text} />
      </Quote>
    </>
  );
}
