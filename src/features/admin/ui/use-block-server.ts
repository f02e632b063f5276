import { useLingui } from '@lingui/react/macro';
import { useApi } from '#web/kit/use-api.ts';
import type { RowProps } from './queue-layout.tsx';

/** Asks for the reason, then blocks a server. */
export function useBlockServer({ act, ask }: Pick<RowProps, 'act' | 'ask'>) {
  const { t } = useLingui();
  const api = useApi();
  return (id: string, name: string): void =>
    ask({
      title: t`Block ${{ server: name }}`,
      description: t`It is removed from all lists and cannot be submitted again. The submitter will see the reason.`,
      choices: [
        {
          label: t`Block server`,
          variant: 'destructive',
          run: (reason) =>
            act(t`Server blocked`, () =>
              api('POST /api/v1/admin/servers/:id/block', { params: { id }, body: { reason } }),
            ),
        },
      ],
    });
}
