import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { dropSessionHint } from '#web/kit/session-hint.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The end of the account; asks what becomes of the reviews. */
export function DeleteDialog({ isOpen, onClose }: DeleteDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [withReviews, setWithReviews] = useState(false);
  const [isPending, setPending] = useState(false);
  const remove = async (): Promise<void> => {
    setPending(true);
    try {
      await api('DELETE /api/v1/profile', { body: { withReviews } });
      dropSessionHint();
      queries.clear();
      location.assign('/');
    } catch (error) {
      const text = error instanceof Error ? error.message : 'Please try again later.';
      toast({ title: 'The account was not deleted', text, tone: 'error' });
      setPending(false);
    }
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="Delete your account"
      description="Profile, favorites, points and achievements are removed at once. Your reviews stay as those of a deleted user, unless they are to go too."
    >
      <Checkbox checked={withReviews} onChange={(event) => setWithReviews(event.target.checked)}>
        Delete my reviews too
      </Checkbox>
      <div className="flex flex-wrap gap-2">
        <Button variant="destructive" disabled={isPending} onClick={() => void remove()}>
          Delete account
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
