import { categoryOf, failedSignIn, severityOf } from '@sitewright/domain/activity/recorded';
import type { Role } from '@sitewright/domain/kernel/access';
import { londonInstant } from '@sitewright/domain/kernel/calendar';
import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { sessionApi } from '@sitewright/domain/session/api';
import { inArray, sql } from 'drizzle-orm';
import { activityChanges, insertActivity } from '../platform/activity.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { users } from '../platform/global-tables.ts';
import { type DemoAction, demoActions } from './demo-actions.ts';

const days = 28;

/** The activity log of the last four weeks. */
export const demoActivity: DemoPart = {
  what: 'four weeks of the activity log',
  make: async (demo) => {
    const names = await namesIn(demo);
    for (const { at, ...demoAction } of await demoActionsOf(demo))
      await write(demo, names, demoAction, at);
  },
};

type Dated = DemoAction & { at: Date };

/** Oldest first. */
async function demoActionsOf(demo: Demo): Promise<Dated[]> {
  const usual = await demoActions(demo);
  const all: Dated[] = [];
  for (let back = days - 1; back >= 0; back--) {
    const date = demo.dayFromNow(-back);
    if (isWeekend(date)) continue;
    for (const role of arriving(demo))
      all.push({ ...signIn(role), at: atHour(date, 6.6, 8, demo) });
    for (const demoAction of usual.filter(() => demo.chance() < 0.15))
      all.push({ ...demoAction, at: atHour(date, 8, 17.2, demo) });
    if (demo.chance() < 0.2) all.push({ ...failure, at: atHour(date, 6.5, 9, demo) });
  }
  const past = all.filter(({ at }) => at < demo.now);
  return past.toSorted((left, right) => left.at.getTime() - right.at.getTime());
}

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

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

async function write(demo: Demo, names: Map<number, string>, demoAction: DemoAction, at: Date) {
  const { tx, secrets } = demo;
  const { address, device } = places[demoAction.by] ?? office;
  const userId = demo.people[demoAction.by];
  // Each in its own transaction id.
  await tx.execute(sql`select set_config('app.deed', gen_random_uuid()::text, true)`);
  const { change } = demoAction;
  if (change) await tx.insert(activityChanges).values(change);
  await insertActivity(tx, secrets.keyedHash, {
    userId,
    username: names.get(userId) ?? '',
    action: endpointName(demoAction.endpoint),
    entityType: demoAction.entity ?? 'self',
    entityId: demoAction.id ?? null,
    entityName: demoAction.name ?? null,
    description: demoAction.isFailure ? failedSignIn : demoAction.endpoint.summary,
    ipAddress: address,
    userAgent: device,
    metadata: {
      ...(demoAction.reason && { reason: demoAction.reason }),
      ...(demoAction.projectId && { projectId: demoAction.projectId }),
    },
    severity: demoAction.isFailure ? 'warning' : severityOf(demoAction.endpoint),
    category: categoryOf(demoAction.endpoint),
    createdAt: at,
  });
}
