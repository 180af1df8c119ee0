import { topic } from '../platform/topic.ts';

/** An issue was reported, changed or closed. */
export const issueSaved = topic<[issue: { id: number }, now: Date]>('issueSaved');
