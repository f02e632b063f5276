import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import type { SubmitServerBody } from '#features/submissions/contract.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { submitErrorText } from './submit-errors.ts';

/** Submits an invite. What goes wrong is told in a toast; what was listed before is fetched anew after a success. */
export function useSubmitServer() {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { i18n } = useLingui();
  return useMutation({
    mutationFn: (body: SubmitServerBody) => api('POST /api/v1/servers', { body }),
    onSuccess: ({ unlocked }) => {
      announceUnlocked(unlocked);
      void client.invalidateQueries({ queryKey: [SERVERS_KEY] });
      void client.invalidateQueries({ queryKey: ['profile'] });
    },
    onError: (error) => toast({ ...submitErrorText(error, i18n), tone: 'error' }),
  });
}
