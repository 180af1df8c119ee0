import { test } from '@playwright/test';

/** The report has it, for the proof that ran the journey. */
export function noteFigure(name: string, value: number | string): void {
  test.info().annotations.push({ type: 'figure', description: `${name}: ${value}` });
}
