import { londonTime } from '../kernel/calendar.ts';
import type { Finish, LabourSession, ReportedAction, Segment } from './labour-session.ts';
import { timeOf } from './reported-time.ts';

export type LateStep = 'Paused' | 'Resumed' | 'Stopped';

export type LateAction = ReportedAction & Partial<Pick<Finish, 'workSummary'>>;

/**
 * A finished session, to be reviewed, where a phone had recorded an action before the crew was stopped and could send
 * it only afterwards. Undefined where the action is later than the stop, or changes nothing of the times.
 */
export function withLateAction(
  session: LabourSession,
  step: LateStep,
  action: LateAction,
  now: string,
): LabourSession | undefined {
  const { finishedAt, startedAt, segments, reviewReason } = session;
  const { at, deviceAt } = timeOf(action, now);
  if (deviceAt === null || !finishedAt || at < startedAt || at >= finishedAt) return;
  const during = segments.find(
    (segment) => at >= segment.startedAt && at < (segment.endedAt ?? at),
  );
  if (during?.kind === kindAfter[step]) return;
  const sentence = sentenceOf(step, at, finishedAt, action.workSummary ?? null);
  if (reviewReason?.includes(sentence)) return session;
  const reasons = [reviewReason, sentence].filter((reason) => reason !== null);
  return { ...session, needsReview: true, reviewReason: reasons.join(' ') };
}

const kindAfter: Record<LateStep, Segment['kind'] | undefined> = {
  Paused: 'pause',
  Resumed: 'work',
  Stopped: undefined,
};

function sentenceOf(step: LateStep, at: string, finishedAt: string, summary: string | null) {
  const [time, stopped] = [at, finishedAt].map((instant) => londonTime(new Date(instant)));
  const work = summary ? ` Work summary from the phone: ${summary.replace(/[.\s]+$/, '')}.` : '';
  return `${step} at ${time} on a phone without signal, before the crew was stopped at ${stopped}.${work} Check these times.`;
}
