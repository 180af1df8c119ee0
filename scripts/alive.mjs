import { readFileSync } from 'node:fs';

/** Whether a process lives; with its birth, whether it is still the same one. */
export function isAlive(pid, birth) {
  const state = look(pid);
  if (state && (state.isDead || (birth && state.birth !== birth))) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Numbers of processes are used again; where there is /proc, the time of birth tells them apart. */
export const birthOf = (pid) => look(pid)?.birth ?? null;

/** Who died and was not buried still has a number: in many a container nobody buries. */
function look(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { isDead: 'ZX'.includes(fields[0]), birth: fields[19] };
  } catch {
    return undefined;
  }
}
