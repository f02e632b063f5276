import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '#web/kit/panel.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { aboutQuery } from './owner-queries.ts';

/** What the owners wrote about their server; nothing where they wrote nothing. */
export function AboutPanel({ serverId }: { serverId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(aboutQuery(useApi(), serverId));
  if (!data?.longDescription) return null;
  return (
    <Panel title={t`About`}>
      {/* The server made this HTML of Markdown, with a closed list of tags and addresses. */}
      <div
        dir="auto"
        className="written max-w-[44em] text-ink-2"
        dangerouslySetInnerHTML={{ __html: data.longDescription }}
      />
    </Panel>
  );
}
