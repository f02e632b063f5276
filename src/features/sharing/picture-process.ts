// The process that draws share pictures, started by painter.ts. Apart from the server, because a drawing keeps a core
// busy, a fault in native code ends the process it is in, and the memory goes back when nobody asks for pictures.
import { type DrawingJob, drawPicture } from './draw-picture.ts';

export interface DrawnPicture {
  png?: Buffer;
  error?: string;
}

process.on('message', (job: DrawingJob) => void answer(job));
process.on('disconnect', () => process.exit());
// Ctrl-C and service managers signal every process of the site: this one ends when its parent lets it go.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

async function answer(job: DrawingJob): Promise<void> {
  const picture: DrawnPicture = await drawPicture(job).then(
    (png) => ({ png }),
    (error: unknown) => ({ error: String(error) }),
  );
  process.send?.(picture);
}
