// The process that draws share pictures, started by painter.ts. Separate from the server: a drawing occupies a core, a
// fault in native code kills its process, and the memory is freed when no pictures are requested.
import { type DrawingJob, drawPicture } from './draw-picture.ts';

export interface DrawnPicture {
  png?: Buffer;
  error?: string;
}

process.on('message', (job: DrawingJob) => void answer(job));
process.on('disconnect', () => process.exit());
// Ctrl-C and service managers signal every process of the site; this one exits when its parent disconnects.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

async function answer(job: DrawingJob): Promise<void> {
  const picture: DrawnPicture = await drawPicture(job).then(
    (png) => ({ png }),
    (error: unknown) => ({ error: String(error) }),
  );
  process.send?.(picture);
}
