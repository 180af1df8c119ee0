import { env } from 'node:process';

/**
 * A signal sent to npm ends npm and its shell, and would leave us running. So we watch the
 * shell: when it has ended, we behave as if the signal had been sent to us.
 */
export function endWithNpm() {
  const { npm_lifecycle_event: isCalledByNpm } = env;
  if (!isCalledByNpm) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
