import { topic } from '../platform/topic.ts';

/** Whatever names supplier `fromId` is to name `keptId` from now on. */
export const suppliersMerged =
  topic<[suppliers: { keptId: number; fromId: number }]>('suppliersMerged');
