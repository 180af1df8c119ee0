import { expect } from 'vitest';
import type { DemoCompany } from './demo-figures.ts';
import {
  carbonOfMixes,
  floorsAndWindows,
  hoursOfMachines,
  muckOf,
  stepsOfPlots,
  unlikelyDays,
} from './demo-site-facts.ts';

export async function expectOrderOfTrades(demo: DemoCompany): Promise<void> {
  const plots = await stepsOfPlots(demo);
  expect(plots.filter(({ days }) => days.length < 5)).toEqual([]);
  for (const { plots: pair, days } of plots) expect(days, pair).toEqual(days.toSorted());
  const { slabs = 0, windows = 0 } = (await floorsAndWindows(demo)) ?? {};
  expect(slabs).toBeGreaterThan(5);
  expect(windows / 26).toBeLessThanOrEqual(slabs - 1);
}

export async function expectOneSetOfHours(demo: DemoCompany): Promise<void> {
  const machines = await hoursOfMachines(demo);
  expect(machines.filter(({ clocked, written }) => Math.abs(clocked - written) > 0.05)).toEqual([]);
  expect(machines.filter(({ unsafe }) => unsafe > 0)).toEqual([]);
  const muck = await muckOf(demo);
  expect(muck.map(({ slug }) => slug)).toHaveLength(3);
  for (const { slug, dug, tonnes, paid } of muck) {
    expect(tonnes / dug, slug).toBeCloseTo(1.8, 1);
    expect(paid / tonnes, slug).toBeGreaterThan(10);
  }
}

export async function expectLikelyDays(demo: DemoCompany): Promise<void> {
  const { judged, unlikely } = await unlikelyDays(demo);
  expect(judged).toBeGreaterThan(400);
  expect(unlikely).toEqual([]);
}

export async function expectCarbonOfMixes(demo: DemoCompany): Promise<void> {
  const carbon = await carbonOfMixes(demo);
  expect(carbon['CON-0003']).toBeLessThan(200);
  expect(carbon['CON-0004']).toBeGreaterThan(250);
  expect(carbon['REB-0008']).toBe(carbon['REB-0007']);
}
