// For pages about one object: whether a failed call means that it does not exist, or that it is unavailable now.
import { ApiFailure } from '#contract/client.ts';

/** The object does not exist (404), or the URL contains no valid name (400), such as one that is too long. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 400);
}

/** HTTP status of a page that shows the response to one call. */
export function pageStatus(error: Error | null | undefined): number {
  if (!(error instanceof ApiFailure)) return 200;
  return isMissing(error) ? 404 : 503;
}
