import { daysInBin } from '../backup/rules.ts';
import { conflict, type Problem } from '../kernel/problem.ts';

/** Why there is no room for a file of `size` bytes; undefined if there is. */
export const obstacleToStoring = (
  size: number,
  used: number,
  quota: number,
): Problem | undefined => (used + size > quota ? isFull(quota) : undefined);

const isFull = (quota: number): Problem =>
  conflict(
    'file.quota_reached',
    `Your company’s files would exceed its limit of ${formatSize(quota)}. Delete files you no longer need. Their space is freed when they leave the recycle bin after ${daysInBin} days. For more space now, ask the operator of this installation.`,
  );

/** `5 GB`, `1.5 MB` */
function formatSize(bytes: number): string {
  const [unit, size] = bytes >= 1_000_000_000 ? ['GB', 1_000_000_000] : ['MB', 1_000_000];
  return `${Number((bytes / size).toFixed(1))} ${unit}`;
}
