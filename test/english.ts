// Loaded before every test file: files of a worker share the modules they load, and so the language that the one before
// spoke last.
import { speak } from '#web/kit/language.ts';

speak('en');
