import { beforeEach } from 'vitest';
import { forgetFailures } from '../platform/preload.ts';

/** All files of a worker look through one window: each finds it as it was opened. */
localStorage.clear();
sessionStorage.clear();
Reflect.get(window, 'happyDOM').setURL('http://localhost:3000/');

/** A part that was still on its way when the file before ended did not come; it is asked for again. */
beforeEach(forgetFailures);
