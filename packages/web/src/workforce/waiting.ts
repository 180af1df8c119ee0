import { type RollCallTick, rollCallApi } from '@sitewright/domain/labour/roll-call-api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { OnSite } from '@sitewright/domain/workforce/on-site';
import { freshSessions, isStopWaiting, membersOf } from '../labour/waiting-sessions.ts';
import type { Asked } from '../platform/offline/answer.ts';
import { keptCommand } from '../platform/outbox/commands.ts';
import { type ItemOf, isOf, type OutboxItem, serverTimeOf } from '../platform/outbox/item.ts';
import { serverIdOf } from '../platform/outbox/outbox.ts';
import { showsWaiting, type Waiting } from '../platform/outbox/show-waiting.ts';
import { onSiteOf } from './people-on-site.ts';

/** The crew may have been started on this phone, and sent since. */
const sessionIdOf = ({ input }: OutboxItem): number => {
  const id = Number(input.params?.labourSessionId);
  return serverIdOf(id) ?? id;
};

const asTick = (item: ItemOf<typeof rollCallApi.tick>): RollCallTick => ({
  labourSessionId: sessionIdOf(item),
  workerId: Number(item.input.params.workerId),
  accountedAt: serverTimeOf(item),
  createdBy: item.userId,
});

const isSame = (one: RollCallTick, item: OutboxItem): boolean =>
  one.labourSessionId === sessionIdOf(item) && one.workerId === Number(item.input.params?.workerId);

/** Who is accounted for, with what was ticked and removed on this phone. */
function withTicks(rows: RollCallTick[], { items, sent }: Waiting, asked: Asked): RollCallTick[] {
  const isHere = ({ input: { params } }: OutboxItem) =>
    Number(params?.projectId) === asked.number('projectId') && params?.date === asked.text('date');
  return [...sent.map(({ item }) => item), ...items].filter(isHere).reduce((ticks, item) => {
    if (isOf(rollCallApi.untick)(item)) return ticks.filter((tick) => !isSame(tick, item));
    const isNew = isOf(rollCallApi.tick)(item) && !ticks.some((tick) => isSame(tick, item));
    return isNew ? ticks.concat(asTick(item)) : ticks;
  }, rows);
}

/** Also those whose crew was started on this phone, and without those whose crew was stopped on it. */
function withPeople(rows: OnSite[], waiting: Waiting, asked: Asked): OnSite[] {
  const projectId = asked.number('projectId') ?? 0;
  const still = rows.filter(
    ({ labourSessionId: id, since: startedAt }) =>
      !isStopWaiting({ id, projectId, startedAt }, waiting),
  );
  const fresh = freshSessions(waiting, [])
    .filter((session) => session.projectId === projectId && session.finishedAt === null)
    .flatMap((session) => onSiteOf(membersOf(session, waiting), session))
    .filter((person) => !rows.some((row) => isSamePerson(row, person)));
  return fresh.length === 0 && still.length === rows.length ? rows : [...still, ...fresh];
}

/** The server may have them already, though its answer to the start was lost. */
const isSamePerson = (row: OnSite, { labourSessionId, workerId, name }: OnSite): boolean =>
  row.labourSessionId === labourSessionId ||
  (row.workerId === workerId && (workerId !== null || row.name === name));

export const waitingViews = [
  showsWaiting(rollCallApi.rollCallTicks, withTicks),
  showsWaiting(workforceApi.rollCall, withPeople),
];

export const keptCommands = [
  keptCommand(rollCallApi.tick, {
    label: 'Roll call tick',
    timeField: 'accountedAt',
    replyTo: asTick,
  }),
  keptCommand(rollCallApi.untick, {
    label: 'Roll call tick removed',
    replyTo: () => undefined,
  }),
];
