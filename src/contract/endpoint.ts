// The shape of an endpoint: method, path and zod schemas as one value, in the form that `app.route` takes.
// Validation, response stripping, OpenAPI, the docs page and the typed client all come from it.
import { z } from 'zod';

export interface EndpointShape {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  /** Reads are `public` unless this says that their answer depends on who asks, or is another each time.
   *  `fileType`: the answer is a file of this type instead of JSON. */
  config?: { reading: Reading; fileType?: string };
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
}

/** Who may keep the answer of a read that needs no session: any cache, the one who asked, or nobody. */
export type Reading = 'public' | 'by-viewer' | 'unkept';

/** Undefined for writes, redirections, and what only people who are signed in may read. */
export function readingOf(shape: {
  method: string;
  config?: { reading: Reading };
  schema: { response: object };
}): Reading | undefined {
  const { method, config, schema } = shape;
  if (method !== 'GET' || !(200 in schema.response) || 401 in schema.response) return undefined;
  return config?.reading ?? 'public';
}

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
