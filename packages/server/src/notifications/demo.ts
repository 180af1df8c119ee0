import { asc, eq } from 'drizzle-orm';
import type { DemoPart } from '../platform/demo-part.ts';
import { allKinds, runNoticeRules } from './notices.ts';
import { notifications } from './table.ts';

const hour = 60 * 60 * 1000;

/**
 * Notifications that the rules find in the demo company, spread over the last days; some are read.
 */
export const demoNotifications: DemoPart = {
  what: 'notifications',
  async make({ tx, now, chance }) {
    await runNoticeRules(tx, allKinds, now);
    const all = await tx
      .select({ id: notifications.id, category: notifications.category })
      .from(notifications)
      .orderBy(asc(notifications.id));
    for (const { id, category } of all) {
      // No notification of an access request is older than the request, and the newer one is three
      // hours old.
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
