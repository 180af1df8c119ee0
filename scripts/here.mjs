import process, { arch, platform } from 'node:process';

/** This machine in npm's words. */
export const here = () => ({ os: platform, cpu: arch, libc: libcOf(platform) });

/** Of the C libraries only glibc tells Node its version; on Linux the other one is musl. */
function libcOf(system) {
  if (system !== 'linux') return undefined;
  process.report.excludeNetwork = true; // else it looks up a name for every connection
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * Whether npm may leave an entry of the lock out on this machine. One that names no machine comes
 * with whatever needs it, and that may be for others.
 */
export function isForOthers({ optional, os, cpu, libc }, machine) {
  if (!optional) return false;
  if (!os && !cpu && !libc) return true;
  return !(suits(os, machine.os) && suits(cpu, machine.cpu) && suits(libc, machine.libc));
}

const suits = (words, own) => !words || words.includes(own);
