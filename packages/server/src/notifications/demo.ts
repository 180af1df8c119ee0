import { asc, eq } from 'drizzle-orm';
import type { DemoPart } from '../platform/demo-part.ts';
import { allKinds, look } from './notices.ts';
import { notifications } from './table.ts';

const hour = 60 * 60 * 1000;

/** What the rules find in the company as it stands, told over the last days; some of it has been read. */
export const demoNotifications: DemoPart = {
  what: 'notifications',
  async make({ tx, now, chance }) {
    await look(tx, allKinds, now);
    const all = await tx
      .select({ id: notifications.id, category: notifications.category })
      .from(notifications)
      .orderBy(asc(notifications.id));
    for (const { id, category } of all) {
      // Nobody is told of a request for access before it came, and the younger came three hours ago.
      const most = category === 'team' ? 3 : 70;
      const createdAt = new Date(now.getTime() - Math.floor(chance() * most) * hour);
      const read = chance() < 0.4;
      await tx
        .update(notifications)
        .set({ createdAt, read, readAt: read ? now : null })
        .where(eq(notifications.id, id));
    }
  },
};
