import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DumpInfo } from '#features/dump/contract.ts';
import { CopyButton } from '#web/kit/copying/copy-button.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { Day } from '#web/kit/day.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Age } from '#web/kit/time.tsx';
import { useFormat } from '#web/kit/format.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** 812 bytes, 42 kB, 1.3 MB: in powers of 1000, like disks and browser downloads. */
export function fileSize(bytes: number, locale: string): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  }).format(value);
}

/** Details of today's file, with a link to it. */
export function FileFacts({ info }: { info: DumpInfo }) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const { date, madeAt, servers, bytes, sha256, licence } = info;
  return (
    <Panel title={t`The file`}>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:items-baseline sm:grid-cols-[max-content_minmax(0,1fr)] [&_dd]:[overflow-wrap:anywhere]">
        <Detail name={t`Date`}>
          <Day at={date} /> <Age at={madeAt} className="text-ink-3" />
        </Detail>
        <Detail name={t`Servers`}>
          <Plural value={servers} one="# server" other="# servers" />
        </Detail>
        <Detail name={t`Size`}>{fileSize(bytes, locale)}</Detail>
        <Detail name={t`Format`}>
          <Trans>JSON Lines, compressed with gzip: one server per line, newest first</Trans>
        </Detail>
        <Detail name={t`SHA-256`}>
          <code className="font-mono text-xs">{sha256}</code> <CopyButton text={sha256} what={t`SHA-256`} />
        </Detail>
        <Detail name={t`License`}>
          {licence ?? t`The operator has not chosen one yet. Ask before you publish anything made from this data.`}
        </Detail>
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink variant="lamp" href="/api/v1/dump">
          <Download size={16} />
          <Trans>Download</Trans>
        </ButtonLink>
        <Link href="/api/v1/dump/info" className="inline-flex min-h-8 items-center text-sm underline touch:min-h-11">
          <Trans>These details as JSON</Trans>
        </Link>
      </div>
    </Panel>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents max-sm:grid max-sm:gap-0.5">
      <dt className="text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
