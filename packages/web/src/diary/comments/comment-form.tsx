import { DiaryCommentDraft } from '@sitewright/domain/diary/diary-comment';
import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { inWords } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { DayPlace } from '../day/day-place.ts';
import { CommentPhotos } from './comment-photos.tsx';
import { HourField } from './hour-field.tsx';
import { useSendComment } from './use-send-comment.ts';

type Props = {
  place: DayPlace;
  timeSlot: string;
  /** The entry that it answers; without one the hour is chosen. */
  entryId?: number;
  name: string;
};

const Draft = DiaryCommentDraft.pick({ comment: true, timeSlot: true });

/** A comment on the day: at an hour, or on an entry. */
export function CommentForm({ place, timeSlot, entryId, name }: Props) {
  const obstacle = obstacleOfRole(useActor(), 'comment', 'C', 'comment');
  const { send, photos, setPhotos, isPending, error } = useSendComment(place);
  const form = useForm(
    Draft,
    { comment: '', timeSlot },
    {
      onSubmit: (comment) =>
        send({ ...comment, ...(entryId && { recordId: entryId, recordType: 'diary_entry' }) }, () =>
          form.set('comment', ''),
        ),
    },
  );
  if (obstacle) return <p className="text-xs text-text-2 print:hidden">{obstacle.message}</p>;
  return (
    <form {...form.bind} aria-label={name} className="grid gap-2 print:hidden">
      {/* After Comment on an entry the user wants to write there; the day's own form waits. */}
      <TextArea label="Comment" autoFocus={!!entryId} {...form.field('comment')} />
      <div className="flex flex-wrap items-end gap-2">
        {!entryId && <HourField {...form.field('timeSlot')} />}
        <CommentPhotos photos={photos} onChange={setPhotos} />
        <Button type="submit" isPending={isPending}>
          Comment
        </Button>
      </div>
      {error && !isPending && !form.isRefusedByField && <Failure text={inWords(error)} />}
    </form>
  );
}
