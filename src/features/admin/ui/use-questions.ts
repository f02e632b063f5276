import { useLingui } from '@lingui/react/macro';
import { useApi } from '#web/kit/use-api.ts';
import type { ReasonQuestion } from './reason-dialog.tsx';
import type { Act } from './use-act.ts';

/** Actions that need a reason and are offered in several places. */
export function useQuestions(act: Act) {
  const { t } = useLingui();
  const api = useApi();
  /** @param seenReports if they are why */
  const block = (id: string, name: string, seenReports?: number): ReasonQuestion => ({
    draftSubject: `block ${id}`,
    title: t`Block ${{ server: name }}`,
    description: t`It is removed from all lists and cannot be submitted again. The submitter will see the reason if they were logged in.`,
    choices: [
      {
        label: t`Block server`,
        variant: 'destructive',
        run: (reason) =>
          act(t`Server blocked`, () =>
            api('POST /api/v1/admin/servers/:id/block', { params: { id }, body: { reason, seenReports } }),
          ),
      },
    ],
  });
  const suspend = (id: string, name: string): ReasonQuestion => ({
    draftSubject: `suspend ${id}`,
    title: t`Suspend ${name}`,
    description: t`The account is logged out everywhere and can no longer write anything. Its owner will see the reason.`,
    choices: [
      {
        label: t`Suspend account`,
        variant: 'destructive',
        run: (reason) =>
          act(t`Account suspended`, () =>
            api('POST /api/v1/admin/users/:id/suspend', { params: { id }, body: { reason } }),
          ),
      },
    ],
  });
  /** @param seen the review as it was shown, and its reports if they are why */
  const remove = (
    id: string,
    author: string,
    seen: { seenReports?: number; seenUpdatedAt: string | undefined },
  ): ReasonQuestion => ({
    draftSubject: `remove ${id}`,
    title: t`Remove the review of ${author}`,
    description: t`The author will see the reason and can appeal once.`,
    choices: [
      {
        label: t`Remove review`,
        variant: 'destructive',
        run: (reason) =>
          act(t`Review removed`, () =>
            api('POST /api/v1/admin/reviews/:id/remove', { params: { id }, body: { reason, ...seen } }),
          ),
      },
    ],
  });
  return { block, remove, suspend };
}
