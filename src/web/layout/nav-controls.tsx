import { usePathname } from '../address.ts';
import { AccountControl } from '#features/accounts/ui/account-control.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchSheet } from './search-sheet.tsx';
import { ThemeButton } from './theme-button.tsx';

/** The right end of the bar: everything that opens or changes something. */
export default function NavControls() {
  const path = usePathname();
  return (
    <div className="flex items-center gap-1 max-[359px]:gap-0 sm:gap-2">
      <SearchSheet />
      <ThemeButton />
      <AccountControl />
      <MobileMenu key={path} path={path} />
    </div>
  );
}
