import process, { arch, platform } from 'node:process';

/** This machine, in the terms of npm. */
export const thisMachine = () => ({ os: platform, cpu: arch, libc: libcOf(platform) });

/** Only glibc reports its version to Node; on Linux the alternative is musl. */
function libcOf(system) {
  if (system !== 'linux') return undefined;
  process.report.excludeNetwork = true; // else it looks up a name for every connection
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * Whether npm may omit an entry of the lock on this machine. An entry without a machine belongs
 * to its parent, which may be for other machines.
 */
export function isForOtherMachines({ optional, os, cpu, libc }, machine) {
  if (!optional) return false;
  if (!os && !cpu && !libc) return true;
  return !(suits(os, machine.os) && suits(cpu, machine.cpu) && suits(libc, machine.libc));
}

const suits = (words, own) => !words || words.includes(own);
