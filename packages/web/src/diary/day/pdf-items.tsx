import { diaryPrintsApi } from '@sitewright/domain/diary/prints-api';
import { requestFor } from '@sitewright/domain/kernel/request';
import { FileDown } from 'lucide-react';
import { MenuItem } from '../../ui/menu.tsx';
import { weekAround } from './calendar-days.ts';
import type { DayPlace } from './day-place.ts';

export const rangePdf = (projectId: number, from: string, to: string): string =>
  requestFor(diaryPrintsApi.rangePdf, {
    params: { projectId: String(projectId) },
    query: { from, to },
  }).url;

const dayPdf = (projectId: number, date: string): string =>
  requestFor(diaryPrintsApi.dayPdf, { params: { projectId: String(projectId), date } }).url;

type Props = DayPlace & { onRange: () => void };

/** What can be had on paper: the day, its week, or any days. */
export function PdfItems({ project: { id }, date, onRange }: Props) {
  const { from, to } = weekAround(date);
  return (
    <>
      <MenuItem icon={FileDown} link={<Paper href={dayPdf(id, date)} />}>
        PDF of this day
      </MenuItem>
      <MenuItem icon={FileDown} link={<Paper href={rangePdf(id, from, to)} />}>
        PDF of this week
      </MenuItem>
      <MenuItem icon={FileDown} onSelect={onRange}>
        PDF of other days…
      </MenuItem>
    </>
  );
}

/** Opens beside the diary, which stays where it is. */
const Paper = (props: { href: string }) => <a {...props} target="_blank" rel="noreferrer" />;
