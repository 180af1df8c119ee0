import { type Role, roles } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { defaultSettings } from '@sitewright/domain/organizations/organization';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { demoActivity } from './activity/demo.ts';
import { demoBin } from './backup/bin-demo.ts';
import { demoBackups } from './backup/demo.ts';
import { demoCarbon, demoFactors, demoMeters } from './carbon/demo.ts';
import { demoCertificates } from './certificates/demo.ts';
import { demoCosts } from './costs/demo.ts';
import { demoDeliveries } from './deliveries/demo.ts';
import { demoDiary } from './diary/demo.ts';
import { demoEmails } from './email-templates/demo.ts';
import { demoFiles } from './files/demo.ts';
import { demoJournal } from './journal/demo.ts';
import { demoLabour } from './labour/demo.ts';
import { demoMaterials } from './materials/demo.ts';
import { demoUsage } from './materials/demo-usage.ts';
import { demoNotifications } from './notifications/demo.ts';
import { demoCompany } from './organizations/demo.ts';
import { companyProfiles, userOrganizations } from './organizations/table.ts';
import { demoPlant } from './plant/demo.ts';
import { allowIdleTransaction } from './platform/allow-idle-transaction.ts';
import type { Connection } from './platform/database.ts';
import {
  type Demo,
  type DemoPart,
  demoEdition,
  seededRandom,
  workingDayUpTo,
} from './platform/demo-part.ts';
import { enterOrganization } from './platform/enter-organization.ts';
import type { Storage } from './platform/files/storage.ts';
import { organizations, users } from './platform/global-tables.ts';
import { oneServerAtATime } from './platform/migrate.ts';
import type { Secrets } from './platform/secrets.ts';
import { asOrganization, type Tx } from './platform/tenancy.ts';
import { demoContracts } from './projects/demo.ts';
import { demoPurchaseOrders } from './purchase-orders/demo.ts';
import { demoRisk } from './risk/demo.ts';
import { hashPassword } from './session/passwords.ts';
import { demoSettings } from './settings/demo.ts';
import { demoSiteIssues } from './site-issues/demo.ts';
import { demoSuppliers } from './suppliers/demo.ts';
import { demoTeam } from './team/demo.ts';
import { demoWeather } from './weather/demo.ts';
import { demoWebhooks } from './webhooks/demo.ts';
import { demoWellbeing } from './wellbeing/demo.ts';
import { demoWorkers } from './workforce/demo.ts';

const northgate = { name: 'Northgate Construction', slug: 'northgate-construction' };

/** Two pairs of eyes on every order, so that the whole of its life is to be seen. */
const buying = {
  ...defaultSettings,
  requireApproval: true,
  approvalLimits: { contractsManager: '25000.00', director: '250000.00' },
};

const names: Record<Role, string> = {
  'Managing Director': 'Helen Marsh',
  Director: 'David Achebe',
  'Contracts Manager': 'Priya Raman',
  'Site Manager': 'Joy Okafor',
  'Site Supervisor': 'Sam Whitlow',
  Buyer: 'Ruth Ellery',
  Viewer: 'Tomasz Wilk',
};

/** One person for each role; the Managing Director also administers the company. */
export const demoAccounts = roles.map((role) => ({
  role,
  name: names[role],
  email: `${names[role].toLowerCase().replace(' ', '.')}@northgate.example`,
}));

/** Each feature's share of the company, in the order in which they build on each other. */
const partsOf = async (now: Date): Promise<DemoPart[]> => [
  demoCompany,
  demoTeam,
  demoContracts,
  demoSuppliers,
  demoPlant,
  await demoCertificates(now),
  demoWorkers,
  demoFactors,
  demoMaterials,
  demoPurchaseOrders,
  demoDeliveries,
  demoUsage,
  demoWeather,
  demoLabour,
  demoSiteIssues,
  demoDiary,
  demoJournal,
  demoCarbon,
  await demoFiles(now),
  demoCosts,
  demoMeters,
  demoWellbeing,
  demoRisk,
  demoEmails,
  demoSettings,
  demoWebhooks,
  demoNotifications,
  demoActivity,
  demoBin,
  demoBackups,
];

type Stores = { pool: Pool; owner: Connection; storage: Storage; secrets: Secrets };

export type Progress = (what: string, done: number, all: number) => void;

/**
 * A believable contractor to look around in, made on a database that has no organisation yet. Tells
 * whether it is there.
 */
export async function seedDemo(
  stores: Stores,
  password: string,
  now: Date,
  onProgress: Progress,
): Promise<boolean> {
  const find = () => asOrganization(stores.pool, undefined, demoIn);
  const make = () => makeDemo(stores, password, now, onProgress);
  return (
    (await find()) ?? oneServerAtATime(stores.owner, async () => (await find()) ?? make()) // another may have made it
  );
}

async function makeDemo(
  { pool, storage, secrets }: Stores,
  password: string,
  now: Date,
  onProgress: Progress,
): Promise<boolean> {
  const hash = await hashPassword(password);
  const parts = await partsOf(now); // draws pictures, for which no transaction has to wait
  return asOrganization(pool, undefined, async (tx) => {
    await allowIdleTransaction(tx); // on a slow machine, planning the days of a site takes long
    const today = londonDay(now);
    const demo: Demo = {
      tx,
      storage,
      secrets,
      now,
      people: await makeCompany(tx, hash),
      dayFromNow: (days) => daysAfter(today, days),
      workingDay: (days) => workingDayUpTo(daysAfter(today, days)),
      chance: seededRandom(2026),
    };
    for (const [done, { what, make }] of parts.entries()) {
      onProgress(what, done, parts.length);
      await make(demo);
    }
    onProgress('done', parts.length, parts.length);
    return true;
  });
}

/** Undefined where no organisation is at all. */
async function demoIn(tx: Tx): Promise<boolean | undefined> {
  if ((await tx.$count(organizations)) === 0) return;
  return (await tx.$count(organizations, eq(organizations.slug, northgate.slug))) > 0;
}

/** Whether the demo company was made by an earlier version; it is left as it is. */
export const isDemoOlder = (pool: Pool): Promise<boolean> =>
  asOrganization(pool, undefined, async (tx) => {
    const isOurs = eq(organizations.slug, northgate.slug);
    const [made] = await tx.select().from(organizations).where(isOurs);
    return made !== undefined && !made.features[demoEdition];
  });

async function makeCompany(tx: Tx, hash: string): Promise<Record<Role, number>> {
  const people = await insertPeople(tx, hash);
  const createdBy = people['Managing Director'];
  const [made] = await tx
    .insert(organizations)
    .values({ ...northgate, maxUsers: 25, maxProjects: 20, settings: buying, createdBy })
    .returning();
  const organizationId = found(made).id;
  await enterOrganization(tx, organizationId);
  for (const [jobRole, userId] of Object.entries(people)) {
    await tx.update(users).set({ organizationId }).where(eq(users.id, userId));
    const isOrganizationAdmin = userId === createdBy;
    await tx.insert(userOrganizations).values({ userId, createdBy, jobRole, isOrganizationAdmin });
  }
  await tx.insert(companyProfiles).values({ ...profile, createdBy, updatedBy: createdBy });
  return people;
}

const profile = {
  companyName: 'Northgate Construction',
  companyNumber: '09876543',
  registeredAddress: '4 Albion Yard, Leeds',
  postcode: 'LS10 1AA',
  phoneNumber: '0113 496 0123',
  emailAddress: 'office@northgate.example',
  brandColor: '#484A59',
};

async function insertPeople(tx: Tx, password: string): Promise<Record<Role, number>> {
  const rows = demoAccounts.map((account) => ({
    ...account,
    username: account.email,
    password,
    mustChangePassword: false,
    intentConfirmed: true,
    isOrganizationAdmin: account.role === 'Managing Director' ? ('yes' as const) : ('no' as const),
  }));
  const made = await tx.insert(users).values(rows).returning({ id: users.id, role: users.role });
  return Object.fromEntries(made.map(({ id, role }) => [role, id])) as Record<Role, number>;
}
