import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { relative } from 'node:path';
import { root } from './run.mjs';

/** The times of each core since the machine started, in milliseconds. */
export const coreTimes = () =>
  cpus().map(({ times }) => ({
    idle: times.idle,
    all: Object.values(times).reduce((sum, time) => sum + time, 0),
  }));

/** The idle share of each core between two readings, in per cent. */
export const idleShares = (before, after) =>
  after.map(({ idle, all }, core) => {
    const passed = all - before[core].all;
    return passed === 0 ? 0 : Math.round((100 * (idle - before[core].idle)) / passed);
  });

/** The duration of each test file, slowest first, from the reports of Vitest and Playwright. */
export function slowestFiles({ units, journeys }, count) {
  const times = new Map();
  const add = (file, milliseconds) => times.set(file, (times.get(file) ?? 0) + milliseconds);
  for (const { name, startTime, endTime } of units.flatMap((file) => read(file)?.testResults ?? []))
    add(relative(root, name), endTime - startTime);
  for (const { file, milliseconds } of journeysIn(read(journeys)?.suites ?? []))
    add(`e2e/${file}`, milliseconds);
  return [...times]
    .map(([file, milliseconds]) => ({ file, seconds: Math.round(milliseconds / 100) / 10 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

const journeysIn = (suites) =>
  suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) =>
        results.map(({ duration: milliseconds }) => ({ file, milliseconds })),
      ),
    ),
    ...journeysIn(inner),
  ]);

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
