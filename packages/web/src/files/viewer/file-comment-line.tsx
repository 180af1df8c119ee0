import { filesApi } from '@sitewright/domain/files/api';
import type { FileComment } from '@sitewright/domain/files/file-comment';
import { obstacleToDeletingComment } from '@sitewright/domain/files/rules';
import { useDelete } from '../../actions/use-delete.ts';
import { useActor } from '../../platform/session.ts';
import { AuthorMark } from '../../ui/author-mark.tsx';
import { DeleteForGood } from '../../ui/delete-for-good.tsx';
import { momentText } from '../../ui/format/moment.ts';
import { Reactions } from './reactions.tsx';

type Props = { comment: FileComment };

export function FileCommentLine({ comment }: Props) {
  const { author, createdAt, content } = comment;
  const isTheirs = !obstacleToDeletingComment(comment, useActor());
  return (
    <li className="flex items-start gap-3">
      <AuthorMark name={author} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-xs text-text-2">
          {author}, <time dateTime={createdAt}>{momentText(createdAt)}</time>
        </p>
        <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">{content}</p>
        <Reactions comment={comment} />
      </div>
      {isTheirs && <DeleteComment comment={comment} />}
    </li>
  );
}

function DeleteComment({ comment: { id, author } }: Props) {
  const { perform, isPending } = useDelete(filesApi.removeComment);
  return (
    <DeleteForGood
      what="comment"
      along="its reactions"
      author={author}
      isPending={isPending}
      onDelete={(onDone) => perform({ params: { fileCommentId: id } }, onDone)}
    />
  );
}
