import { londonDay } from '@sitewright/domain/kernel/calendar';
import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSession, LiveBoard, Pause } from '@sitewright/domain/labour/labour-session';
import { pauseLabels } from '@sitewright/domain/labour/pause-labels';
import { isToStop, stopReasonOf } from '@sitewright/domain/labour/stop-reason';
import type { Asked } from '../platform/offline/answer.ts';
import { keptCommand, type ReadKept } from '../platform/outbox/commands.ts';
import { type ItemOf, serverTimeOf } from '../platform/outbox/item.ts';
import { isAbout } from '../platform/outbox/outbox.ts';
import { showsWaiting, type Waiting } from '../platform/outbox/show-waiting.ts';
import { waitingOnPhone } from '../platform/outbox/snapshot.ts';
import { crewAsEntry, crewWithoutFinish } from './crew-as-entry.ts';
import {
  asSession,
  waitingSession,
  withWaitingSessions,
  withWaitingSteps,
} from './waiting-sessions.ts';

const boardWithWaiting = (board: LiveBoard, waiting: Waiting, projectId: number): LiveBoard => {
  const isHere = (session: LabourSession) => session.projectId === projectId;
  const sessions = withWaitingSessions(board.sessions, waiting, isHere);
  return sessions === board.sessions ? board : { ...board, sessions };
};

function listWithWaiting(rows: LabourSession[], waiting: Waiting, asked: Asked): LabourSession[] {
  const [projectId, date] = [asked.number('projectId'), asked.text('date')];
  return withWaitingSessions(
    rows,
    waiting,
    (session) =>
      (projectId === undefined || session.projectId === projectId) &&
      (!asked.text('isOpen') || session.finishedAt === null) &&
      (!date || session.finishedAt === null || londonDay(new Date(session.startedAt)) === date),
  );
}

export const waitingViews = [
  showsWaiting(labourApi.board, (board, waiting, asked) =>
    boardWithWaiting(board, waiting, asked.number('projectId') ?? 0),
  ),
  showsWaiting(labourApi.list, listWithWaiting),
  showsWaiting(labourApi.read, withWaitingSteps),
];

/** A crew's clocks are sent in the order in which they were used: who stops here may start there. */
const clocks = { series: 'crew clocks', isStrict: true, reportsTime: true } as const;

type OneCrew = typeof labourApi.pause | typeof labourApi.resume | typeof labourApi.finish;
type AllCrews = typeof labourApi.pauseAll | typeof labourApi.resumeAll | typeof labourApi.finishAll;

/** A crew that was started elsewhere since is not in the pack; then only that it waits is known. */
async function oneReply(
  { input: { params } }: ItemOf<OneCrew>,
  read: ReadKept,
): Promise<LabourSession> {
  const id = Number(params.labourSessionId);
  const waiting = waitingOnPhone();
  const fresh = waitingSession(id, waiting);
  if (fresh) return fresh;
  const session = await read(labourApi.read, { params });
  return session ? withWaitingSteps(session, waiting) : ({ id } as LabourSession);
}

async function allReply(item: ItemOf<AllCrews>, read: ReadKept): Promise<LiveBoard> {
  const { params } = item.input;
  const board = await read(labourApi.board, { params });
  const known = board ?? { serverTime: serverTimeOf(item), sessions: [] };
  return boardWithWaiting(known, waitingOnPhone(), Number(params.projectId));
}

/** Adds the warning if the crew must not work. */
function acceptanceOfStart(session: LabourSession) {
  const warning = isToStop(session) ? stopReasonOf(session) : undefined;
  return { id: session.id, version: session.version, ...(warning && { warning }) };
}

type PauseDetails = Pick<Pause, 'reason' | 'note'>;

const pauseText = ({ reason, note }: PauseDetails): string =>
  [pauseLabels[reason], note].filter(Boolean).join(': ');

export const keptCommands = [
  keptCommand(labourApi.start, {
    ...clocks,
    label: 'Crew started',
    creates: 'labourSessionId',
    textOf: ({ body }) => [body.company, body.task].filter(Boolean).join(': '),
    asDiaryEntry: crewAsEntry,
    crewWithoutFinish,
    acceptanceOfReply: acceptanceOfStart,
    isWarningOver: ({ sessions }, { id }) =>
      !sessions.some((session) => session.id === id && isToStop(session)),
    replyTo: asSession,
  }),
  keptCommand<typeof labourApi.pause>(labourApi.pause, {
    ...clocks,
    label: 'Crew paused',
    textOf: ({ body }) => pauseText(body),
    replyTo: oneReply,
  }),
  keptCommand<typeof labourApi.resume>(labourApi.resume, {
    ...clocks,
    label: 'Crew resumed',
    replyTo: oneReply,
  }),
  keptCommand<typeof labourApi.finish>(labourApi.finish, {
    ...clocks,
    label: 'Crew stopped',
    answersWarning: (item, { accepted }) => isAbout(item, 'labourSessionId', accepted.id),
    textOf: ({ body }) => body.workSummary ?? '',
    replyTo: oneReply,
  }),
  keptCommand<typeof labourApi.pauseAll>(labourApi.pauseAll, {
    ...clocks,
    label: 'All crews paused',
    textOf: ({ body }) => pauseText(body),
    replyTo: allReply,
  }),
  keptCommand<typeof labourApi.resumeAll>(labourApi.resumeAll, {
    ...clocks,
    label: 'All crews resumed',
    replyTo: allReply,
  }),
  keptCommand<typeof labourApi.finishAll>(labourApi.finishAll, {
    ...clocks,
    label: 'All crews stopped',
    answersWarning: ({ input: { params }, madeAt }, started) =>
      Number(params.projectId) === started.input.body?.projectId && started.madeAt <= madeAt,
    replyTo: allReply,
  }),
];
