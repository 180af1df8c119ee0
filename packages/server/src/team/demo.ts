import { type Role, roles } from '@sitewright/domain/kernel/access';
import { eq } from 'drizzle-orm';
import { invitations } from '../organizations/table.ts';
import type { DemoPart } from '../platform/demo-part.ts';
import { accessRequests, users } from '../platform/global-tables.ts';
import { hashOf } from '../platform/http/visitor.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const guests = [
  { email: 'lena.hart@northgate.example', name: 'Lena Hart', role: 'Site Manager', sent: 2 },
  { email: 'omar.said@northgate.example', name: 'Omar Said', role: 'Buyer', sent: 9 },
] as const;

const accessRequestDrafts = [
  {
    ...{ name: 'Cy Fox', email: 'cy@foxgroundworks.example', company: 'Fox Groundworks' },
    ...{ role: 'Owner', message: 'Twelve people, mostly drainage. We saw it on the Kestrel job.' },
    hoursAgo: 3,
  },
  {
    ...{ name: 'Ingrid Voss', email: 'ingrid@vossglazing.example', company: 'Voss Glazing' },
    ...{ role: 'Contracts manager', message: null },
    hoursAgo: 26,
  },
];

/** Hours since each last signed in; the Viewer has been away for weeks. */
const lastHere: Record<Role, number> = {
  'Managing Director': 2,
  Director: 21,
  'Contracts Manager': 4,
  'Site Manager': 1,
  'Site Supervisor': 3,
  Buyer: 26,
  Viewer: 24 * 41,
};

/** One open invitation, one expired, and two access requests. */
export const demoTeam: DemoPart = {
  what: 'team',
  async make({ tx, now, people }) {
    const at = (before: number) => new Date(now.getTime() - before);
    for (const role of roles)
      await tx
        .update(users)
        .set({ lastLoginAt: at(lastHere[role] * hour) })
        .where(eq(users.id, people[role]));
    const createdBy = people['Managing Director'];
    for (const { sent, ...guest } of guests) {
      const createdAt = at(sent * day);
      const expiresAt = new Date(createdAt.getTime() + 7 * day);
      // The token is not stored in plain: the invitation can be sent again.
      const tokenHash = hashOf(guest.email);
      await tx
        .insert(invitations)
        .values({ ...guest, tokenHash, createdAt, expiresAt, createdBy, updatedBy: createdBy });
    }
    for (const { hoursAgo, ...request } of accessRequestDrafts)
      await tx.insert(accessRequests).values({ ...request, createdAt: at(hoursAgo * hour) });
  },
};
