import { stderr, stdout } from 'node:process';
import { endWithNpm } from './end-with-npm.mjs';

/** An error that the user can fix: only the message is shown. */
export class Stop extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const printLine = (line = '') => stdout.write(`${line}\n`);

export const duration = (since, now = Date.now()) => {
  const seconds = (now - since) / 1000;
  if (seconds < 100) return `${seconds.toFixed(1)} s`;
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
};

/** One line when a stage begins, one every fifteen seconds, one when it is done. */
export async function stage(doing, done, work) {
  const began = Date.now();
  printLine(`${doing}…`);
  const pulse = setInterval(() => printLine(`  still working, ${duration(began)}`), 15_000);
  try {
    const result = await work();
    printLine(`${done} in ${duration(began)}.`);
    return result;
  } finally {
    clearInterval(pulse);
  }
}

/** Runs a command and sets its result as the exit code. */
export async function command(work) {
  endWithNpm();
  try {
    const code = await work();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    process.exitCode = explain(error);
  }
}

/** A Stop is shown as one sentence, any other error with its stack. Returns the exit code. */
export function explain(error) {
  const isStop = error instanceof Stop;
  const text = isStop ? error.message : error.stack;
  if (text) stderr.write(`\n${text}\n`);
  return isStop ? error.exitCode : 1;
}
