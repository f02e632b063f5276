// The shape of an endpoint: method, path and zod schemas as one value, in the form that `app.route` expects.
// Validation, response stripping, OpenAPI, the docs page and the typed client are derived from it.
import { z } from 'zod';
import { cleanLine, cleanText, isIdentifier } from './plain-text.ts';

/** Who can call: anyone; users who are logged in; owners who claimed the server `:id` and still manage it; admins. */
export type Access = 'visitor' | 'user' | 'owner' | 'admin';

/**
 * What must be available: `writes` (the site is not read-only), `submissions` (they are open), and last `lookUp`: a call
 * to Discord, for which the look-up budget can be spent. It gives the handler a `Caller`.
 */
export type Need = 'writes' | 'submissions' | 'lookUp';

/** The rate limit of a call; the figures are in http/limits.ts. */
export type RateClass =
  | 'submit'
  | 'sync'
  | 'activity'
  | 'ownData'
  | 'export'
  | 'save'
  | 'signIn'
  | 'review'
  | 'vote'
  | 'owner'
  | 'edit'
  | 'putBack'
  | 'report'
  | 'sharePicture'
  | 'avatar';

/**
 * Who may store the answer of a read: any cache, as it is the same for all callers (`public`); only the caller
 * (`by-viewer`); no one, as it differs each time (`uncached`) or is private to the caller and unreadable for other
 * sites (`personal`).
 */
export type CacheScope = 'public' | 'by-viewer' | 'uncached' | 'personal';

/** Enforced by http/access.ts. */
export interface AccessRule {
  access: Access;
  needs: readonly Need[];
  rate: RateClass | null;
  /** Suspended accounts can send this write, too. */
  openToSuspended?: boolean;
  /** Browsers navigate here, also from other sites: open even while the API is closed to programs. */
  isNavigation?: boolean;
}

interface ReadConfig extends AccessRule {
  cacheScope: CacheScope;
  /** The answer is a file of this type instead of JSON. */
  fileType?: string;
  /** A query parameter that chooses another type than JSON, which the client does not offer. */
  otherType?: { parameter: string; type: string };
}

interface WriteConfig extends AccessRule {
  cacheScope?: undefined;
  fileType?: undefined;
  otherType?: undefined;
}

export type EndpointShape = {
  url: string;
  schema: {
    summary: string;
    description?: string;
    tags: readonly string[];
    /** Not part of the public documentation: every call that needs a login, among others. */
    hide?: boolean;
    params?: z.ZodType;
    querystring?: z.ZodType;
    body?: z.ZodType;
    /** By status. Response schemas encode, so they must not contain defaults or transforms. */
    response: Record<number, z.ZodType>;
  };
} & ({ method: 'GET'; config: ReadConfig } | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; config: WriteConfig });

export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape;
}

/** Body of every error. */
export const ApiError = z
  .object({
    message: z.string().describe('What went wrong, in sentences for users.'),
    code: z.string().describe('Error code for programs.'),
    reason: z.string().optional().describe('With code `guild_refused`: the reason that a moderator wrote, if any.'),
    issues: z
      .array(z.object({ path: z.string(), message: z.string(), code: z.string().describe('For programs.') }))
      .optional()
      .describe('The invalid fields, with the code `validation` and others, such as `invalid_invite`.'),
  })
  .meta({ id: 'ApiError' });
export type ApiError = z.infer<typeof ApiError>;

/** Body of a write that has nothing else to answer. */
export const Done = z.object({ success: z.literal(true) });
export const done = { success: true } as const;

/**
 * A query parameter that can be repeated: `?category=Art&category=Music`. An empty free text is no value: a form sends
 * one. A closed set of values refuses it like any other unknown value.
 */
export function repeated<T extends z.ZodType>(value: T) {
  return z
    .union([z.array(value).max(50), value.transform((one) => [one])], { error: errorOfAlternative })
    .transform((values) => values.filter((one) => one !== ''))
    .optional();
}

/** The error of the matching alternative instead of a mere "Invalid input": an array, or a single value. */
function errorOfAlternative({
  input,
  errors,
}: {
  input?: unknown;
  errors?: { message: string }[][];
}): string | undefined {
  return errors?.[Array.isArray(input) ? 0 : 1]?.[0]?.message;
}

/** An integer in a query string: digits only, so that an empty or malformed one is refused instead of read as 0. */
export function wholeNumber(min: number, max: number) {
  return requiredWholeNumber(min, max).optional();
}

/** The same, for `repeated`. */
export function requiredWholeNumber(min: number, max: number) {
  const digits = (value: unknown): unknown =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  const error = `The value must be a whole number from ${min} to ${max}.`;
  return z.preprocess(digits, z.number({ error }).int(error).min(min, error).max(max, error));
}

/** `true` in a query string; anything else is refused. */
export const TrueFlag = z.literal('true').transform(() => true as const);

export const IsoTime = z.string().describe('ISO 8601, UTC.');

const NOTHING_VISIBLE = 'The text must contain at least one visible character.';

/** Several lines; refused if nothing visible is left. Lengths are in UTF-16 units. */
export function textOf(maxLength: number) {
  return z.string().overwrite(cleanText).min(1, NOTHING_VISIBLE).max(maxLength);
}

/** One line; refused if nothing visible is left. */
export function lineOf(maxLength: number) {
  return z.string().overwrite(cleanLine).min(1, NOTHING_VISIBLE).max(maxLength);
}

/** An id or slug in a body. Not cleaned: it either identifies something or it does not. */
export function idOf() {
  return z.string().max(200).refine(isIdentifier, 'This is not an ID.');
}

/** Several lines; null or an empty text clears them. */
export function clearableTextOf(maxLength: number) {
  return z.string().overwrite(cleanText).max(maxLength).nullable();
}

/** One line; null or an empty text clears it. */
export function clearableLineOf(maxLength: number) {
  return z.string().overwrite(cleanLine).max(maxLength).nullable();
}
