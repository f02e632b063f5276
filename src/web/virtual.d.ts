declare module 'virtual:page-assets' {
  /** Files that a page needs beside those of the entry, by its source file. Empty in development. */
  const assets: Record<string, string[]>;
  export default assets;
}
