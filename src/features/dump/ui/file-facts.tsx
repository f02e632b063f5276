import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DumpInfo } from '#features/dump/contract.ts';
import { CopyButton } from '#web/kit/copying/copy-button.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Age } from '#web/kit/time.tsx';
import { locale } from '#web/kit/language.ts';
import { texts } from './texts.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** 812 bytes, 42 kB, 1.3 MB: in thousands, as disks and the header of the download count. */
export function fileSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value);
}

/** What the file of today is, with the way to it. */
export function FileFacts({ info }: { info: DumpInfo }) {
  const { date, madeAt, servers, bytes, sha256, licence } = info;
  return (
    <Panel title={texts.file}>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:items-baseline sm:grid-cols-[max-content_minmax(0,1fr)] [&_dd]:[overflow-wrap:anywhere]">
        <Fact name={texts.date}>
          <span className="num">{date}</span> <Age at={madeAt} className="text-ink-3" />
        </Fact>
        <Fact name={texts.servers}>{texts.serverCount(servers)}</Fact>
        <Fact name={texts.size}>{fileSize(bytes)}</Fact>
        <Fact name={texts.format}>{texts.formatText}</Fact>
        <Fact name={texts.checksum}>
          <code className="font-mono text-xs">{sha256}</code> <CopyButton text={sha256} what={texts.checksum} />
        </Fact>
        <Fact name={texts.licence}>{licence ?? texts.noLicence}</Fact>
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink variant="lamp" href="/api/v1/dump">
          <Download size={16} aria-hidden="true" />
          {texts.download}
        </ButtonLink>
        <Link href="/api/v1/dump/info" className="inline-flex items-center text-sm underline touch:min-h-11">
          {texts.description}
        </Link>
      </div>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents max-sm:grid max-sm:gap-0.5">
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
