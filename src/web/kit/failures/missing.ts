// What a page about one thing says when the call for it did not work: that there is none, or that it cannot be had now.
import { ApiFailure } from '#contract/client.ts';

/** Nothing is there, or the address holds no name at all, such as one that is longer than names are. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 400);
}

/** Status of a page that shows the answer to one call. */
export function pageStatus(error: Error | null | undefined): number {
  if (!(error instanceof ApiFailure)) return 200;
  return isMissing(error) ? 404 : 503;
}
