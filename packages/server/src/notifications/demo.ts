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
      .select({ id: notifications.id })
      .from(notifications)
      .orderBy(asc(notifications.id));
    for (const { id } of all) {
      const createdAt = new Date(now.getTime() - Math.floor(chance() * 70) * hour);
      const read = chance() < 0.4;
      await tx
        .update(notifications)
        .set({ createdAt, read, readAt: read ? now : null })
        .where(eq(notifications.id, id));
    }
  },
};
