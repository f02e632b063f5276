// The 404 page: the row of houses with its lights off, and one lit door that links home.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#web/kit/button.tsx';
import { SearchBox } from '#web/layout/search-box.tsx';
import { definePage } from '#web/page.ts';
import { LightsOff } from './shared/lights-off.tsx';

function NotFoundPage() {
  return (
    <LightsOff
      eyebrow="404"
      title={<Trans>Nobody lives here</Trans>}
      text={<Trans>Did you forget to add the page to the router?</Trans>}
    >
      <SearchBox look="hero" className="w-full max-w-[480px]" />
      <p>
        <ButtonLink href="/" variant="lamp" size="lg">
          <Trans>Back to Home</Trans>
        </ButtonLink>
      </p>
    </LightsOff>
  );
}

export default definePage({
  component: NotFoundPage,
  head: ({ i18n }) => ({
    title: i18n.t(msg`Page not found`),
    description: i18n.t(msg`There is no page at this address.`),
  }),
  status: () => 404,
});
