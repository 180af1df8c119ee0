import type { Actor } from '@sitewright/domain/kernel/access';
import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSession, LiveBoard, Segment } from '@sitewright/domain/labour/labour-session';
import {
  finishSession,
  obstacleToFinishing,
  obstacleToPausing,
  obstacleToResuming,
  pauseLabourSession,
  resumeSession,
  startedSession,
  unsavedId,
} from '@sitewright/domain/labour/rules';
import {
  type ItemOf,
  isNewerThan,
  isOf,
  localId,
  type OutboxItem,
  serverTimeOf,
  shownId,
} from '../platform/outbox/item.ts';
import { isAbout } from '../platform/outbox/outbox.ts';
import { type Waiting, withoutSent } from '../platform/outbox/show-waiting.ts';
import { type KeptWorker, waitingCrewOf } from './waiting-crew.ts';

/** A crew that waits to be started, as the server will answer. */
export function asSession(item: ItemOf<typeof labourApi.start>): LabourSession {
  const { projectId, crewKind, task, startedAt } = item.input.body;
  const madeAt = serverTimeOf(item);
  const started = startedSession(startedAt ?? madeAt);
  return {
    ...{ id: shownId(item), organizationId: item.organizationId ?? 0, projectId, crewKind },
    ...waitingCrewOf(item).crew,
    ...{
      task: task || null,
      finishedAt: null,
      needsReview: !!item.accepted?.warning,
      reviewReason: item.accepted?.warning ?? null,
      diaryEntryId: null,
    },
    ...{ ...started, segments: started.segments.map(numbered) },
    ...{ clientId: item.key, createdAt: madeAt, createdBy: item.userId },
    ...{ updatedAt: madeAt, updatedBy: item.userId, version: item.accepted?.version ?? 1 },
  };
}

/** Its author was allowed to when it was made; whether they still are, the server decides. */
const authorOf = ({ userId, userName, organizationId }: OutboxItem): Actor => ({
  ...{ userId, username: userName, organizationId: organizationId ?? 0, sessionId: 0 },
  ...{ role: 'Site Supervisor', isOrganizationAdmin: false, mustChangePassword: false },
});

type Step = (
  session: LabourSession,
  input: OutboxItem['input'],
  actor: Actor,
  at: string,
) => LabourSession;

/** An action that is no longer possible changes nothing: the server will say why. */
const pause: Step = (session, { body }, actor, at) =>
  obstacleToPausing(session, actor)
    ? session
    : pauseLabourSession(
        session,
        actor,
        body as ItemOf<typeof labourApi.pause>['input']['body'],
        at,
      );

const resume: Step = (session, _, actor, at) =>
  obstacleToResuming(session, actor) ? session : resumeSession(session, actor, at);

const finish: Step = (session, { body }, actor, at) =>
  obstacleToFinishing(session, actor)
    ? session
    : finishSession(session, actor, typeof body?.finishedAt === 'string' ? body.finishedAt : at);

/** A crew at work with the finish that the user typed. */
export function finishedSession(
  session: LabourSession,
  item: OutboxItem,
  finishedAt: string | undefined,
): LabourSession {
  if (!finishedAt) throw new Error('Enter when the crew finished.');
  return finishSession(session, authorOf(item), finishedAt);
}

const steps = [
  { one: labourApi.pause, all: labourApi.pauseAll, step: pause },
  { one: labourApi.resume, all: labourApi.resumeAll, step: resume },
  { one: labourApi.finish, all: labourApi.finishAll, step: finish },
];

/** The server has not given it a number yet. */
const numbered = (segment: Segment, index: number): Segment =>
  segment.id === unsavedId ? { ...segment, id: -1 - index } : segment;

/** A crew after what waits of its clock. */
function withSteps(session: LabourSession, items: readonly OutboxItem[]): LabourSession {
  const after = items.reduce((before, item) => {
    const at = serverTimeOf(item);
    const isForAll = Number(item.input.params?.projectId) === before.projectId;
    const found = steps.find(
      ({ one, all }) =>
        (isOf(one)(item) && isAbout(item, 'labourSessionId', before.id)) ||
        (isOf(all)(item) && isForAll && before.startedAt <= at),
    );
    const isOpen = found && isNewerThan(session)(item);
    return isOpen ? found.step(before, item.input, authorOf(item), at) : before;
  }, session);
  return after === session ? session : { ...after, segments: after.segments.map(numbered) };
}

/** The server's latest answer, while the screen still shows older data. */
const sentSessions = ({ sent }: Waiting): LabourSession[] =>
  sent.flatMap(({ item, reply }) => {
    if (steps.some(({ all }) => isOf(all)(item))) return (reply as LiveBoard).sessions;
    const isOfOne = isOf(labourApi.start)(item) || steps.some(({ one }) => isOf(one)(item));
    return isOfOne ? [reply as LabourSession] : [];
  });

/** Crews that wait to be started, and those that were started a moment ago. */
export function freshSessions(waiting: Waiting, rows: readonly LabourSession[]): LabourSession[] {
  const answered = new Map(sentSessions(waiting).map((session) => [session.id, session]));
  const started = waiting.sent.flatMap(({ item, reply }) => {
    const { id } = reply as LabourSession;
    const isNew = isOf(labourApi.start)(item) && !rows.some((row) => row.id === id);
    return isNew ? (answered.get(id) ?? []) : [];
  });
  const waits = withoutSent(waiting.items, rows).filter(isOf(labourApi.start)).map(asSession);
  return [...started, ...waits].map((session) => withSteps(session, waiting.items));
}

/** The crew of this id that waits, or was started a moment ago. */
export const waitingSession = (id: number, waiting: Waiting): LabourSession | undefined =>
  freshSessions(waiting, []).find((session) => session.id === id);

/** A crew with what waits of its clock. */
export function withWaitingSteps(session: LabourSession, waiting: Waiting): LabourSession {
  const answered = sentSessions(waiting).findLast(({ id }) => id === session.id);
  const latest = answered && answered.version > session.version ? answered : session;
  return withSteps(latest, waiting.items);
}

/** The crews with those that wait; the same list where nothing of them waits. */
export function withWaitingSessions(
  rows: LabourSession[],
  waiting: Waiting,
  isShown: (session: LabourSession) => boolean,
): LabourSession[] {
  const changed = [
    ...rows.map((row) => withWaitingSteps(row, waiting)),
    ...freshSessions(waiting, rows),
  ].filter(isShown);
  const isSame = changed.length === rows.length && changed.every((one, at) => one === rows[at]);
  return isSame ? rows : changed;
}

const itemsOf = ({ items, sent }: Waiting): OutboxItem[] => [
  ...items,
  ...sent.map(({ item }) => item),
];

/** The named members of a crew that waits, or was started a moment ago. */
export function membersOf({ clientId }: LabourSession, waiting: Waiting): readonly KeptWorker[] {
  const starts = itemsOf(waiting).filter(isOf(labourApi.start));
  const item = starts.find(({ key }) => key === clientId);
  return item ? waitingCrewOf(item).members : [];
}

type Stopped = Pick<LabourSession, 'id' | 'projectId' | 'startedAt'>;

/** Whether a crew was stopped on this phone, which the server may not know yet. */
export const isStopWaiting = (session: Stopped, waiting: Waiting): boolean =>
  stopsOf(session, itemsOf(waiting)).length > 0;

const stopsOf = ({ id, projectId, startedAt }: Stopped, items: readonly OutboxItem[]) =>
  items.filter(
    (item) =>
      (isOf(labourApi.finish)(item) && isAbout(item, 'labourSessionId', id)) ||
      (isOf(labourApi.finishAll)(item) &&
        Number(item.input.params.projectId) === projectId &&
        startedAt <= serverTimeOf(item)),
  );

/** The stop of a crew that waits to be sent: its own, or that of all crews. */
export function waitingStopOf(session: Stopped, items: readonly OutboxItem[]) {
  const [stop] = stopsOf(session, items);
  if (!stop) return;
  const isOwn = isOf(labourApi.finish)(stop);
  return {
    workSummary: isOwn ? stop.input.body.workSummary : undefined,
    /** The id under which it is marked as waiting. */
    markedId: isOwn ? session.id : localId(stop),
  };
}
