// Which search led to a server's page: that of the list of this site on which its link was followed.

/** @param from address of the page before @param origin of this site. Undefined when that was no list with a search */
export function searchThatLed(from: string, origin: string): string | undefined {
  if (!URL.canParse(from)) return undefined;
  const { origin: fromOrigin, pathname, searchParams } = new URL(from);
  const isList = pathname === '/' || pathname === '/servers' || pathname.startsWith('/category/');
  if (fromOrigin !== origin || !isList) return undefined;
  return searchParams.get('search')?.trim().slice(0, 200) || undefined;
}
