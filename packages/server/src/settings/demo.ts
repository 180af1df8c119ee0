import type { Role } from '@sitewright/domain/kernel/access';
import { eq, sql } from 'drizzle-orm';
import { type DemoPart, demoEdition } from '../platform/demo-part.ts';
import { organizations, sessions, users } from '../platform/global-tables.ts';
import { hashOf, newToken } from '../platform/http/visitor.ts';

const about: Partial<Record<Role, { phone: string; jobTitle: string }>> = {
  'Managing Director': { phone: '0113 496 0101', jobTitle: 'Managing director' },
  Director: { phone: '0113 496 0102', jobTitle: 'Operations director' },
  'Contracts Manager': { phone: '0113 496 0110', jobTitle: 'Senior contracts manager' },
  'Site Manager': { phone: '07700 900 141', jobTitle: 'Site manager, Kestrel Wharf' },
  'Site Supervisor': { phone: '07700 900 163', jobTitle: 'Groundworks supervisor' },
  Buyer: { phone: '0113 496 0118', jobTitle: 'Buyer' },
};

const day = 24 * 60 * 60 * 1000;

const features = { apiAccess: true, [demoEdition]: true };

/** Profiles, notification choices, and a token for a payroll program. */
export const demoSettings: DemoPart = {
  what: 'settings',
  async make({ tx, now, people }) {
    for (const [role, told] of Object.entries(about))
      await tx
        .update(users)
        .set(told)
        .where(eq(users.id, people[role as Role]));
    const quietHours = { from: '20:00', to: '06:00' };
    await tx
      .update(users)
      .set({ preferences: { notifications: { categories: {}, quietHours } } })
      .where(eq(users.id, people['Managing Director']));
    const [ours] = await tx
      .update(organizations)
      .set({ features: sql`${organizations.features} || ${JSON.stringify(features)}::jsonb` })
      .where(eq(organizations.id, sql`current_setting('app.org')::int`))
      .returning({ id: organizations.id });
    await tx.insert(sessions).values({
      name: 'Payroll export',
      scopes: ['read'],
      // The token is not stored in plain: a new one can be created.
      tokenHash: hashOf(newToken()),
      userId: people['Managing Director'],
      organizationId: ours?.id ?? 0,
      createdAt: new Date(now.getTime() - 20 * day),
      lastSeenAt: new Date(now.getTime() - day),
      expiresAt: new Date(now.getTime() + 70 * day),
    });
  },
};
