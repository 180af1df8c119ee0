import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import type { Project } from '@sitewright/domain/projects/project';

export type EntrySheetProps = {
  project: Project;
  /** The day that a new entry starts with. */
  date: string;
  /** The entry to be edited; without it a new one is written. */
  entry?: DiaryEntry;
  /** The entry that a new one starts as a copy of. */
  copyOf?: DiaryEntry;
  onClose: () => void;
};

export const EntrySheet = ({ project, onClose }: EntrySheetProps) => (
  <button type="button" onClick={onClose}>
    {project.name}
  </button>
);
