import { londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import { timeOfDay } from '@sitewright/domain/kernel/hours';
import { CivilDate } from '@sitewright/domain/kernel/period';
import { automaticPause, isForgotten } from '@sitewright/domain/labour/clock';
import { LabourCorrectionDraft } from '@sitewright/domain/labour/correction';
import { Operatives } from '@sitewright/domain/labour/gang';
import type { LabourSession, PauseReason } from '@sitewright/domain/labour/labour-session';
import { timesOf } from '@sitewright/domain/labour/session-times';
import * as z from 'zod';
import { emptyToUndefined, yesNoText } from '../../forms/field-values.ts';
import { instantAt, instantInShift } from './wall-times.ts';

const { hourlyRate, reason } = LabourCorrectionDraft.shape;

const time = (field: string) =>
  z.string().regex(timeOfDay, `${field} must be a time, such as 08:00`);

/** Whether the crew may stay at work, so that its finish can be left empty. */
export const mayStayOpen = (session: LabourSession, now: string): boolean =>
  session.status !== 'finished' && !isForgotten(session, now);

export const fieldsOf = (isOpen: boolean) =>
  z.object({
    date: CivilDate,
    start: time('Start'),
    finish: isOpen ? emptyToUndefined(time('Finish')) : time('Finish'),
    operatives: z.string().trim().transform(Number).pipe(Operatives),
    workerIds: z.string(),
    hourlyRate,
    reason,
  });

export type CorrectionValues = Record<keyof z.input<ReturnType<typeof fieldsOf>>, string>;

/** A pause as the form holds it; the key stays with its row. */
export type PauseRow = {
  key: number;
  reason: PauseReason;
  note: string | null;
  from: string;
  to: string;
  isPaid: string;
};

const timeText = (instant: string | null): string => (instant ? londonTime(new Date(instant)) : '');

/** Of a crew that was stopped for being forgotten, the finish is not known. */
export function valuesOf(session: LabourSession): CorrectionValues {
  return {
    date: londonDay(new Date(session.startedAt)),
    start: timeText(session.startedAt),
    finish: timeText(session.finishedAt),
    operatives: String(session.operatives),
    workerIds: session.workerIds.join(),
    hourlyRate: session.hourlyRate ?? '',
    reason: '',
  };
}

/** The pauses, without the one by which a forgotten crew was stopped. */
export const pauseRowsOf = (session: LabourSession): PauseRow[] =>
  timesOf(session)
    .pauses.filter(({ endedAt }) => endedAt !== null || !automaticPause(session))
    .map(({ startedAt, endedAt, isPaid, ...pause }, key) => ({
      ...pause,
      key,
      from: timeText(startedAt),
      to: timeText(endedAt),
      isPaid: yesNoText(isPaid),
    }));

/** The typed times as instants. */
export function timesIn(
  session: LabourSession,
  { date, start, finish }: Pick<CorrectionValues, 'date' | 'start' | 'finish'>,
  rows: readonly PauseRow[],
) {
  const shown = session.segments.flatMap(({ startedAt, endedAt }) =>
    endedAt ? [startedAt, endedAt] : [startedAt],
  );
  const from = { date, time: start };
  const inShift = (typed: string) => (typed ? instantInShift(from, typed, shown) : null);
  return {
    startedAt: instantAt(from, shown),
    finishedAt: inShift(finish),
    pauses: rows.map(({ reason: why, note, isPaid, from: begin, to }) => ({
      reason: why,
      note,
      isPaid: isPaid === 'yes',
      startedAt: inShift(begin) ?? '',
      endedAt: inShift(to),
    })),
  };
}

export const idsIn = (workerIds: string): number[] =>
  workerIds === '' ? [] : workerIds.split(',').map(Number);
