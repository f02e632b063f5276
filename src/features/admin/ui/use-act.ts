import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useAction } from '#web/kit/use-action.ts';

/** @param done what is said then; it may tell of what came back */
export type Act = <Result>(
  done: string | ((result: Result) => string),
  call: () => Promise<Result>,
) => Promise<boolean>;

/** Does something as a moderator and shows what is left; who came second is told so. */
export function useAct(): { isPending: boolean; act: Act } {
  const { i18n, t } = useLingui();
  const queries = useQueryClient();
  const toast = useToast();
  /** @param call resolves to what is said then */
  const { isPending, run } = useAction(async (call: () => Promise<string>): Promise<boolean> => {
    try {
      toast({ title: await call(), tone: 'success' });
      return true;
    } catch (error) {
      const text = failureText(error, t`Please try again later.`, i18n);
      toast({ title: t`Nothing was changed`, text, tone: 'error' });
      return false;
    } finally {
      // A server's own page shows what became of it, as every list does.
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
