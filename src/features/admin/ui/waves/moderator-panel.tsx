// What admins alone see on a server's page. Fetched in the browser, once it is known who is there.
import type { Server } from '#features/listings/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { texts as adminTexts } from '../texts.ts';
import { ServerActions } from './server-actions.tsx';
import { texts } from './texts.ts';

export default function ModeratorPanel({ server: { id, name, approved } }: { server: Server }) {
  return (
    <Panel
      title={texts.moderate}
      aside={
        <Link href="/admin" className="text-xs underline">
          {adminTexts.title}
        </Link>
      }
      bodyClassName="p-[18px]"
    >
      <ServerActions server={{ id, name, approval: approved ? 'approved' : 'pending' }} hasTerm />
    </Panel>
  );
}
