import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';

export type PhotoSheetProps = { entry: DiaryEntry; onClose: () => void };

export const PhotoSheet = ({ entry, onClose }: PhotoSheetProps) => (
  <button type="button" onClick={onClose}>
    {entry.workSummary}
  </button>
);
