/** What a browser keeps of a server: enough to draw it and to lead to it. */
export interface KeptServer {
  id: string;
  slug: string;
  name: string;
  iconUrl: string | null;
}

/** Whether it is one, of what stood in the browser's storage. */
export function isKeptServer(value: unknown): value is KeptServer {
  const { id, slug, name, iconUrl } = (value ?? {}) as Record<string, unknown>;
  return (
    [id, slug, name].every((text) => typeof text === 'string') && (iconUrl === null || typeof iconUrl === 'string')
  );
}
