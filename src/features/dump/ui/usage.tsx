import { useLingui } from '@lingui/react/macro';
import { CopyButton } from '#web/kit/copying/copy-button.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { CodeBox } from '#web/kit/scroll-region.tsx';

/** Programs that run unchanged, with this site's URL. */
export function Usage({ siteUrl }: { siteUrl: string }) {
  const { t } = useLingui();
  return (
    <Panel title={t`How to use it`} bodyClassName="grid gap-5">
      <Example title={t`Download, check and read it`} code={shellExample(siteUrl)} />
      <Example title={t`The same with the JavaScript client`} code={clientExample(siteUrl)} />
    </Panel>
  );
}

function Example({ title, code }: { title: string; code: string }) {
  return (
    <div className="min-w-0 overflow-hidden rounded-lg border border-line bg-sunken">
      <div className="flex items-center justify-between gap-2 border-b border-line py-1.5 ps-4 pe-1.5 max-[19rem]:flex-wrap">
        <h3 className="type-text text-sm font-semibold tracking-normal">{title}</h3>
        <CopyButton text={code} what={title} />
      </div>
      <CodeBox label={title}>{code}</CodeBox>
    </div>
  );
}

function shellExample(siteUrl: string): string {
  return [
    `curl --fail -o servers.jsonl.gz '${siteUrl}/api/v1/dump'`,
    `curl --fail '${siteUrl}/api/v1/dump/info'`,
    'sha256sum servers.jsonl.gz',
    'gzip -dc servers.jsonl.gz | head -n 1',
  ].join('\n');
}

function clientExample(siteUrl: string): string {
  return [
    "import { createClient } from 'duskrow-client';",
    '',
    `const client = createClient('${siteUrl}');`,
    'for await (const server of client.readDump()) {',
    '  console.log(server.name, server.memberCount);',
    '}',
  ].join('\n');
}
