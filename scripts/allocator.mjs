// How C's allocator, which has all that lies outside the JavaScript heap, takes memory from the system. Plain JavaScript
// because `start.mjs` is.

/**
 * For glibc, which reads it before anything else runs; others do not know it. Pages of 2 MB where the system has them to
 * give: a list reads some twenty cards that lie anywhere in more than a hundred MB, and with pages of 4 kB finding where
 * each lies takes longer than reading it. One arena: each thread with one of its own keeps what it gave back. And what is
 * large (128 kB, its default) always goes back to the system; left alone it learns otherwise from the first that does.
 */
export const ALLOCATOR = Object.freeze({
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1:glibc.malloc.arena_max=1:glibc.malloc.mmap_threshold=131072',
});

/** Tells the program that it is the second one; the settings do not, since privileged programs are started without them. */
const MARK = 'DUSKROW_ALLOCATOR_IS_TUNED';

/**
 * Begins the program anew in the same process, with these settings. Nothing where somebody set GLIBC_TUNABLES or the
 * system has none; nor where a parent has a channel to this process, which would be lost: it may set them itself.
 */
export function tuneAllocator() {
  const isTuned = process.env[MARK] !== undefined;
  delete process.env[MARK];
  if (isTuned || process.platform !== 'linux' || process.env.GLIBC_TUNABLES || process.send !== undefined) return;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, { ...process.env, ...ALLOCATOR, [MARK]: '1' });
}
