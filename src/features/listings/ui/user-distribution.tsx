import { ChevronDown, FlaskConical, Info } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Badge } from '#web/kit/badge.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { percent as percentText } from '#web/kit/number.ts';
import { texts as countryTexts } from './countries/texts.ts';
import { type CountryShare, simulatedDistribution } from './distribution.ts';
import { texts } from './server/texts.ts';

const SHOWN = 5;

/** The made-up split by country. It says so in its heading and why. */
export function UserDistribution({ serverId }: { serverId: string }) {
  const shares = simulatedDistribution(serverId);
  const others = shares.slice(SHOWN);
  const most = shares[0]?.percent ?? 100;
  return (
    <Panel
      title={texts.spread}
      aside={
        <Badge tone="mid" icon={<FlaskConical aria-hidden="true" />}>
          {texts.simulated}
        </Badge>
      }
      bodyClassName="grid gap-4 p-[18px]"
    >
      <Shares shares={shares.slice(0, SHOWN)} most={most} />
      <details className="group">
        <summary className="-ms-1 inline-flex min-h-8 list-none items-center gap-2 rounded-control px-1 text-xs font-[620] text-ink-2 hover:text-ink touch:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
          <span className="group-open:hidden">{texts.showOthers(others.length)}</span>
          <span className="hidden group-open:inline">{texts.hideOthers(others.length)}</span>
        </summary>
        <div className="pt-3">
          <Shares shares={others} most={most} />
        </div>
      </details>
      <p className="flex gap-2 rounded-md bg-sunken px-3 py-2.5 text-xs text-ink-2">
        <Info size={14} aria-hidden="true" className="mt-0.5" />
        {texts.simulatedText}
      </p>
    </Panel>
  );
}

function Shares({ shares, most }: { shares: CountryShare[]; most: number }) {
  return (
    <ul className="grid gap-2">
      {shares.map(({ country, percent }) => (
        <li key={country} className="grid grid-cols-[1fr_52px] gap-x-2.5 gap-y-0.5 text-xs">
          <span>{countryTexts.names[country]}</span>
          <span className="text-end text-ink-3">{percentText(percent)}</span>
          <Bar share={percent / most} />
        </li>
      ))}
    </ul>
  );
}

/** The longest fills 80 % of the track, so that it never looks like 'everybody'. */
function Bar({ share }: { share: number }) {
  const style: CSSProperties = { width: `${Math.round(share * 80)}%` };
  return (
    <span aria-hidden="true" className="col-span-2 h-1.5 overflow-hidden rounded-xs bg-track">
      <span className="block h-full rounded-xs bg-sky" style={style} />
    </span>
  );
}
