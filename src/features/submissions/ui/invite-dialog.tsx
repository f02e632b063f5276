import { type FormEvent, useState } from 'react';
import type { ManagedServer } from '#features/accounts/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { Field } from '#web/kit/field.tsx';

interface InviteDialogProps {
  server: ManagedServer;
  isPending: boolean;
  onSubmit: (inviteUrl: string) => void;
  onClose: () => void;
}

/** Asks for an invite of a server that shows none in public. */
export function InviteDialog({ server, isPending, onSubmit, onClose }: InviteDialogProps) {
  const [inviteUrl, setInviteUrl] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (inviteUrl.trim()) onSubmit(inviteUrl.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`An invite to ${server.name}`}
      description="This server shows no public invite. Please paste an invite link that leads to it and never expires."
    >
      <form className="grid gap-3.5" noValidate onSubmit={submit}>
        <Field
          type="url"
          label="Discord invite URL"
          placeholder="https://discord.gg/..."
          value={inviteUrl}
          onChange={(event) => setInviteUrl(event.target.value)}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="lamp" disabled={isPending || !inviteUrl.trim()}>
            {isPending ? 'Submitting...' : 'Submit'}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
