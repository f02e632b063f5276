import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { showToast } from '#web/kit/toast-store.ts';
import { useAction } from '#web/kit/use-action.ts';

/** @param done the toast on success, which can depend on the result */
export type Act = <Result>(
  done: string | ((result: Result) => string),
  call: () => Promise<Result>,
) => Promise<boolean>;

/** Performs a moderator action and refetches the lists; a toast shows when another moderator was faster. */
export function useAct(): { isPending: boolean; act: Act } {
  const { i18n, t } = useLingui();
  const queries = useQueryClient();
  /** @param call resolves to the toast on success */
  const { isPending, run } = useAction(async (call: () => Promise<string>): Promise<boolean> => {
    try {
      showToast({ title: await call(), tone: 'success' });
      return true;
    } catch (error) {
      const text = failureText(error, t`Please try again later.`, i18n);
      showToast({ title: t`Nothing was changed`, text, tone: 'error' });
      return false;
    } finally {
      // The server's own page and every list show the outcome.
      await Promise.all([['admin'], [SERVERS_KEY]].map((queryKey) => queries.invalidateQueries({ queryKey })));
    }
  });
  const act: Act = async (done, call) => {
    const isDone = await run(async () => {
      const result = await call();
      return typeof done === 'string' ? done : done(result);
    });
    return isDone === true;
  };
  return { isPending, act };
}
