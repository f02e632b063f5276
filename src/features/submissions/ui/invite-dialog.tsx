import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { ManagedServer } from '#features/accounts/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { Field } from '#web/kit/field.tsx';
import { pasteInOneLine } from './invite-text.ts';

interface InviteDialogProps {
  server: ManagedServer;
  isPending: boolean;
  onSubmit: (inviteUrl: string) => void;
  onClose: () => void;
}

/** Asks for an invite to a server without a public one. */
export function InviteDialog({ server, isPending, onSubmit, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const [inviteUrl, setInviteUrl] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (inviteUrl.trim()) onSubmit(inviteUrl.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`An invite to ${{ name: server.name }}`}
      description={t`This server shows no public invite. Please paste an invite link that leads to it and never expires.`}
    >
      <form className="grid gap-3.5" noValidate onSubmit={submit}>
        <Field
          type="url"
          dir="ltr"
          inputClassName="rtl:text-right"
          label={t`Discord invite URL`}
          placeholder="https://discord.gg/..."
          value={inviteUrl}
          maxLength={4000}
          onChange={(event) => setInviteUrl(event.target.value)}
          onPaste={pasteInOneLine}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="lamp" isPending={isPending} disabled={!inviteUrl.trim()}>
            {isPending ? t`Submitting...` : t`Submit`}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
