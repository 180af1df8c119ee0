import { filesApi } from '@sitewright/domain/files/api';
import type { ProjectFile } from '@sitewright/domain/files/file';
import { type FileComment, FileCommentDraft } from '@sitewright/domain/files/file-comment';
import type { Reaction } from '@sitewright/domain/files/reaction';
import { obstacleToDeletingComment } from '@sitewright/domain/files/rules';
import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DeleteButton } from '../../actions/delete-button.tsx';
import { InlineForm } from '../../forms/inline-form.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { detailOf, userMessage } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useNeedsSignal } from '../../platform/use-needs-signal.ts';
import { AuthorAvatar } from '../../ui/author-avatar.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { fileQueries } from '../queries.ts';
import { Reactions } from './reactions.tsx';

type Props = { file: ProjectFile };

/** The comments on the file in order, and a form to add one. */
export function FileComments({ file }: Props) {
  const query = useQuery(fileQueries.comments(file.id));
  return (
    <section aria-label="Comments" className="grid gap-4 border-t border-line-2 pt-4">
      <h2 className="text-sm leading-5!">Comments</h2>
      <Loaded
        query={query}
        what="comments"
        empty="No comments yet."
        skeleton={<Skeleton what="comments" shape="lines" count={3} />}
      >
        {(comments) => (
          <ul aria-label="Comments" className="grid gap-4">
            {comments.map((comment) => (
              <FileCommentLine key={comment.id} comment={comment} />
            ))}
          </ul>
        )}
      </Loaded>
      <CommentForm file={file} />
    </section>
  );
}

function CommentForm({ file }: Props) {
  const obstacle = obstacleOfRole(useActor(), 'comment', 'C', 'comment');
  const { form, command } = useCommandForm({
    fields: FileCommentDraft,
    start: { content: '' },
    endpoint: filesApi.comment,
    inputOf: (body) => ({ params: { fileId: file.id }, body }),
    onDone: () => form.set('content', ''),
  });
  if (obstacle) return <p className="text-xs tracking-normal text-text-2">{obstacle.message}</p>;
  return (
    <InlineForm
      form={form}
      command={command}
      failureText={userMessage}
      aria-label="New comment"
      submitText="Comment"
      button={{ tone: 'secondary' }}
      className="grid gap-2"
    >
      <TextArea label="Comment" {...form.field('content')} />
    </InlineForm>
  );
}

type LineProps = { comment: FileComment };

function FileCommentLine({ comment }: LineProps) {
  const { author, createdAt, content } = comment;
  const isTheirs = !obstacleToDeletingComment(comment, useActor());
  return (
    <li className="flex items-start gap-3">
      <AuthorAvatar name={author} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-xs text-text-2">
          {author}, <time dateTime={createdAt}>{momentText(createdAt)}</time>
        </p>
        <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">{content}</p>
        <Reactions
          counts={comment.reactions}
          onToggle={useToggle(comment)}
          obstacle={useNeedsSignal(filesApi.react)}
        />
      </div>
      {isTheirs && <DeleteComment comment={comment} />}
    </li>
  );
}

const DeleteComment = ({ comment: { id, author } }: LineProps) => (
  <DeleteButton
    what="comment"
    author={author}
    endpoint={filesApi.removeComment}
    input={{ params: { fileCommentId: id } }}
    recordType="fileComment"
    recordId={id}
    consequence="This also deletes its reactions."
  />
);

/** The server's counts are shown at once. */
function useToggle({ id: fileCommentId, fileId }: FileComment) {
  const client = useQueryClient();
  const toast = useToast();
  const options = {
    onDone: (counted: FileComment) =>
      client.setQueryData(fileQueries.comments(fileId).queryKey, (comments) =>
        comments?.map((comment) => (comment.id === counted.id ? counted : comment)),
      ),
    onRefused: (error: Error) => toast({ text: detailOf(error), tone: 'danger' as const }),
  };
  const give = useCommand(filesApi.react, options);
  const takeBack = useCommand(filesApi.takeReactionBack, options);
  return (emoji: Reaction, isMine: boolean) =>
    (isMine ? takeBack : give).perform({ params: { fileCommentId, emoji } });
}
