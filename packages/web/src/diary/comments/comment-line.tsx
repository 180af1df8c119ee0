import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryComment } from '@sitewright/domain/diary/diary-comment';
import { obstacleToDeletingComment } from '@sitewright/domain/diary/rules';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { detailOf } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { timeText } from '../../ui/format/moment.ts';
import { useToast } from '../../ui/toast.tsx';
import { AuthorMark } from '../author-mark.tsx';
import type { DayPlace } from '../day/day-place.ts';
import { EntryPhotos } from '../entries/entry-photos.tsx';
import { isLocked } from '../obstacles.ts';
import { diaryQueries, staleByComment } from '../queries.ts';

type Props = { place: DayPlace; comment: DiaryComment };

export function CommentLine({ place, comment }: Props) {
  const { author, createdAt, photos } = comment;
  const { data: day } = useQuery(diaryQueries.day(place.project.id, place.date));
  const mayDelete = !obstacleToDeletingComment(comment, useActor()) && !isLocked(day);
  return (
    <li className="flex items-start gap-3">
      <AuthorMark name={author} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-xs text-text-2">
          {author}, <time dateTime={createdAt}>{timeText(createdAt)}</time>
        </p>
        <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">{comment.comment}</p>
        <EntryPhotos photos={photos} subject={`Comment of ${author}`} isSmall />
      </div>
      {mayDelete && <DeleteComment {...{ place, comment }} />}
    </li>
  );
}

/** Nothing fetches a comment back, so it is asked for first. */
function DeleteComment({ place: { project, date }, comment }: Props) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const remove = useCommand(diaryApi.removeComment, {
    refreshes: staleByComment(project.id, date),
    onDone: () => setAsking(false),
    onRefused: (error) => toast({ title: 'Not deleted', text: detailOf(error), tone: 'danger' }),
  });
  return (
    <>
      <button
        type="button"
        aria-label={`Delete the comment of ${comment.author}`}
        onClick={() => setAsking(true)}
        className="grid size-6 flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text site:-my-2 site:size-11 print:hidden"
      >
        <Trash2 aria-hidden="true" className="size-3.5 site:size-4" />
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        variant="destructive"
        title="Delete this comment?"
        description="It goes with its photos and cannot be restored."
        confirmText="Delete"
        isPending={remove.isPending}
        onConfirm={() => remove.perform({ params: { diaryCommentId: comment.id } })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
