import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { useToast } from '#web/kit/toast.tsx';
import { texts } from './texts.ts';

/** @param done what is said then; it may tell of what came back */
export type Act = <Result>(
  done: string | ((result: Result) => string),
  call: () => Promise<Result>,
) => Promise<boolean>;

/** Does something as a moderator and shows what is left; who came second is told so. */
export function useAct(): { isPending: boolean; act: Act } {
  const queries = useQueryClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const act: Act = async (done, call) => {
    setPending(true);
    try {
      const result = await call();
      toast({ title: typeof done === 'string' ? done : done(result), tone: 'success' });
      return true;
    } catch (error) {
      const text = failureText(error, texts.tryLaterSentence);
      toast({ title: texts.nothingChanged, text, tone: 'error' });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['admin'] });
      setPending(false);
    }
  };
  return { isPending, act };
}
