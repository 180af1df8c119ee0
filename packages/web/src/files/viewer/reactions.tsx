import {
  type Reaction,
  type ReactionCount,
  reactionNames,
  reactions,
} from '@sitewright/domain/files/reaction';
import { can } from '@sitewright/domain/kernel/access';
import { useActor, useSessionUser } from '../../platform/session.ts';
import { cn } from '../../ui/cn.ts';
import type { Obstacle } from '../../ui/disabled-reason.tsx';
import { howMany, whoReacted } from './who-reacted.ts';

type Props = {
  counts: readonly ReactionCount[];
  onToggle: (emoji: Reaction, isMine: boolean) => void;
  /** Why nobody can react at the moment. */
  obstacle?: Obstacle | undefined;
};

/** Six reactions, each once per person; a user who may only read sees those of others. */
export function Reactions({ counts, onToggle, obstacle }: Props) {
  const mayReact = can(useActor(), 'comment', 'C');
  const shown = mayReact ? reactions : counts.map(({ emoji }) => emoji);
  return (
    <fieldset aria-label="Reactions" className="-ml-1.5 flex min-w-0 flex-wrap empty:hidden">
      {shown.map((emoji) => (
        <ReactionButton
          key={emoji}
          counts={counts}
          onToggle={onToggle}
          obstacle={obstacle}
          emoji={emoji}
          mayReact={mayReact}
        />
      ))}
    </fieldset>
  );
}

type ButtonProps = Props & { emoji: Reaction; mayReact: boolean };

function ReactionButton({ counts, onToggle, obstacle, emoji, mayReact }: ButtonProps) {
  const { user } = useSessionUser();
  const reaction = counts.find((reaction) => reaction.emoji === emoji);
  const name = reactionNames[emoji];
  const isBlocked = !mayReact || !!obstacle;
  return (
    <button
      type="button"
      aria-pressed={reaction?.isMine ?? false}
      aria-disabled={isBlocked ? true : undefined}
      aria-description={obstacle?.message}
      aria-label={reaction ? `${name}: ${howMany(reaction)}` : name}
      title={reaction ? `${name}: ${whoReacted(reaction, user?.name ?? '')}` : name}
      onClick={() => !isBlocked && onToggle(emoji, reaction?.isMine ?? false)}
      className={cn(
        'inline-flex h-6 min-w-7 items-center justify-center gap-1 rounded-full px-1.5 text-xs tabular-nums hover:bg-sunken aria-disabled:cursor-default site:h-11 site:min-w-11 site:text-sm',
        reaction ? 'text-text' : 'opacity-60 grayscale hover:opacity-100 hover:grayscale-0',
        reaction?.isMine && 'bg-brand-soft font-semibold text-on-brand-soft',
      )}
    >
      <span aria-hidden="true">{emoji}</span>
      {reaction && <span aria-hidden="true">{reaction.count}</span>}
    </button>
  );
}
