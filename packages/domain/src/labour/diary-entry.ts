import type { DiaryEntry } from '../diary/diary-entry.ts';
import { columnsFrom, hoursOf, type Labor, readLabor } from '../diary/labor.ts';
import { dayOf, instantOf } from '../diary/rules.ts';
import { londonDay, londonOffset, londonTime } from '../kernel/calendar.ts';
import { decimalHours, formatHours, segmentLength } from './clock.ts';
import type { LabourSession } from './labour-session.ts';

const longestDetails = 5000;

/** The diary entry of a finished crew, on the day on which it started. */
export function diaryEntryOfCrew(
  session: LabourSession,
  operativeNames: readonly string[],
  workSummary?: string | null,
) {
  const finishedAt = session.finishedAt ?? session.updatedAt;
  const hoursText = formatHours(session, finishedAt);
  return {
    date: londonDay(new Date(session.startedAt)),
    workSummary: workSummary || session.task || `${session.name}: ${hoursText}`,
    weatherImpact: weatherImpactOf(session),
    labor: { ...laborOf(session, finishedAt, operativeNames), notes: hoursText },
  };
}

/** A session and the names of its people. */
type Named = { session: LabourSession; names: readonly string[] };

/** The entry of a corrected crew: clocked values are updated, handwritten ones stay. */
export function correctedEntry(entry: DiaryEntry, before: Named, after: Named): DiaryEntry {
  const [was, is] = [before, after].map(({ session, names }) => diaryEntryOfCrew(session, names));
  if (!was || !is) return entry;
  const date = is.date === was.date ? dayOf(entry) : is.date;
  const stored = readLabor(entry.labor);
  const { startTime, finishTime, startOffset, finishOffset, hours, operatives } = is.labor;
  const labor = JSON.stringify({
    ...stored,
    ...{ startTime, finishTime, startOffset, finishOffset, hours, operatives },
    labour: stored.labour === was.labor.labour ? is.labor.labour : stored.labour,
    notes: stored.notes === was.labor.notes ? is.labor.notes : stored.notes,
  });
  return {
    ...entry,
    date: instantOf(date),
    workSummary: entry.workSummary === was.workSummary ? is.workSummary : entry.workSummary,
    weatherImpact:
      entry.weatherImpact === was.weatherImpact ? is.weatherImpact : entry.weatherImpact,
    labor,
    ...columnsFrom(labor, date),
  };
}

function laborOf(session: LabourSession, finishedAt: string, names: readonly string[]): Labor {
  const isPlant = session.crewKind === 'plant';
  const [start, finish] = [new Date(session.startedAt), new Date(finishedAt)];
  const times = {
    startTime: londonTime(start),
    finishTime: londonTime(finish),
    startOffset: londonOffset(start),
    finishOffset: londonOffset(finish),
  };
  return {
    type: isPlant ? 'plant' : 'labour',
    company: session.company ?? session.name,
    jobRole: session.jobRole ?? '',
    plant: isPlant ? session.name : '',
    ...times,
    hours: Number(hoursOf({ type: 'labour', ...times }, londonDay(start))),
    operatives: session.operatives,
    labour: isPlant ? '' : operativesOf(session, names),
  };
}

/** `9 operatives: Dan Price, Ivo Novak` */
const operativesOf = ({ operatives }: LabourSession, names: readonly string[]): string =>
  [`${operatives} ${operatives === 1 ? 'operative' : 'operatives'}`, names.join(', ')]
    .filter((part) => part !== '')
    .join(': ')
    .slice(0, longestDetails);

/** The time lost to weather, if there was any to speak of. */
function weatherImpactOf({ segments, startedAt }: LabourSession): string | null {
  const weatherPauses = segments.filter(({ reason }) => reason === 'weather');
  const time = weatherPauses.reduce((sum, segment) => sum + segmentLength(segment, startedAt), 0);
  const hours = decimalHours(time);
  return Number(hours) > 0 ? `Paused ${hours} h for weather` : null;
}
