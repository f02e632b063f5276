import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#web/kit/button.tsx';
import { MarkedText } from '#web/kit/marked-text.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { SearchBox } from '#web/layout/search-box.tsx';
import { totalsQuery } from './home-queries.ts';
import { LitRow } from './lit-row.tsx';
import { texts } from './texts.ts';

export function Hero() {
  const api = useApi();
  const { data: totals } = useQuery(totalsQuery(api));
  return (
    <section aria-labelledby="hero" className="hero">
      <div className="wrap relative grid grid-cols-1 md:grid-cols-2 md:gap-6 lg:min-h-[468px] lg:grid-cols-[10fr_12fr]">
        <div className="relative z-2 grid content-start gap-3.5 pt-6 pb-3 md:gap-4.5 md:pt-9 md:pb-6 lg:content-center lg:gap-5 lg:pt-13 lg:pb-11">
          <h1 id="hero" tabIndex={-1} className="type-hero max-w-[7.4em] text-4xl">
            {texts.title}
          </h1>
          {/* In em, as all measures of text: a ch is another width while the face has not arrived. */}
          {/* At this width the sentence nearly fills two lines, so fonts disagree whether it takes a third. */}
          <p className="max-w-[23.6em] text-md leading-normal text-pretty text-ink-2 max-[409px]:min-h-[3lh] md:text-lg">
            {texts.lead}
          </p>
          <SearchBox
            look="hero"
            placeholder={totals ? texts.searchAll(totals.servers) : texts.search}
            className="z-5 w-full max-w-[480px]"
          />
          <div className="flex flex-wrap gap-2.5 *:flex-auto md:*:flex-none">
            <ButtonLink href="#discover" variant="lamp" size="lg" className="max-lg:px-3">
              {texts.start}
            </ButtonLink>
            <ButtonLink href="#api" size="lg" className="max-lg:px-3">
              {texts.apiDocs}
            </ButtonLink>
          </div>
          {totals && (
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2 [&_b]:font-bold [&_b]:text-ink">
              <span>
                <MarkedText text={texts.servers(totals.servers)} />
              </span>
              <span>
                <MarkedText text={texts.members(totals.members)} />
              </span>
              {totals.totalReviews > 0 && (
                <span>
                  <MarkedText text={texts.rating(totals.averageRating)} />
                </span>
              )}
            </p>
          )}
        </div>
        {/* On the narrowest screens the whole width, or the lit windows were too small to hit. */}
        <div className="mx-auto -mt-2 w-4/5 self-end max-[379px]:w-full md:mt-5 md:w-full">
          <Suspense fallback={null}>
            <LitRow />
          </Suspense>
        </div>
      </div>
    </section>
  );
}
