// Every address that is nobody's: the row with its lights off, and one lit door home.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DarkRow } from '#pages/home/row-drawing.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { definePage } from '#web/page.ts';
import { SearchBox } from '#web/layout/search-box.tsx';

function NotFoundPage() {
  return (
    <div className="hero flex min-h-[min(680px,calc(100dvh-80px))] flex-col justify-end">
      <div className="wrap grid grid-cols-1 items-end gap-6 pt-8 lg:grid-cols-[10fr_12fr]">
        <div className="grid content-center gap-4 self-center pb-4 lg:pb-11">
          <p className="text-xs font-semibold text-ink-2">404</p>
          <h1 tabIndex={-1} className="text-3xl">
            <Trans>Nobody lives here</Trans>
          </h1>
          <p className="max-w-[27em] text-md leading-normal text-ink-2">
            <Trans>Did you forget to add the page to the router?</Trans>
          </p>
          <SearchBox look="hero" className="w-full max-w-[480px]" />
          <p>
            <ButtonLink href="/" variant="lamp" size="lg">
              <Trans>Back to Home</Trans>
            </ButtonLink>
          </p>
        </div>
        <div className="mx-auto w-4/5 md:w-3/5 lg:w-full">
          <DarkRow />
        </div>
      </div>
    </div>
  );
}

export default definePage({
  component: NotFoundPage,
  head: ({ i18n }) => ({
    title: i18n.t(msg`Page not found`),
    description: i18n.t(msg`There is no page at this address.`),
    robots: 'noindex',
  }),
  status: () => 404,
});
