// The shape of an endpoint: method, path and zod schemas as one value, in the form that `app.route` takes.
// Validation, response stripping, OpenAPI, the docs page and the typed client all come from it.
import { z } from 'zod';

/** Who may call: anyone; signed-in users; owners who claimed the server `:id` and still manage it; admins. */
export type Access = 'visitor' | 'user' | 'owner' | 'admin';

/**
 * What must be available: `writes` while the site is not read-only, `submissions` while they are open, `lookUp` from the
 * budget, on behalf of the caller.
 */
export type Need = 'writes' | 'submissions' | 'lookUp';

/** By which limit calls are counted; the figures are in http/limits.ts. */
export type RateClass =
  | 'submit'
  | 'sync'
  | 'activity'
  | 'ownData'
  | 'save'
  | 'signIn'
  | 'review'
  | 'vote'
  | 'owner'
  | 'report'
  | 'sharePicture'
  | 'avatar';

/**
 * Who may store the answer of a read: any cache, as it is the same for everybody (`public`); the caller alone
 * (`by-viewer`); nobody, as it is another each time (`uncached`) or the caller's own, which no page of another site reads
 * (`personal`).
 */
export type Reading = 'public' | 'by-viewer' | 'uncached' | 'personal';

/** Enforced by http/access.ts. */
export interface AccessRule {
  access: Access;
  needs: readonly Need[];
  rate: RateClass | null;
  /** A suspended account may send this write too. */
  openToSuspended?: boolean;
  /** Browsers navigate here, also from other sites: open while the API is closed to programs. */
  isNavigation?: boolean;
}

interface ReadConfig extends AccessRule {
  reading: Reading;
  /** The answer is a file of this type instead of JSON. */
  fileType?: string;
}

interface WriteConfig extends AccessRule {
  reading?: undefined;
  fileType?: undefined;
}

export type EndpointShape = {
  url: string;
  schema: {
    summary: string;
    description?: string;
    tags: readonly string[];
    /** Not part of the public documentation. */
    hide?: boolean;
    params?: z.ZodType;
    querystring?: z.ZodType;
    body?: z.ZodType;
    /** Answers by status. Response schemas encode: no default, no transform in them. */
    response: Record<number, z.ZodType>;
  };
} & ({ method: 'GET'; config: ReadConfig } | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; config: WriteConfig });

export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape;
}

/** Body of every error. */
export const ApiError = z
  .object({
    message: z.string().describe('What went wrong, for people.'),
    code: z.string().describe('What went wrong, for programs.'),
    issues: z
      .array(z.object({ path: z.string(), message: z.string(), code: z.string().describe('For programs.') }))
      .optional()
      .describe('With code `validation`: the fields that were refused.'),
  })
  .meta({ id: 'ApiError' });
export type ApiError = z.infer<typeof ApiError>;

/** A query parameter that may be given several times: `?category=Art&category=Music`. */
export function repeated<T extends z.ZodType>(value: T) {
  return z.union([z.array(value).max(50), value.transform((one) => [one])], { error: errorOfItsKind }).optional();
}

/** What is wrong with one value, or with several: "Invalid input" alone helps nobody. */
function errorOfItsKind({ input, errors }: { input?: unknown; errors?: { message: string }[][] }): string | undefined {
  return errors?.[Array.isArray(input) ? 0 : 1]?.[0]?.message;
}

/** A whole number in a query string: digits only, so that an empty or odd one is refused instead of read as 0. */
export function wholeNumber(least: number, most: number) {
  const digits = (value: unknown): unknown =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return z.preprocess(digits, z.number().int().min(least).max(most).optional());
}

/** `true` in a query string; anything else is refused. */
export const TrueFlag = z.literal('true').transform(() => true as const);

export const IsoTime = z.string().describe('ISO 8601, UTC.');
