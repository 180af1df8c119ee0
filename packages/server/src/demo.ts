import { roles } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { companyProfiles, userOrganizations } from './organizations/table.ts';
import { enterOrganization } from './platform/enter-organization.ts';
import { organizations, users } from './platform/global-tables.ts';
import { asOrganization, type Tx } from './platform/tenancy.ts';
import { projects } from './projects/table.ts';
import { hashPassword } from './session/passwords.ts';

const northgate = { name: 'Northgate Construction', slug: 'northgate-construction' };

const people = [
  'Helen Marsh',
  'David Achebe',
  'Priya Raman',
  'Joy Okafor',
  'Sam Whitlow',
  'Ruth Ellery',
  'Tomasz Wilk',
];

const contracts = [
  { name: 'Kestrel Wharf, Block C', slug: 'kestrel-wharf-block-c', status: 'active' },
  { name: 'Quarry Bank sheltered homes', slug: 'quarry-bank-sheltered-homes', status: 'active' },
  { name: 'Hollin Lane Primary, new wing', slug: 'hollin-lane-primary', status: 'active' },
  { name: 'Farrier Row unit 4', slug: 'farrier-row-unit-4', status: 'on-hold' },
  { name: "St Oswin's tower repairs", slug: 'st-oswins-tower-repairs', status: 'completed' },
  { name: 'Ashby Beck footbridge', slug: 'ashby-beck-footbridge', status: 'planning' },
];

/** One person for each role; the Managing Director also administers the company. */
export const demoAccounts = people.map((name, i) => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@northgate.example`,
  role: roles[i] ?? 'Viewer',
}));

/**
 * A believable contractor to look around in, made on a database that has no organisation yet. Tells
 * whether it is there.
 */
export async function seedDemo(pool: Pool, password: string): Promise<boolean> {
  const hash = await hashPassword(password);
  return asOrganization(pool, undefined, async (tx) => {
    if ((await tx.$count(organizations)) > 0) {
      return (await tx.$count(organizations, eq(organizations.slug, northgate.slug))) > 0;
    }
    const ids = await insertPeople(tx, hash);
    const [first = 0] = ids;
    const [made] = await tx
      .insert(organizations)
      .values({ ...northgate, maxProjects: 20, createdBy: first })
      .returning();
    const organizationId = found(made).id;
    await enterOrganization(tx, organizationId);
    for (const userId of ids) {
      await tx.update(users).set({ organizationId }).where(eq(users.id, userId));
      await tx.insert(userOrganizations).values({ userId, createdBy: first });
    }
    await tx.insert(companyProfiles).values(profile);
    await tx.insert(projects).values(contracts.map((c) => ({ ...c, createdBy: first })));
    return true;
  });
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

async function insertPeople(tx: Tx, password: string): Promise<number[]> {
  const rows = demoAccounts.map((account, i) => ({
    ...account,
    username: account.email,
    password,
    mustChangePassword: false,
    isOrganizationAdmin: i === 0 ? ('yes' as const) : ('no' as const),
  }));
  const made = await tx.insert(users).values(rows).returning({ id: users.id });
  return made.map(({ id }) => id);
}
