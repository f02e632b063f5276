import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, SERVERS_KEY } from '#web/directory/list-queries.ts';
import { showChangeFailure } from '#web/kit/lost-response.ts';
import { showToast, type ToastMessage } from '#web/kit/toast-store.ts';
import { useAction } from '#web/kit/use-action.ts';

/** Tone `error` if the call changed nothing. */
type Done = string | Pick<ToastMessage, 'title' | 'text' | 'tone'>;

/** @param done the toast, which can depend on the result. Resolves to false if nothing was done. */
export type Act = <Result>(done: Done | ((result: Result) => Done), call: () => Promise<Result>) => Promise<boolean>;

/** Performs a moderator action and refetches the lists; a toast shows when another moderator was faster. */
export function useAct(): { isPending: boolean; act: Act } {
  const { i18n, t } = useLingui();
  const queries = useQueryClient();
  /** @param call resolves to the toast on success */
  const { isPending, run } = useAction(async (call: () => Promise<Done>): Promise<boolean> => {
    try {
      const done = await call();
      const toast: ToastMessage = { tone: 'success', ...(typeof done === 'string' ? { title: done } : done) };
      showToast(toast);
      return toast.tone !== 'error';
    } catch (error) {
      showChangeFailure(t`Nothing was changed`, error, i18n);
      return false;
    } finally {
      // The server's own page and every list show the outcome.
      await invalidate(queries, ['admin'], [SERVERS_KEY]);
    }
  });
  const act: Act = async (done, call) => {
    const isDone = await run(async () => {
      const result = await call();
      return typeof done === 'function' ? done(result) : done;
    });
    return isDone === true;
  };
  return { isPending, act };
}
