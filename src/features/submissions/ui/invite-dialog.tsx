import { type FormEvent, useState } from 'react';
import type { ManagedServer } from '#features/accounts/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { Field } from '#web/kit/field.tsx';
import { pasteInOneLine } from './paste-in-one-line.ts';
import { texts } from './texts.ts';

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
      title={texts.inviteTo(server.name)}
      description={texts.inviteNeeded}
    >
      <form className="grid gap-3.5" noValidate onSubmit={submit}>
        <Field
          type="url"
          dir="ltr"
          inputClassName="rtl:text-right"
          label={texts.inviteUrl}
          placeholder="https://discord.gg/..."
          value={inviteUrl}
          maxLength={4000}
          onChange={(event) => setInviteUrl(event.target.value)}
          onPaste={pasteInOneLine}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="lamp" disabled={isPending || !inviteUrl.trim()}>
            {isPending ? texts.submitting : texts.submit}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
