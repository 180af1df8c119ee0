import { type Actor, can } from '../kernel/access.ts';
import { conflict, forbidden, type Problem, refuseIf } from '../kernel/problem.ts';
import type { ToolboxTalk } from './toolbox-talk.ts';
import type { CallBack } from './wellbeing.ts';

export const alreadyCheckedIn = conflict(
  'wellbeing.checked_in',
  'You have already checked in this week. The next check-in opens on Monday.',
);
const cannotSupportYourself = conflict(
  'wellbeing.own_supporter',
  'Please choose someone other than yourself.',
);
const notYourRequest = forbidden(
  'wellbeing.not_supporter',
  'Only the person who was asked can mark the call as made.',
);
const alreadyContacted = conflict('wellbeing.contacted', 'They have already been called.');
const requestClosed = conflict('wellbeing.closed', 'This request is closed.');
const notYourTalk = forbidden(
  'wellbeing.anothers_talk',
  'Only the person who recorded this talk, or a manager, can delete it.',
);

type CallBackState = Pick<CallBack, 'status' | 'supporterId'>;
type Person = Pick<Actor, 'userId'>;

export const obstacleToCallBack = (supporterId: number, { userId }: Person): Problem | undefined =>
  supporterId === userId ? cannotSupportYourself : undefined;

export function obstacleToContacting(
  callBack: CallBackState,
  { userId }: Person,
): Problem | undefined {
  if (callBack.supporterId !== userId) return notYourRequest;
  return { open: undefined, contacted: alreadyContacted, closed: requestClosed }[callBack.status];
}

export const obstacleToClosing = ({ status }: Pick<CallBack, 'status'>): Problem | undefined =>
  status === 'closed' ? requestClosed : undefined;

export function markContacted<C extends CallBack>(callBack: C, actor: Person, now: string): C {
  refuseIf(obstacleToContacting(callBack, actor));
  return { ...callBack, status: 'contacted', contactedAt: now };
}

export function closeCallBack<C extends CallBack>(callBack: C, now: string): C {
  refuseIf(obstacleToClosing(callBack));
  return { ...callBack, status: 'closed', closedAt: now };
}

const notYourTalkToChange = forbidden(
  'wellbeing.anothers_talk',
  'Only the person who recorded this talk, or a manager, can change who signed it.',
);

/** Only users who may change a talk may see its links and signatures. */
export const obstacleToChangingTalk = (
  talk: Pick<ToolboxTalk, 'createdBy'>,
  actor: Actor,
): Problem | undefined => (can(actor, 'diary', 'U', talk) ? undefined : notYourTalkToChange);

export const obstacleToDeletingTalk = (
  talk: Pick<ToolboxTalk, 'createdBy'>,
  actor: Actor,
): Problem | undefined => (can(actor, 'diary', 'D', talk) ? undefined : notYourTalk);
