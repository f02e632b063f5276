// A separate process: it replies to messages with the languages of their texts and exits with the pipe to its parent.
import { detectLanguage } from './detection.ts';

process.on('message', (texts: readonly string[]) => {
  // Ignore send errors: a parent that has exited needs no response, and 'disconnect' below handles its exit.
  process.send?.(texts.map(detectLanguage), undefined, undefined, () => undefined);
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C and service managers signal every process of the site: this one exits when its parent disconnects.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
