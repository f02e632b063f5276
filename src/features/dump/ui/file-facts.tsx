import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DumpInfo } from '#features/dump/contract.ts';
import { CopyButton } from '#web/kit/copying/copy-button.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Age } from '#web/kit/time.tsx';
import { fileSize } from './file-size.ts';
import { texts } from './texts.ts';

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
