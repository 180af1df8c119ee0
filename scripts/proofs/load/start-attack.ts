import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Report } from './attack-process.ts';

const file = fileURLToPath(new URL('attack-process.ts', import.meta.url));

/** In a separate process, so that the attack does not slow down the measured users. */
export function startAttack(order: Order) {
  const child = fork(file);
  const hasBegun = Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The attack ended before it began.'))),
  ]);
  hasBegun.catch(() => {}); // the user of it hears of it
  child.send(order);
  return {
    /** On a busy machine it takes seconds until the process runs. */
    hasBegun,
    end: async (): Promise<Report> => {
      const reported = once(child, 'message');
      const ended = once(child, 'exit');
      child.send('over');
      const [report] = await reported;
      await ended;
      return report;
    },
    stop: () => child.kill(),
  };
}
