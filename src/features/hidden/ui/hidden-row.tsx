import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { useHide } from './use-hide.ts';

interface HiddenRowProps {
  server: { id: string; name: string; iconUrl: string | null };
}

/** A hidden server with a button to show it again. */
export default function HiddenRow({ server }: HiddenRowProps) {
  const { t } = useLingui();
  const { show } = useHide();
  const name = server.name || t`A server that is no longer listed`;
  return (
    <div className="flex min-h-16 items-center gap-3 rounded-lg border border-dashed border-line-strong p-3">
      <ArchIcon server={{ ...server, name }} size={40} />
      {server.name ? (
        <Link
          href={`/server/${server.id}`}
          className="min-w-0 flex-1 truncate font-semibold hover:underline"
          dir="auto"
        >
          {name}
        </Link>
      ) : (
        <span className="min-w-0 flex-1 truncate text-ink-3">{name}</span>
      )}
      <Button size="sm" aria-label={t`Show again: ${name}`} onClick={() => void show({ ...server, name })}>
        <Eye size={16} aria-hidden="true" />
        <Trans>Show again</Trans>
      </Button>
    </div>
  );
}
