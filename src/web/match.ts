// Matches paths against route patterns. Patterns are flat: fixed parts and `:name` parts. That of wouter
// ignores case, so that a page would have many URLs.

/** Decoded values of the `:name` parts, or null if the path does not match. Ignores a trailing slash. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decodePart(given[index] ?? '');
    if (value === null) return null;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** The path of a pattern with these values, in one encoding; the inverse of `matchPath`. */
export function pathOf(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function parts(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Null if the percent-encoding is malformed. */
export function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null; // such as a lone percent sign: no page has that URL
  }
}
