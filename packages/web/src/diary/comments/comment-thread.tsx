import type { DiaryComment } from '@sitewright/domain/diary/diary-comment';
import type { DayContext } from '../day/day-context.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentLine } from './comment-line.tsx';

type Props = {
  place: DayContext;
  comments: readonly DiaryComment[];
  /** The hour that a new one speaks of. */
  timeSlot: string;
  entryId: number;
  /** Whose entry, for those who hear it. */
  subject: string;
};

/** The comments on one entry, and a form to add one. */
export const CommentThread = ({ place, comments, timeSlot, entryId, subject }: Props) => (
  <div className="grid gap-3 border-t border-line-2 py-2">
    {comments.length > 0 && (
      <ul aria-label="Comments" className="grid gap-3">
        {comments.map((comment) => (
          <CommentLine key={comment.id} place={place} comment={comment} />
        ))}
      </ul>
    )}
    <CommentForm
      place={place}
      timeSlot={timeSlot}
      entryId={entryId}
      name={`New comment on ${subject}`}
    />
  </div>
);
