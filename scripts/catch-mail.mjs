import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './run.mjs';

/**
 * A real mail server on this machine; every received email is a file in the outbox. It can delay
 * each by some milliseconds.
 */
export async function catchMail(outbox, { delay = 0 } = {}) {
  const { SMTPServer } = createRequire(join(root, 'packages/server/package.json'))('smtp-server');
  mkdirSync(outbox, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((letter) => pause(delay, letter))
        .then((letter) => fileAway(outbox, letter))
        .then(() => done(), done);
    },
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address();
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** Written atomically, and in the order of arrival. */
function fileAway(outbox, letter) {
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
  writeFileSync(join(outbox, `.${name}`), letter);
  renameSync(join(outbox, `.${name}`), join(outbox, name));
}
