import { Skeleton } from '#web/kit/skeleton.tsx';

/** The height of the form (`review-form.tsx`), so that the page does not move under the pointer when it arrives. */
const HEIGHT = 'h-[429px] sm:h-[413px]';

export function ReviewFormSkeleton() {
  return <Skeleton className={HEIGHT} />;
}

/** For the note that the server renders for everybody, while a user seems to be logged in. */
export const RESERVED_FOR_FORM = 'in-data-session:h-[429px] sm:in-data-session:h-[413px]';
