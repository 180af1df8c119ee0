import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import type { Actor } from '@sitewright/domain/kernel/access';
import { topic } from '../platform/topic.ts';

/** Entries were written or changed. */
export const entriesSaved = topic<[entries: readonly DiaryEntry[], actor: Actor]>('entriesSaved');
