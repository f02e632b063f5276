import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, FlaskConical, Info } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '#web/kit/badge.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Meter } from '#web/kit/figures.tsx';
import { useFormat } from '#web/kit/format.ts';
import { hashOf, seededNumbers } from '#web/kit/stable-random.ts';

const COUNTRIES = 'AR AU BR CA CL FR DE IN ID IT JP MX NL PH PL PT KR ES SE TR GB US'.split(' ');

const SHOWN_COUNTRIES = 14;

interface CountryShare {
  /** Two-letter code. */
  country: string;
  /** Whole percent. */
  percent: number;
}

/**
 * Fourteen countries, largest first; the whole percents add up to 100. The platform publishes no member locations, so
 * the split is derived from the server's id and never changes between visits.
 */
export function simulatedDistribution(serverId: string): CountryShare[] {
  const next = seededNumbers(hashOf(serverId));
  const countries = COUNTRIES.map((country) => ({ country, order: next() })).sort((a, b) => a.order - b.order);
  const weights = Array.from({ length: SHOWN_COUNTRIES }, (_, rank) => (0.6 + next()) / (rank + 1.5));
  const percents = wholePercents(weights.sort((a, b) => b - a));
  return countries.slice(0, SHOWN_COUNTRIES).map(({ country }, rank) => ({ country, percent: percents[rank] ?? 0 }));
}

/** At least 1 each; the remainder of rounding is added to the first. `weights` are in descending order. */
function wholePercents(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const percents = weights.map((weight) => Math.max(1, Math.floor((weight / total) * 100)));
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  return percents.map((percent, rank) => (rank === 0 ? percent + left : percent));
}

const SHOWN = 5;

/** The simulated split by country, labeled as simulated with the reason. */
export function UserDistribution({ serverId }: { serverId: string }) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale]);
  const shares = simulatedDistribution(serverId);
  const others = shares.slice(SHOWN);
  const count = others.length;
  const max = shares[0]?.percent ?? 100;
  return (
    <Panel
      title={t`User distribution`}
      aside={
        <Badge tone="mid" icon={<FlaskConical />}>
          <Trans>Simulated</Trans>
        </Badge>
      }
      bodyClassName="grid gap-4"
    >
      <Shares shares={shares.slice(0, SHOWN)} max={max} names={names} />
      <details className="group">
        <summary className="-ms-1 inline-flex min-h-8 list-none items-center gap-2 rounded-control px-1 text-xs font-[620] text-ink-2 hover:text-ink touch:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronDown size={16} className="group-open:rotate-180" />
          <span className="group-open:hidden">
            <Plural value={count} one="Show # other" other="Show # others" />
          </span>
          <span className="hidden group-open:inline">
            <Plural value={count} one="Hide # other" other="Hide # others" />
          </span>
        </summary>
        <div className="pt-3">
          <Shares shares={others} max={max} names={names} />
        </div>
      </details>
      <p className="flex gap-2 rounded-md bg-sunken px-3 py-2.5 text-xs text-ink-2">
        <Info size={14} className="mt-0.5" />
        <Trans>Randomly generated for illustration. Discord does not publish member locations.</Trans>
      </p>
    </Panel>
  );
}

interface SharesProps {
  shares: CountryShare[];
  max: number;
  names: Intl.DisplayNames;
}

function Shares({ shares, max, names }: SharesProps) {
  const { percent: percentText } = useFormat();
  return (
    <ul className="grid gap-2">
      {shares.map(({ country, percent }) => (
        <li key={country} className="grid grid-cols-[1fr_52px] gap-x-2.5 gap-y-0.5 text-xs">
          {/* Browser locale data can name countries differently (Turkey, Türkiye): the server's text remains. */}
          <span suppressHydrationWarning>{names.of(country)}</span>
          <span className="text-end text-ink-3">{percentText(percent)}</span>
          {/* The longest fills 80% of the track, so that it never looks like 'everyone'. */}
          <Meter share={(0.8 * percent) / max} fill="bg-sky" className="col-span-2 h-1.5 rounded-xs" />
        </li>
      ))}
    </ul>
  );
}
