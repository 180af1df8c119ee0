import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryComment } from '@sitewright/domain/diary/diary-comment';
import { obstacleToDeletingComment } from '@sitewright/domain/diary/rules';
import type { Reaction } from '@sitewright/domain/files/reaction';
import { useQuery } from '@tanstack/react-query';
import { DeleteButton } from '../../actions/delete-button.tsx';
import { useAction } from '../../actions/use-action.ts';
import { PhotoStrip } from '../../files/photo-strip.tsx';
import { Reactions } from '../../files/viewer/reactions.tsx';
import { WaitingMark } from '../../outbox/waiting-mark.tsx';
import { isUnsentId } from '../../platform/outbox/item.ts';
import { useActor } from '../../platform/session.ts';
import { useNeedsSignal } from '../../platform/use-needs-signal.ts';
import { AuthorAvatar } from '../../ui/author-avatar.tsx';
import { timeText } from '../../ui/format/date-time.ts';
import type { DayContext } from '../day/day-context.ts';
import { diaryQueries } from '../queries.ts';

type Props = {
  place: DayContext;
  comment: DiaryComment;
  /** Which entry it is about, away from that entry. */
  about?: string | undefined;
};

export function CommentLine({ place, comment, about }: Props) {
  const { author, createdAt, photos } = comment;
  const { data: day } = useQuery(diaryQueries.day(place.project.id, place.date));
  const mayDelete = !obstacleToDeletingComment(comment, useActor(), day);
  const toggle = useToggle(comment);
  const needsSignal = useNeedsSignal(diaryApi.react);
  return (
    <li className="flex items-start gap-3">
      <AuthorAvatar name={author} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-xs text-text-2">
          {author}, <time dateTime={createdAt}>{timeText(createdAt)}</time>
          {about && `, on the entry ${about}`}
        </p>
        <WaitingMark name="diaryCommentId" id={comment.id} />
        <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">{comment.comment}</p>
        <PhotoStrip photos={photos} subject={`Comment by ${author}`} isSmall />
        {!isUnsentId(comment.id) && (
          <div className="print:hidden">
            <Reactions counts={comment.reactions} onToggle={toggle} obstacle={needsSignal} />
          </div>
        )}
      </div>
      {mayDelete && <DeleteComment comment={comment} />}
    </li>
  );
}

function useToggle({ id: diaryCommentId }: DiaryComment) {
  const options = { refusedTitle: 'Not saved' };
  const give = useAction(diaryApi.react, options);
  const takeBack = useAction(diaryApi.takeReactionBack, options);
  return (emoji: Reaction, isMine: boolean) =>
    (isMine ? takeBack : give).perform({ params: { diaryCommentId, emoji } });
}

const DeleteComment = ({ comment: { id, author } }: Pick<Props, 'comment'>) => (
  <DeleteButton
    what="comment"
    author={author}
    endpoint={diaryApi.removeComment}
    input={{ params: { diaryCommentId: id } }}
    recordType="diaryComment"
    recordId={id}
    consequence="This also deletes its photos."
  />
);
