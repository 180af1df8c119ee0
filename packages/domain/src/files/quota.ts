import { daysInBin } from '../backup/rules.ts';
import { conflict, type Problem } from '../kernel/problem.ts';

/** Why a file of `size` bytes has no room beside those that are there; undefined when it has. */
export const obstacleToStoring = (
  size: number,
  used: number,
  quota: number,
): Problem | undefined => (used + size > quota ? isFull(quota) : undefined);

const isFull = (quota: number): Problem =>
  conflict(
    'file.quota_reached',
    `The files of your company would take up more than its ${formatSize(quota)}. Delete what nobody needs: its room is free once it has left the recycle bin, after ${daysInBin} days. For more room now, ask whoever runs this installation.`,
  );

/** `5 GB`, `1.5 MB` */
function formatSize(bytes: number): string {
  const [unit, size] = bytes >= 1_000_000_000 ? ['GB', 1_000_000_000] : ['MB', 1_000_000];
  return `${Number((bytes / size).toFixed(1))} ${unit}`;
}
