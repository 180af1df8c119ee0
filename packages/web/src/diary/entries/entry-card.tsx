import { editBeforeSignOff } from '@sitewright/domain/diary/amended-fields';
import type { DiaryComment } from '@sitewright/domain/diary/diary-comment';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { Clock, CloudRain, Forklift, type LucideIcon, PenLine, Truck } from 'lucide-react';
import { useState } from 'react';
import { PhotoStrip } from '../../files/photo-strip.tsx';
import { WaitingMark } from '../../outbox/waiting-mark.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';
import { CommentThread } from '../comments/comment-thread.tsx';
import type { DayContext } from '../day/day-context.ts';
import type { LoadedDay } from '../obstacles.ts';
import { Amendments } from './amendments.tsx';
import { EntryFoot } from './entry-foot.tsx';
import { EntryHours } from './entry-hours.tsx';
import { crewOf, daysLate, editText, entryTitle, timeOf, workedText } from './entry-labels.ts';

type Props = {
  place: DayContext;
  day: LoadedDay;
  entry: DiaryEntry;
  comments: readonly DiaryComment[];
};

/** One thing that was done on the day: who, what, with what, what the weather did, and the proof. */
export function EntryCard({ place, day, entry, comments }: Props) {
  const [isTalking, setTalking] = useState(false);
  return (
    <article
      data-photos={entry.photos.length > 0 || undefined}
      aria-label={`${entryTitle(entry)}, ${timeOf(entry)}`}
      className="grid scroll-mt-16 grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-surface px-4 pt-3 pb-2 max-md:px-3.5"
    >
      <EntryHead entry={entry} />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-3">
        <div className="grid gap-2">
          <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line site:text-base">
            {entry.workSummary}
          </p>
          <EntryFacts entry={entry} />
        </div>
        <PhotoStrip photos={entry.photos} subject={entryTitle(entry)} />
      </div>
      {entry.isAmended && <Amendments entry={entry} />}
      <EntryFoot
        place={place}
        day={day}
        entry={entry}
        isTalking={isTalking}
        comments={comments.length}
        onTalk={() => setTalking(!isTalking)}
      />
      {isTalking && (
        <CommentThread
          place={place}
          comments={comments}
          timeSlot={`${timeOf(entry).slice(0, 2)}:00`}
          entryId={entry.id}
          subject={`${entryTitle(entry)}, ${timeOf(entry)}`}
        />
      )}
    </article>
  );
}

const EntryHead = ({ entry }: { entry: DiaryEntry }) => (
  <header className="flex items-center gap-1.5 max-md:flex-wrap max-md:gap-y-1">
    <h3 className="text-base whitespace-nowrap max-md:flex-1 max-md:whitespace-normal site:text-[18px]">
      {entryTitle(entry)}
    </h3>
    <p className="min-w-0 truncate text-sm text-text-2 empty:hidden max-md:order-2 max-md:basis-full print:whitespace-normal">
      {crewOf(entry)}
    </p>
    <EntryBadges entry={entry} />
    <WaitingMark name="diaryEntryId" id={entry.id} />
    {Number(entry.hours) > 0 && <EntryHours hours={entry.hours} className="max-md:order-1" />}
  </header>
);

function EntryBadges({ entry }: { entry: DiaryEntry }) {
  const late = daysLate(entry);
  return (
    <p className="flex flex-none flex-wrap gap-1.5 empty:hidden max-md:order-3 max-md:basis-full">
      {late > 0 && (
        <Badge tone="warn" icon={Clock}>
          Logged {late} {late === 1 ? 'day' : 'days'} late
        </Badge>
      )}
      {entry.isAmended && (
        <Badge tone="info" icon={PenLine}>
          Amended
        </Badge>
      )}
    </p>
  );
}

function EntryFacts({ entry }: { entry: DiaryEntry }) {
  const { plant, weatherImpact, materialsDelivered } = entry;
  const facts = [
    { icon: Forklift, text: plant === entryTitle(entry) ? null : plant },
    { icon: Clock, text: workedText(entry) },
    { icon: Truck, text: materialsDelivered },
    { icon: PenLine, text: editText(editBeforeSignOff(entry)) },
    { icon: CloudRain, text: weatherImpact && `Weather Impact: ${weatherImpact}`, isWarning: true },
  ].filter(({ text }) => text);
  if (facts.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {facts.map(({ icon, text, isWarning }) => (
        <Fact key={text} icon={icon} text={text} isWarning={isWarning} />
      ))}
    </ul>
  );
}

type FactProps = { icon: LucideIcon; text: string | null; isWarning?: boolean | undefined };

const Fact = ({ icon: Icon, text, isWarning }: FactProps) => (
  <li
    className={cn(
      'flex items-start gap-1.5 text-xs [overflow-wrap:anywhere] whitespace-pre-line',
      isWarning ? 'text-on-warn-soft' : 'text-text-2',
    )}
  >
    <Icon aria-hidden="true" className="mt-px size-3.5 site:mt-0.5 site:size-4" />
    {text}
  </li>
);
