// /server/:identifier: one server by slug or id, with everything that needs no login.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useId } from 'react';
import { ModeratorLink, ModeratorReview, ModeratorSection } from '#features/admin/ui/servers/moderator-part.tsx';
import { useRecordJoin, useRecordView } from '#features/activity/ui/use-record-view.ts';
import { HiddenNotice } from '#features/hidden/ui/hidden-notice.tsx';
import { LanguageFact } from '#features/languages/ui/language-fact.tsx';
import type { Server } from '#features/listings/contract.ts';
import { ReportButton } from '#features/moderation/ui/report-button.tsx';
import { AboutPanel, OwnersPanel } from '#features/owners/ui/owners-panel.tsx';
import { aboutQuery } from '#features/owners/ui/owner-queries.ts';
import { NoPreviewPanel, PreviewPanel, StoredPanel } from '#features/previews/ui/preview-panel.tsx';
import { reviewsQuery } from '#features/reviews/ui/review-queries.ts';
import { readReviewsView } from '#features/reviews/ui/reviews-view.ts';
import { useRememberVisit } from '#web/session/browser-lists.ts';
import { ReviewsBlock } from '#features/reviews/ui/reviews-block.tsx';
import { PendingNote } from '#features/submissions/ui/pending-note.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { isMissing } from '#web/kit/failures/missing.ts';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageContext, type PageProps } from '#web/page.ts';
import { AgeGate } from '#features/listings/ui/age-gate.tsx';
import { AtAGlance } from '#features/listings/ui/at-a-glance.tsx';
import { hasInvite, inviteCodeOf, inviteProblem } from '#web/directory/invite-state.ts';
import { GrowthNotice, InviteNotice } from '#features/listings/ui/server-notices.tsx';
import { historyQuery, serverQuery } from '#web/directory/list-queries.ts';
import { ServerPageSkeleton } from '#features/listings/ui/server-page-skeleton.tsx';
import { ServerTiles } from '#features/listings/ui/server-tiles.tsx';
import { similarQuery } from '#features/listings/ui/similar.ts';
import { SimilarServers } from '#features/listings/ui/similar-servers.tsx';
import { UserDistribution } from '#features/listings/ui/user-distribution.tsx';
import { JoinServer } from './shared/join-server.tsx';
import { serverHead, serverStatus } from './shared/server-head.ts';
import { ServerHeader } from './shared/server-header.tsx';

function ServerPage({ params }: PageProps) {
  const { data, error, refetch } = useQuery(serverQuery(useApi(), params['identifier'] ?? ''));
  // A refetch can return 404 for a server that is still cached.
  if (data && !isMissing(error)) {
    return data.ageRestricted ? (
      <AgeGate serverName={data.name}>
        <ServerDetail server={data} />
      </AgeGate>
    ) : (
      <ServerDetail server={data} />
    );
  }
  if (!error) return <ServerPageSkeleton />;
  return (
    <div className="wrap py-10">{isMissing(error) ? <NotFound /> : <Failed onRetry={() => void refetch()} />}</div>
  );
}

function ServerDetail({ server }: { server: Server }) {
  const { t } = useLingui();
  useRecordView(server.approved ? server.id : undefined);
  const recordJoin = useRecordJoin(server.id);
  useRememberVisit(server);
  const noticeId = useId();
  return (
    <div className="wrap pb-10">
      <ServerHeader server={server} noticeId={noticeId} onJoin={recordJoin} />
      <div className="mb-4 grid gap-3 empty:hidden">
        {!server.approved && <PendingNote />}
        <HiddenNotice server={server} />
        <InviteNotice server={server} id={noticeId} />
        <GrowthNotice growth={server.unusualGrowth} />
      </div>
      <ServerTiles server={server} />
      <div className="grid items-start gap-5 py-6 lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <AboutPanel server={server} />
          <Preview server={server} />
          <div id="reviews" className="below-fold min-w-0 scroll-mt-20">
            <Suspense fallback={null}>
              <ReviewsBlock
                serverId={server.id}
                isPublic={server.approved}
                renderReport={({ label, ...review }) => (
                  <>
                    <ReportButton
                      subject={{ subjectType: 'review', subjectId: review.id }}
                      name={review.name}
                      label={label}
                    />
                    <ModeratorReview {...review} />
                  </>
                )}
              />
            </Suspense>
          </div>
        </div>
        <aside
          aria-label={t`Server facts`}
          className="below-fold grid min-w-0 grid-cols-1 items-start gap-4 md:max-lg:grid-cols-2"
        >
          <Suspense fallback={null}>
            {hasInvite(server) && <AtAGlance server={server} language={<Language server={server} />} />}
            <OwnersPanel server={server} />
            <UserDistribution serverId={server.id} />
            <SimilarServers server={server} />
            {server.approved && (
              <ReportButton
                subject={{ subjectType: 'server', subjectId: server.id }}
                name={server.name}
                label={t`Report this server`}
              />
            )}
            <ModeratorSection server={server} />
          </Suspense>
        </aside>
      </div>
      <div className="flex items-center justify-between gap-3 max-lg:hidden">
        <BackLink />
        <JoinServer server={server} noticeId={noticeId} onJoin={recordJoin} />
      </div>
      <Dock server={server} noticeId={noticeId} onJoin={recordJoin} />
    </div>
  );
}

function Language({ server: { id, language } }: { server: Server }) {
  const { data } = useQuery(aboutQuery(useApi(), id));
  return <LanguageFact language={language} source={data?.languageSource} />;
}

/** An invite known to fail is not looked up: stored data is shown instead. */
function Preview({ server }: { server: Server }) {
  if (inviteProblem(server) && server.lastSyncedAt !== null) return <StoredPanel server={server} />;
  const inviteCode = inviteCodeOf(server);
  return inviteCode ? <PreviewPanel server={server} inviteCode={inviteCode} /> : <NoPreviewPanel server={server} />;
}

function BackLink() {
  return (
    <ButtonLink variant="ghost" href="/">
      <ArrowLeft size={16} />
      <Trans>Back</Trans>
    </ButtonLink>
  );
}

/** Below 1024 px: the two actions from the end of the page, within reach of the thumb. */
function Dock({ server, noticeId, onJoin }: { server: Server; noticeId: string; onJoin: () => void }) {
  const { t } = useLingui();
  return (
    <section data-dock aria-label={t`Server actions`} className="dock lg:hidden">
      <ButtonLink size="lg" href="/" aria-label={t`Back`} className="w-14 px-0!">
        <ArrowLeft size={20} />
      </ButtonLink>
      <JoinServer server={server} noticeId={noticeId} onJoin={onJoin} className="px-3!" />
    </section>
  );
}

function NotFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      title={t`Server not found`}
      text={t`The server you're looking for doesn't exist or has been removed.`}
      action={
        <>
          <ButtonLink href="/">
            <Trans>Back</Trans>
          </ButtonLink>
          <ButtonLink variant="ghost" href="/decisions" className="needs-script">
            <Trans>Did you submit it? See why it is not listed</Trans>
          </ButtonLink>
          <ButtonLink variant="ghost" href="/owners" className="needs-script">
            <Trans>Do you manage it? See your servers</Trans>
          </ButtonLink>
          <ModeratorLink />
        </>
      }
    />
  );
}

/** Not "not found": the server might exist. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return <ErrorState level={1} title={t`Failed to load server`} onRetry={onRetry} action={<BackLink />} />;
}

async function prefetch({ api, queries, params, search }: PageContext): Promise<void> {
  const server = await queries.fetchQuery(serverQuery(api, params['identifier'] ?? ''));
  // The page works without them.
  await Promise.all([
    queries.prefetchQuery(reviewsQuery(api, server.id, readReviewsView(search))),
    queries.prefetchQuery(historyQuery(api, server.id)),
    queries.prefetchQuery(aboutQuery(api, server.id)),
    queries.prefetchQuery(similarQuery(api, server)),
  ]);
}

export default definePage({ component: ServerPage, prefetch, head: serverHead, status: serverStatus });
