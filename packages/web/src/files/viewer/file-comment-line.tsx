import { filesApi } from '@sitewright/domain/files/api';
import type { ProjectFile } from '@sitewright/domain/files/file';
import type { FileComment } from '@sitewright/domain/files/file-comment';
import { obstacleToDeletingComment } from '@sitewright/domain/files/rules';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AuthorMark } from '../../diary/author-mark.tsx';
import { detailOf } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { momentText } from '../../ui/format/moment.ts';
import { useToast } from '../../ui/toast.tsx';
import { staleByComment } from '../queries.ts';
import { Reactions } from './reactions.tsx';

type Props = { file: ProjectFile; comment: FileComment };

export function FileCommentLine({ file, comment }: Props) {
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
      {isTheirs && <DeleteComment {...{ file, comment }} />}
    </li>
  );
}

/** Nothing fetches a comment back, so it is asked for first. */
function DeleteComment({ file, comment }: Props) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const remove = useCommand(filesApi.removeComment, {
    refreshes: staleByComment(file),
    onDone: () => setAsking(false),
    onRefused: (error) => toast({ title: 'Not deleted', text: detailOf(error), tone: 'danger' }),
  });
  return (
    <>
      <button
        type="button"
        aria-label={`Delete the comment of ${comment.author}`}
        onClick={() => setAsking(true)}
        className="grid size-6 flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text site:-my-2 site:size-11"
      >
        <Trash2 aria-hidden="true" className="size-3.5 site:size-4" />
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        variant="destructive"
        title="Delete this comment?"
        description="It goes with its reactions and cannot be restored."
        confirmText="Delete"
        isPending={remove.isPending}
        onConfirm={() => remove.perform({ params: { fileCommentId: comment.id } })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
