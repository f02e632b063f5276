import { useLingui } from '@lingui/react/macro';
import { Command } from 'lucide-react';
import { createPortal } from 'react-dom';
import { chosenServers } from '#web/session/browser-lists.ts';
import { usePersisted } from '#web/kit/use-persisted.ts';
import { Button } from '#web/kit/button.tsx';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import { Tooltip } from '#web/kit/tooltip.tsx';
import { usePathname } from '#web/location.ts';
import { AccountControl } from '#web/session/account-control.tsx';
import { MobileMenu } from '#web/layout/mobile-menu.tsx';
import { openPalette } from '#web/layout/palette-host.tsx';
import { SearchSheet } from '#web/layout/search-sheet.tsx';
import { ThemeButton } from '#web/layout/theme-button.tsx';

const CompareTray = lazyPart(() => import('#features/compare/ui/compare-tray.tsx'), { isQuiet: true });

/** The controls at the end of the navigation bar. */
export function NavControls() {
  const { t } = useLingui();
  const path = usePathname();
  return (
    <div className="flex items-center gap-1 max-[359px]:gap-0 sm:gap-2">
      <SearchSheet />
      <ThemeButton />
      <Tooltip content={t`Command menu (Ctrl K)`} className="max-lg:hidden">
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Command menu (Ctrl K)`}
          className="needs-script"
          onClick={openPalette}
        >
          <Command size={20} />
        </Button>
      </Tooltip>
      <AccountControl />
      <MobileMenu key={path} path={path} />
      <Tray path={path} />
    </div>
  );
}

/** Hidden on the page it links to. Rendered at the end of the document, not in the bar. */
function Tray({ path }: { path: string }) {
  const isEmpty = usePersisted(chosenServers).length === 0;
  if (isEmpty || path === '/compare') return null;
  return createPortal(<CompareTray />, document.body);
}
