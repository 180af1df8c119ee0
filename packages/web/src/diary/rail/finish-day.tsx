import type { Day } from '@sitewright/domain/diary/day';
import { Dialog } from '../../ui/dialog.tsx';
import { writeDate } from '../../ui/parse-date.ts';
import type { DayPlace } from '../day/day-place.ts';
import { GapList } from './gap-list.tsx';
import { SignDay } from './sign-day.tsx';
import { SubmitDay } from './submit-day.tsx';

type Props = { place: DayPlace; day: Day; onClose: () => void };

/** First the missing items, then the signature; after that the day is locked. */
export function FinishDay({ place, day, onClose }: Props) {
  const isBlocked = day.gaps.some(({ blocks }) => blocks);
  return (
    <Dialog
      title="Finish the day"
      description={`${writeDate(day.date)}, ${place.project.name}. Once it is signed off, changes need a reason.`}
      isOpen
      onClose={onClose}
    >
      <GapList gaps={day.gaps} onClose={onClose} />
      {!isBlocked && <SignDay day={day} onClose={onClose} />}
      {!isBlocked && day.status === 'draft' && <SubmitDay day={day} onDone={onClose} />}
    </Dialog>
  );
}
