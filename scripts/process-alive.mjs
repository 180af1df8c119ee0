import { readFileSync } from 'node:fs';

/** Whether a process is alive; with its start time, whether it is still the same one. */
export function isAlive(pid, birth) {
  const state = look(pid);
  if (state && (state.isDead || (birth && state.birth !== birth))) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Pids are reused; where there is /proc, the start time tells processes apart. */
export const startTimeOf = (pid) => look(pid)?.birth ?? null;

/** A zombie still has a pid: in many containers no process collects them. */
function look(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { isDead: 'ZX'.includes(fields[0]), birth: fields[19] };
  } catch {
    return undefined;
  }
}
