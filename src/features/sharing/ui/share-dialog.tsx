import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { DEFAULT_CHOICE, shareHref, type ShareProps } from './share-choice.ts';
import { ShareOptions } from './share-options.tsx';

interface ShareDialogProps {
  server: ShareProps['server'];
  onClose: () => void;
}

export default function ShareDialog({ server, onClose }: ShareDialogProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState(DEFAULT_CHOICE);
  return (
    <Dialog open onClose={onClose} title={t`Share ${{ name: server.name }}`}>
      <ShareOptions
        server={server}
        choice={choice}
        hrefOf={(next) => shareHref(server.slug, next)}
        onChoose={setChoice}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink variant="ghost" href={shareHref(server.slug, choice)} rel="nofollow">
          <Trans>Show previews</Trans>
        </ButtonLink>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
