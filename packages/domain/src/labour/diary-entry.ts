import { hoursOf, type Labor } from '../diary/labor.ts';
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

/** The time lost to weather, if there was any. */
function weatherImpactOf({ segments, startedAt }: LabourSession): string | null {
  const weatherPauses = segments.filter(({ reason }) => reason === 'weather');
  const time = weatherPauses.reduce((sum, segment) => sum + segmentLength(segment, startedAt), 0);
  return weatherPauses.length > 0 ? `Paused ${decimalHours(time)} h for weather` : null;
}
