import { filesApi } from '@sitewright/domain/files/api';
import type { FileComment } from '@sitewright/domain/files/file-comment';
import { type Reaction, reactionNames, reactions } from '@sitewright/domain/files/reaction';
import { can } from '@sitewright/domain/kernel/access';
import { useQueryClient } from '@tanstack/react-query';
import { detailOf } from '../../platform/call.ts';
import { useActor, useSessionUser } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { cn } from '../../ui/cn.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { fileQueries } from '../queries.ts';
import { howMany, whoReacted } from './who-reacted.ts';

type Props = { comment: FileComment };

/** Six reactions, each once per person; a user who may only read sees those of others. */
export function Reactions({ comment }: Props) {
  const mayReact = can(useActor(), 'comment', 'C');
  const shown = mayReact ? reactions : comment.reactions.map(({ emoji }) => emoji);
  return (
    <fieldset aria-label="Reactions" className="-ml-1.5 flex min-w-0 flex-wrap empty:hidden">
      {shown.map((emoji) => (
        <ReactionButton key={emoji} comment={comment} emoji={emoji} mayReact={mayReact} />
      ))}
    </fieldset>
  );
}

type ButtonProps = Props & { emoji: Reaction; mayReact: boolean };

function ReactionButton({ comment, emoji, mayReact }: ButtonProps) {
  const { user } = useSessionUser();
  const toggle = useToggle(comment, emoji);
  const reaction = comment.reactions.find((reaction) => reaction.emoji === emoji);
  const name = reactionNames[emoji];
  return (
    <button
      type="button"
      aria-pressed={reaction?.isMine ?? false}
      aria-disabled={mayReact ? undefined : true}
      aria-label={reaction ? `${name}: ${howMany(reaction)}` : name}
      title={reaction ? `${name}: ${whoReacted(reaction, user?.name ?? '')}` : name}
      onClick={() => mayReact && toggle(reaction?.isMine ?? false)}
      className={cn(
        'inline-flex h-6 min-w-7 items-center justify-center gap-1 rounded-full px-1.5 text-xs tabular-nums hover:bg-sunken aria-disabled:cursor-default site:h-11 site:min-w-10 site:text-sm',
        reaction ? 'text-text' : 'opacity-60 grayscale hover:opacity-100 hover:grayscale-0',
        reaction?.isMine && 'bg-brand-soft font-semibold text-on-brand-soft',
      )}
    >
      <span aria-hidden="true">{emoji}</span>
      {reaction && <span aria-hidden="true">{reaction.count}</span>}
    </button>
  );
}

/** What the server counted is shown at once. */
function useToggle({ id: fileCommentId, fileId }: FileComment, emoji: Reaction) {
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
  return (isMine: boolean) =>
    (isMine ? takeBack : give).perform({ params: { fileCommentId, emoji } });
}
