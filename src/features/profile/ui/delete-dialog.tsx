import { useState } from 'react';
import { useLeave } from '#web/session/use-logout.ts';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { texts } from './texts.ts';

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The end of the account; asks what becomes of the reviews. */
export function DeleteDialog({ isOpen, onClose }: DeleteDialogProps) {
  const api = useApi();
  const leave = useLeave();
  const toast = useToast();
  const [withReviews, setWithReviews] = useState(false);
  const { isPending, run: remove } = useAction(async (): Promise<void> => {
    try {
      await api('DELETE /api/v1/profile', { body: { withReviews } });
      leave();
      // Pending until the page is left.
      await new Promise(() => undefined);
    } catch (error) {
      toast({ title: texts.notDeleted, text: failureText(error, texts.tryLaterText), tone: 'error' });
    }
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={texts.deleteTitle}
      description={texts.deleteText}
    >
      <Checkbox checked={withReviews} onChange={(event) => setWithReviews(event.target.checked)}>
        {texts.deleteReviewsToo}
      </Checkbox>
      <div className="flex flex-wrap gap-2">
        <Button variant="destructive" disabled={isPending} onClick={() => void remove()}>
          {texts.deleteAccount}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
