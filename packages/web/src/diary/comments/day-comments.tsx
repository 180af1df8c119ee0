import type { DiaryComment } from '@sitewright/domain/diary/diary-comment';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { useQuery } from '@tanstack/react-query';
import { timeText } from '../../ui/format/date-time.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { DayContext } from '../day/day-context.ts';
import { entryTitle, timeOf } from '../entries/entry-labels.ts';
import { diaryQueries } from '../queries.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentLine } from './comment-line.tsx';

/** All comments on the day, hour by hour. */
export function DayComments(place: DayContext) {
  const comments = useQuery(diaryQueries.comments(place.project.id, place.date));
  const entries = useQuery(diaryQueries.ofDay(place));
  return (
    <div id="comments" className="grid scroll-mt-20 gap-3">
      <Loaded
        query={comments}
        what="comments"
        empty={<h3>Comments</h3>}
        skeleton={<Skeleton what="comments" shape="lines" count={3} />}
      >
        {(all) =>
          slotsOf(all).map((slot) => (
            <div key={slot} className="grid gap-2">
              <h3>Comments, {slot} slot</h3>
              <ul className="grid gap-3">
                {all
                  .filter(({ timeSlot }) => timeSlot === slot)
                  .map((comment) => (
                    <CommentLine
                      key={comment.id}
                      place={place}
                      comment={comment}
                      about={subjectOf(comment, entries.data)}
                    />
                  ))}
              </ul>
            </div>
          ))
        }
      </Loaded>
      <CommentForm key={place.date} place={place} timeSlot={hourNow(place)} name="New comment" />
    </div>
  );
}

/** 'Harkness Formwork, 08:00' */
function subjectOf({ recordId }: DiaryComment, entries: readonly DiaryEntry[] | null | undefined) {
  const entry = entries?.find(({ id }) => id === recordId);
  return entry && `${entryTitle(entry)}, ${timeOf(entry)}`;
}

const slotsOf = (comments: readonly DiaryComment[]): string[] =>
  [...new Set(comments.map(({ timeSlot }) => timeSlot))].sort();

/** Today it defaults to the current hour; another day has no default. */
const hourNow = ({ date, today }: DayContext): string =>
  date === today ? `${timeText(Date.now()).slice(0, 2)}:00` : '12:00';
