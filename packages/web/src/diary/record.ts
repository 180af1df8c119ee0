import { NotebookPen } from 'lucide-react';
import { detailWithContract, onContract, type RecordLink } from '../search/record-link.ts';
import { dayText } from '../ui/format/date-time.ts';

export const diaryEntryLink: RecordLink = {
  kind: 'diaryEntry',
  icon: NotebookPen,
  to: (hit) => onContract(hit, { date: hit.detail ?? undefined }),
  detail: (hit) => detailWithContract(hit.detail && dayText(hit.detail), hit),
};
