import { randomUUID } from 'node:crypto';
import { categoryOf, failedSignIn, severityOf } from '@sitewright/domain/activity/recorded';
import type { Role } from '@sitewright/domain/kernel/access';
import { londonInstant } from '@sitewright/domain/kernel/calendar';
import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { found } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { inArray } from 'drizzle-orm';
import { activityChanges, activityLogs, activityMark } from '../platform/activity.ts';
import { insertMany } from '../platform/demo/insert-many.ts';
import { type Demo, type DemoPart, isSiteDay } from '../platform/demo-part.ts';
import { organizations, users } from '../platform/global-tables.ts';
import { type DemoAction, demoActions } from './demo-actions.ts';

const days = 28;

/** The activity log of the last four weeks. */
export const demoActivity: DemoPart = {
  what: 'four weeks of the activity log',
  make: async (demo) => {
    const names = await namesIn(demo);
    const [ours] = await demo.tx.select().from(organizations).limit(1);
    const actions = (await demoActionsOf(demo)).map((action) => ({
      ...action,
      // Each in its own transaction id.
      transactionId: randomUUID(),
      organizationId: found(ours).id,
    }));
    await insertMany(
      demo.tx,
      activityChanges,
      actions.flatMap(({ change, transactionId }) =>
        change ? [{ ...change, transactionId }] : [],
      ),
    );
    await insertMany(
      demo.tx,
      activityLogs,
      actions.map((action) => rowOf(demo, names, action)),
    );
  },
};

type Dated = DemoAction & { at: Date };

/** Oldest first. */
async function demoActionsOf(demo: Demo): Promise<Dated[]> {
  const usual = await demoActions(demo);
  const all: Dated[] = [];
  for (let back = days - 1; back >= 0; back--) {
    const date = demo.dayFromNow(-back);
    if (!isSiteDay(date)) continue;
    for (const role of arriving(demo))
      all.push({ ...signIn(role), at: atHour(date, 6.6, 8, demo) });
    for (const demoAction of usual.filter(() => demo.chance() < 0.15))
      all.push({ ...demoAction, at: atHour(date, 8, 17.2, demo) });
    if (demo.chance() < 0.2) all.push({ ...failure, at: atHour(date, 6.5, 9, demo) });
  }
  const past = all.filter(({ at }) => at < demo.now);
  return past.toSorted((left, right) => left.at.getTime() - right.at.getTime());
}

/** A random time between two hours of the day. */
function atHour(date: string, first: number, last: number, { chance }: Demo): Date {
  const minutes = Math.round((first + (last - first) * chance()) * 60);
  return londonInstant(
    new Date(Date.parse(date) + minutes * 60_000 + Math.round(chance() * 59_000)),
  );
}

const people: Role[] = [
  'Managing Director',
  'Director',
  'Contracts Manager',
  'Site Manager',
  'Site Supervisor',
  'Buyer',
];

const arriving = ({ chance }: Demo): Role[] => people.filter(() => chance() < 0.8);

const signIn = (by: Role): DemoAction => ({ by, endpoint: sessionApi.login });
const failure: DemoAction = { by: 'Site Supervisor', endpoint: sessionApi.login, isFailure: true };

const places: Partial<Record<Role, { address: string; device: string }>> = {
  'Site Manager': { address: '198.51.100.24', device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)' },
  'Site Supervisor': { address: '198.51.100.31', device: 'Mozilla/5.0 (Linux; Android 15)' },
};
const office = { address: '192.0.2.10', device: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' };

async function namesIn({ tx, people: ids }: Demo): Promise<Map<number, string>> {
  const all = await tx
    .select()
    .from(users)
    .where(inArray(users.id, Object.values(ids)));
  return new Map(all.map(({ id, username }) => [id, username]));
}

type Written = Dated & { transactionId: string; organizationId: number };

function rowOf(demo: Demo, names: Map<number, string>, action: Written) {
  const { transactionId, organizationId, at: createdAt } = action;
  const { address, device } = places[action.by] ?? office;
  const userId = demo.people[action.by];
  const row = {
    transactionId,
    organizationId,
    userId,
    username: names.get(userId) ?? '',
    action: endpointName(action.endpoint),
    entityType: action.entity ?? 'self',
    entityId: action.id ?? null,
    entityName: action.name ?? null,
    description: action.isFailure ? failedSignIn : action.endpoint.summary,
    ipAddress: address,
    userAgent: device,
    metadata: {
      ...(action.reason && { reason: action.reason }),
      ...(action.projectId && { projectId: action.projectId }),
    },
    severity: action.isFailure ? 'warning' : severityOf(action.endpoint),
    category: categoryOf(action.endpoint),
    createdAt,
  };
  return { ...row, mark: activityMark(row, demo.secrets.keyedHash) };
}
