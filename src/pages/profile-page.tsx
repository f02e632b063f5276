// /profile: the logged-in user's own page. Of it the server renders the login prompt and the panels of visitors.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LoginWall } from '#web/session/login-wall.tsx';
import { HeartButton } from '#features/favorites/ui/heart-button.tsx';
import { VisitorFavorites } from '#features/favorites/ui/visitor-favorites.tsx';
import { HiddenPanel } from '#features/hidden/ui/hidden-panel.tsx';
import DecisionsNote from '#features/moderation/ui/decisions-note.tsx';
import { DeleteReview } from '#features/reviews/ui/my-review.tsx';
import { RecentSwitch } from '#features/recent/ui/recent-switch.tsx';
import { useSearchParams } from '#web/location.ts';
import { definePage } from '#web/page.ts';
import { AccountPanel } from '#features/profile/ui/account-panel.tsx';
import { PROFILE_DRAFT } from '#features/profile/ui/profile-form.tsx';
import { ProfileHeader } from '#features/profile/ui/profile-header.tsx';
import { ProfileTabs } from '#features/profile/ui/profile-tabs.tsx';

function ProfilePage() {
  const { t } = useLingui();
  const search = useSearchParams();
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-7 pb-12">
      <LoginWall
        title={t`Please log in to view your profile`}
        returnTo={search.size > 0 ? `/profile?${search}` : '/profile'}
        hasForms
        isOwnDraft={(subject) => subject === PROFILE_DRAFT}
      >
        {(user) => (
          <>
            <DecisionsNote suspendedFor={user.suspendedFor} />
            <ProfileHeader user={user} />
            <ProfileTabs
              isSuspended={user.suspendedFor !== null}
              renderHeart={(server) => <HeartButton server={server} look="row" />}
              renderDelete={({ id }) => <DeleteReview reviewId={id} />}
            />
            <AccountPanel />
          </>
        )}
      </LoginWall>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <VisitorFavorites />
        <HiddenPanel />
        <RecentSwitch />
      </div>
    </div>
  );
}

export default definePage({
  component: ProfilePage,
  head: ({ i18n }) => ({
    title: i18n.t(msg`Your profile`),
    description: i18n.t(msg`Your servers, favorites, reviews and activity.`),
  }),
});
