// Whether it is worth asking who is signed in: a cookie that scripts can read says so. Visitors' consoles stay clean.

const NAME = 'duskrow_hint';

export function hasSessionHint(): boolean {
  return document.cookie.split(/;\s*/).includes(`${NAME}=1`);
}

/** The session is over: the hint goes, and what the page held back for it appears. */
export function dropSessionHint(): void {
  document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;
  showVisitorParts();
}

/** Shows what the page holds back while somebody seems to be signed in. */
export function showVisitorParts(): void {
  delete document.documentElement.dataset['session'];
}
