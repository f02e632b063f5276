// /decisions: moderation decisions about the user's posts, the reasons, and one appeal each. Loaded by the browser.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { useHydrated } from '#web/kit/hydration.tsx';
import { definePage } from '#web/page.ts';
import { DecisionPanel, isAppealSubject } from '#features/moderation/ui/decision-panel.tsx';
import { LoginWall } from '#web/session/login-wall.tsx';
import { useUser } from '#web/session/use-user.ts';
import { WaitingDraft } from '#web/session/waiting-draft.tsx';
import { decisionsQuery } from '#features/moderation/ui/decisions-note.tsx';

function DecisionsPage() {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const decisions = useQuery({ ...decisionsQuery(useApi()), enabled: isHydrated });
  const { user } = useUser();
  return (
    // Keeps the footer off-screen, so that no layout shift is visible when the decisions load.
    <div className="wrap grid min-h-dvh grid-cols-1 content-start gap-6 pt-7 pb-12">
      <div>
        <h1 className="text-3xl">
          <Trans>Moderation decisions</Trans>
        </h1>
        <p className="mt-2 max-w-[44em] text-md leading-normal text-ink-2">
          <Trans>What moderators have decided about your posts, and why. You can appeal each decision once.</Trans>
        </p>
      </div>
      {decisions.data && !user && <WaitingDraft isOf={isAppealSubject} />}
      <LoadState query={decisions} skeleton="h-40" failed={t`Failed to load decisions`} level={2} />
      {decisions.data?.length === 0 && (
        <LoginWall title={t`Log in to see your decisions`} level={2} returnTo="/decisions">
          {() => (
            <EmptyState
              level={2}
              title={t`No decisions yet`}
              text={t`When a moderator decides about something you posted, it is shown here.`}
            />
          )}
        </LoginWall>
      )}
      {decisions.data?.map((decision) => (
        <DecisionPanel key={decision.id} decision={decision} />
      ))}
    </div>
  );
}

export default definePage({
  component: DecisionsPage,
  head: ({ i18n }) => ({
    title: i18n.t(msg`Moderation decisions`),
    description: i18n.t(
      msg`What moderators have decided about your posts, and why. You can appeal each decision once.`,
    ),
  }),
});
