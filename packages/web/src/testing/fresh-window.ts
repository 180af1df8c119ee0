import { installRefusalSentences } from '@sitewright/domain/kernel/refusal-sentences';
import { onlineManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterAll, beforeEach } from 'vitest';
import { forgetFailures } from '../platform/preload.ts';
import { FakeEventSource } from './fake-event-source.ts';
import './own-channels.ts';

/** As in the build, where they are the language of zod. */
installRefusalSentences();

/** All files of a worker look through one window: each finds it as it was opened. */
localStorage.clear();
sessionStorage.clear();
Reflect.get(window, 'happyDOM').setURL('http://localhost:3000/');

/** Requests sent before a test has set its answers, or after it has removed them. */
globalThis.fetch = async (request) => {
  throw new TypeError(`No test answers ${request}, and none may touch the network`);
};

beforeEach(() => {
  // A module that was still loading when the previous file ended failed; it is loaded again.
  forgetFailures();
  // A test that lost the signal of its window leaves queries waiting for it.
  onlineManager.setOnline(true);
  // Unlike a browser, happy-dom keeps the cursor in a field that is gone, and the next key moves it.
  getSelection()?.removeAllRanges();
});

/** happy-dom has none: the shell would fail while it starts, with its clocks already running. */
Object.assign(globalThis, { EventSource: FakeEventSource });

/**
 * No style sheets are loaded, so an element's own attribute is all that there is to compute. happy-dom would
 * copy some hundred inherited properties for it, each time that a role is looked for.
 */
window.getComputedStyle = (element) => (element as HTMLElement).style;

/** A screen that is left would go on reading ahead while the next file is tested. */
afterAll(cleanup);
