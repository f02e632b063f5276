// A cookie that scripts can read shows whether there is a session to ask for. This avoids 401s in visitors' consoles.

const NAME = 'duskrow_hint';

export function hasSessionHint(): boolean {
  return document.cookie.split(/;\s*/).includes(`${NAME}=1`);
}

/** The session is over: removes the hint, and shows the parts that were hidden because of it. */
export function dropSessionHint(): void {
  document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;
  showVisitorParts();
}

/** Shows the parts that are hidden while a user seems to be logged in. */
export function showVisitorParts(): void {
  delete document.documentElement.dataset['session'];
}
