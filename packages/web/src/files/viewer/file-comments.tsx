import { filesApi } from '@sitewright/domain/files/api';
import type { ProjectFile } from '@sitewright/domain/files/file';
import { FileCommentDraft } from '@sitewright/domain/files/file-comment';
import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { useQuery } from '@tanstack/react-query';
import { fieldsOf, inWords } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useForm } from '../../ui/use-form.ts';
import { fileQueries } from '../queries.ts';
import { FileCommentLine } from './file-comment-line.tsx';

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
        empty="Nothing was said of it yet."
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
  const send = useCommand(filesApi.comment, {
    onDone: () => form.set('content', ''),
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(
    FileCommentDraft,
    { content: '' },
    { onSubmit: (body) => send.perform({ params: { fileId: file.id }, body }) },
  );
  if (obstacle) return <p className="text-xs tracking-normal text-text-2">{obstacle.message}</p>;
  return (
    <form {...form.bind} aria-label="New comment" className="grid gap-2">
      <TextArea label="Comment" {...form.field('content')} />
      {send.error && !send.isPending && !form.isRefusedByField && (
        <Failure text={inWords(send.error)} />
      )}
      <Button type="submit" isPending={send.isPending} className="justify-self-end">
        Comment
      </Button>
    </form>
  );
}
