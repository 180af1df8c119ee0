import { randomUUID } from 'node:crypto';
import type { Actor } from '@sitewright/domain/kernel/access';
import { anActor } from '@sitewright/domain/kernel/actor.fixture';
import { found } from '@sitewright/domain/kernel/problem';
import { aWorkerDraft } from '@sitewright/domain/workforce/worker.fixture';
import { eq, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { companyProfiles, userOrganizations } from '../organizations/table.ts';
import { plantHires } from '../plant/table.ts';
import { confirmationOf } from '../platform/confirmed.ts';
import type { Storage } from '../platform/files/storage.ts';
import {
  accessRequests,
  organizations,
  rateLimitCounters,
  sessions,
  users,
} from '../platform/global-tables.ts';
import { hashOf, newToken } from '../platform/http/visitor.ts';
import { secretsOf } from '../platform/secrets.ts';
import { asOrganization, type Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { hashPassword } from '../session/passwords.ts';
import { webhookDeliveries } from '../webhooks/table.ts';
import { workers } from '../workforce/table.ts';
import { backupsOf } from './backups.ts';
import { callerOf } from './caller.ts';

/** The password of every user in the tests. */
export const password = 'Secret123';
const storedPassword = hashPassword(password);
export const secrets = secretsOf('a key of the tests, and of no others');

type Installation = {
  app: FastifyInstance;
  pools: { owner: Pool; app: Pool };
  storage: Storage;
};
type Member = Partial<Actor> & {
  status?: string;
  membership?: { role?: string; isActive?: boolean };
};

/** The papers of a worker who may work everywhere. */
const inOrder = {
  rightToWorkCheckedOn: '2026-01-05',
  cscsSchemeId: 'CSCS',
  cscsCardNumber: '01234567',
  cscsCardType: 'Skilled Worker',
  cscsCardExpiry: '2099-05-31',
  cardState: 'verified',
  cscsValidatedAt: new Date(),
} as const;

/** A worker made here may work on every contract, also on those made later. */
const induct = (tx: Tx, isNew: SQL) =>
  tx.execute(sql`
    insert into worker_inductions (worker_id, project_id, inducted_on, inductor)
    select ${workers.id}, ${projects.id}, '2026-01-05', 'Joy Okafor'
    from ${workers} cross join ${projects} where ${isNew}`);

const ownerOf = ({ pools }: Installation) => drizzle(pools.owner, { casing: 'snake_case' });

async function insertUser(installation: Installation, user: Partial<typeof users.$inferInsert>) {
  const email = `${randomUUID()}@quay.example`;
  const values = { email, username: email, name: 'Ann Ray', password: await storedPassword };
  const [made] = await ownerOf(installation)
    .insert(users)
    .values({ ...values, mustChangePassword: false, emailProvenAt: new Date(), ...user })
    .returning();
  return found(made);
}

/** A new organisation. */
export async function createOrganization(installation: Installation) {
  const { id: createdBy } = await insertUser(installation, {});
  const [made] = await ownerOf(installation)
    .insert(organizations)
    .values({ name: 'Quay Street Ltd', slug: randomUUID(), createdBy })
    .returning();
  return organizationWithId(installation, found(made).id);
}

/** An organisation that exists; `member` signs one of its users in, `project` gives it a contract. */
export function organizationWithId(installation: Installation, organizationId: number) {
  const { app, pools, storage } = installation;
  const owner = ownerOf(installation);

  async function signIn(actor: Actor) {
    const token = newToken();
    const { userId } = actor;
    const expiresAt = new Date(Date.now() + 3_600_000);
    const values = { tokenHash: hashOf(token), userId, organizationId, expiresAt };
    const [session] = await owner.insert(sessions).values(values).returning();
    const sessionId = found(session).id;
    // As if the user had just confirmed the password; tests of the confirmation itself remove it.
    await owner
      .insert(rateLimitCounters)
      .values({ key: confirmationOf({ sessionId }), spent: 0, endsAt: expiresAt });
    const cookie = `sitewright_session=${token}`;
    return callerOf(app, { ...actor, sessionId }, { cookie });
  }

  return {
    id: organizationId,
    /** The same user on another device. */
    signIn,
    letProgramsIn: () =>
      pools.owner.query(
        `update organizations set features = features || '{"apiAccess": true}' where id = $1`,
        [organizationId],
      ),
    failedDelivery: (webhookId: number) =>
      asOrganization(pools.app, organizationId, async (tx) => {
        const event = { entity: 'labour', id: 1, action: 'POST' };
        const lost = { webhookId, event, status: 'failed', tries: 8 } as const;
        const [made] = await tx.insert(webhookDeliveries).values(lost).returning();
        return found(made).id;
      }),
    async member({ status = 'active', membership = {}, ...who }: Member = {}) {
      const actor = anActor({ ...who, organizationId });
      const { role, mustChangePassword, isOrganizationAdmin } = actor;
      const user = await insertUser(installation, { status, organizationId, mustChangePassword });
      await asOrganization(pools.app, organizationId, (tx) =>
        tx
          .insert(userOrganizations)
          .values({ userId: user.id, jobRole: role, isOrganizationAdmin, ...membership }),
      );
      return signIn({ ...actor, userId: user.id, username: user.username });
    },
    membershipId: (userId: number) =>
      asOrganization(pools.app, organizationId, async (tx) => {
        const isTheirs = eq(userOrganizations.userId, userId);
        const [row] = await tx.select().from(userOrganizations).where(isTheirs);
        return found(row).id;
      }),
    project: () =>
      asOrganization(pools.app, organizationId, async (tx) => {
        const project = { name: 'Quay Street', slug: randomUUID() };
        const [row] = await tx.insert(projects).values(project).returning();
        const made = found(row);
        await induct(tx, eq(projects.id, made.id));
        return made;
      }),
    worker: () =>
      asOrganization(pools.app, organizationId, async (tx) => {
        const worker = { ...aWorkerDraft(), ...inOrder, workerId: randomUUID() };
        const [row] = await tx.insert(workers).values(worker).returning();
        const made = found(row);
        await induct(tx, eq(workers.id, made.id));
        return made;
      }),
    plantHire: (projectId: number) =>
      asOrganization(pools.app, organizationId, async (tx) => {
        const machine = { projectId, name: '13 t excavator', supplierName: 'Tarn Plant Hire' };
        const [made] = await tx.insert(plantHires).values(machine).returning();
        return found(made);
      }),
    /** Only the operator, the first organisation, has access requests. */
    async accessRequest(email: string): Promise<number> {
      const [{ first } = {}] = await owner
        .select({ first: sql<number>`min(${organizations.id})` })
        .from(organizations);
      if (first !== organizationId) return 2_147_483_646;
      const draft = { name: 'Cy Fox', email, company: 'Fox Groundworks', role: 'Foreman' };
      const [made] = await owner.insert(accessRequests).values(draft).returning();
      return found(made).id;
    },
    backups: (actor: Actor) => backupsOf({ pool: pools.app, storage, secrets }, actor),
    profile: () =>
      asOrganization(pools.app, organizationId, (tx) =>
        tx.insert(companyProfiles).values({
          companyName: 'Quay Street Ltd',
          companyNumber: '01234567',
          registeredAddress: '1 Quay Street',
          postcode: 'LS1 1AA',
          phoneNumber: '0113 496 0000',
          emailAddress: 'office@quay.example',
        }),
      ),
  };
}

export type Organization = ReturnType<typeof organizationWithId>;
