import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePathname } from '#web/location.ts';
import { Button } from '#web/kit/button.tsx';
import { Sheet } from '#web/kit/dialog.tsx';
import { SearchBox, useSlashKey } from './search-box.tsx';

/** Search on screens whose bar has no room for a box: a button that opens a full-screen sheet. */
export function SearchSheet() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isHome = usePathname() === '/';
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the sheet has opened, which focuses its close button.
    if (isOpen) content.current?.querySelector('input')?.focus();
  }, [isOpen]);
  useSlashKey(() => {
    // The home page has its own box; on wide screens the bar has one.
    if (isHome || button.current?.offsetParent == null) return false;
    setOpen(true);
    return true;
  });
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={t`Search servers`}
        className="needs-script size-11 lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Search size={20} />
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`Search`} isFull>
        <div ref={content} className="group p-4">
          {isOpen && <SearchBox look="sheet" onDone={() => setOpen(false)} />}
          <p className="mt-3 text-xs text-ink-3 group-has-[input:not(:placeholder-shown)]:hidden">
            <Trans>A name, or what you are looking for in your own words: “Minecraft in German”.</Trans>
          </p>
        </div>
      </Sheet>
    </>
  );
}
