import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { SavedRow } from '#web/directory/saved-row.tsx';
import { Button } from '#web/kit/button.tsx';
import type { NamedServer } from '#web/session/saved-lists.ts';
import { useHide } from './use-hide.ts';

/** A hidden server with a button to show it again. */
export default function HiddenRow({ server }: { server: NamedServer }) {
  const { t } = useLingui();
  const { show } = useHide();
  return (
    <SavedRow server={server} className="border-dashed border-line-strong">
      {(name) => (
        <Button size="sm" aria-label={t`Show again: ${name}`} onClick={() => void show(server)}>
          <Eye size={16} aria-hidden="true" />
          <Trans>Show again</Trans>
        </Button>
      )}
    </SavedRow>
  );
}
