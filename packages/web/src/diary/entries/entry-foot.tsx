import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { dayOf } from '@sitewright/domain/diary/rules';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Copy, MessageSquare, Pencil } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { useChangeContractSearch } from '../../projects/contract-frame/contract-search.ts';
import { AuthorAvatar } from '../../ui/author-avatar.tsx';
import { momentText, timeText } from '../../ui/format/date-time.ts';
import type { DayContext } from '../day/day-context.ts';
import { isLocked, type LoadedDay, obstacleToEditing, obstacleToLogging } from '../obstacles.ts';
import { QuietButton } from '../quiet-button.tsx';
import { EntryMenu } from './entry-menu.tsx';

type Props = {
  place: DayContext;
  day: LoadedDay;
  entry: DiaryEntry;
  comments: number;
  isTalking: boolean;
  onTalk: () => void;
};

/** Who wrote it and when, and what can be done with it. */
export function EntryFoot({ place, day, entry, comments, isTalking, onTalk }: Props) {
  const actor = useActor();
  const change = useChangeContractSearch();
  const copy = () => change({ date: undefined, entry: 'new', copy: entry.id });
  const logObstacle = obstacleToLogging(actor);
  return (
    <footer className="flex items-center gap-1 border-t border-line-2 pt-2 text-xs text-text-2">
      <AuthorAvatar name={entry.author} />
      <p className="min-w-0 flex-1 pl-1 leading-4 [overflow-wrap:anywhere]">
        {entry.author},{' '}
        <time dateTime={entry.createdAt} title={momentText(entry.createdAt)}>
          {writtenAt(entry)}
        </time>
      </p>
      <QuietButton icon={MessageSquare} aria-expanded={isTalking} onClick={onTalk}>
        {comments > 0 ? (
          <span>
            {comments}
            <span className="sr-only"> {comments === 1 ? 'comment' : 'comments'}</span>
          </span>
        ) : (
          <span className="max-md:sr-only">Comment</span>
        )}
      </QuietButton>
      {place.date !== place.today && (
        <QuietButton icon={Copy} obstacle={logObstacle} className="max-md:hidden" onClick={copy}>
          Copy to today
        </QuietButton>
      )}
      <QuietButton
        icon={Pencil}
        obstacle={obstacleToEditing(entry, actor)}
        onClick={() => change({ entry: entry.id, copy: undefined })}
      >
        {isLocked(day) ? 'Amend' : 'Edit'}
      </QuietButton>
      <EntryMenu place={place} day={day} entry={entry} logObstacle={logObstacle} onCopy={copy} />
    </footer>
  );
}

/** The time of its own day, or the day as well. */
const writtenAt = (entry: DiaryEntry): string =>
  londonDay(new Date(entry.createdAt)) === dayOf(entry)
    ? timeText(entry.createdAt)
    : momentText(entry.createdAt);
