import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DirectoryTotals } from '#features/listings/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { useHidden, withoutHidden } from '#web/session/saved-lists.ts';
import { useApi } from '#web/kit/use-api.ts';
import { SearchBox } from '#web/layout/search-box.tsx';
import { activeServersQuery, totalsQuery } from './home-queries.ts';
import { HeroIllustration } from './hero-illustration.tsx';
import { useFormat } from '#web/kit/format.ts';

export function Hero() {
  const { t } = useLingui();
  const api = useApi();
  const { data: totals } = useQuery(totalsQuery(api));
  return (
    <section aria-labelledby="hero" className="hero">
      <div className="wrap relative grid grid-cols-1 md:grid-cols-2 md:gap-6 lg:min-h-[468px] lg:grid-cols-[10fr_12fr]">
        <div className="relative z-2 grid content-start gap-3.5 pt-6 pb-3 md:gap-4.5 md:pt-9 md:pb-6 lg:content-center lg:gap-5 lg:pt-13 lg:pb-11">
          <h1 id="hero" className="type-hero max-w-[7.4em] text-4xl">
            <Trans>Find the server with its lights on.</Trans>
          </h1>
          {/* Text widths are in em: the width of a ch changes when the web font loads. */}
          {/* Below 410px the sentence nearly fills two lines; whether it needs a third depends on the font. */}
          <p className="max-w-[23.6em] text-md leading-normal text-pretty text-ink-2 max-[409px]:min-h-[3lh] md:text-lg">
            <Trans>Browse communities, check member counts and activity levels, and look inside before you join.</Trans>
          </p>
          <SearchBox
            look="hero"
            placeholder={
              totals
                ? t`${plural({ count: totals.servers }, { one: 'Search # server', other: 'Search # servers' })}`
                : t`Search servers`
            }
            className="z-5 w-full max-w-[480px]"
          />
          <div className="flex flex-wrap gap-2.5 *:flex-auto max-md:*:whitespace-normal md:*:flex-none">
            <ButtonLink href="#discover" variant="lamp" size="lg" className="max-lg:px-3">
              <Trans>Start Discovering</Trans>
            </ButtonLink>
            <ButtonLink href="#api" size="lg" className="max-lg:px-3">
              <Trans>View API Docs</Trans>
            </ButtonLink>
          </div>
          {totals && <TotalsLine totals={totals} />}
        </div>
        {/* Full width on the narrowest screens, where the lit windows would be too small to tap. */}
        <div className="mx-auto -mt-2 w-4/5 self-end max-[379px]:w-full md:mt-5 md:w-full">
          <Suspense fallback={null}>
            <ActiveServers />
          </Suspense>
        </div>
      </div>
    </section>
  );
}

function TotalsLine({ totals }: { totals: DirectoryTotals }) {
  const { compact, decimal, whole } = useFormat();
  const servers = whole(totals.servers);
  const members = compact(totals.members);
  const rating = decimal(totals.averageRating);
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2 [&_b]:font-bold [&_b]:text-ink">
      <span>
        <Trans>
          <b>{servers}</b> <Plural value={{ count: totals.servers }} one="server" other="servers" />
        </Trans>
      </span>
      <span>
        <Trans>
          <b>{members}</b> <Plural value={{ count: totals.members }} one="member" other="members" />
        </Trans>
      </span>
      {totals.totalReviews > 0 && (
        <span>
          <Trans>
            <b>{rating}</b> average rating
          </Trans>
        </span>
      )}
    </p>
  );
}

/** The row of houses with the servers that are active now. */
function ActiveServers() {
  const { data: lit = [] } = useQuery(activeServersQuery(useApi()));
  return <HeroIllustration servers={withoutHidden(lit, useHidden())} />;
}
