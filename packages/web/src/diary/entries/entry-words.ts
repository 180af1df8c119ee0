import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import type { EntryType } from '@sitewright/domain/diary/entry-type';
import { readLabor } from '@sitewright/domain/diary/labor';

const typeWords: Record<EntryType, string> = {
  labour: 'Labour',
  plant: 'Plant',
  material: 'Material',
};

/** Whose entry it is: a company, else the machine or the kind of entry. */
export const titleOf = ({ company, plant, type }: DiaryEntry): string =>
  company || (type === 'plant' && plant) || typeWords[type];

/** `Carpenter, 9 operatives` */
export const crewOf = (entry: DiaryEntry): string =>
  [entry.jobRole, readLabor(entry.labor).labour].filter(Boolean).join(', ');
