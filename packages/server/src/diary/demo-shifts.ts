import { londonDay, londonTime } from '@sitewright/domain/kernel/calendar';
import { isNotNull } from 'drizzle-orm';
import { labourSessions } from '../labour/table.ts';
import type { Demo } from '../platform/demo-part.ts';

/** Of machines that have finished their day. */
export async function listShifts({ tx }: Demo) {
  const sessions = await tx
    .select()
    .from(labourSessions)
    .where(isNotNull(labourSessions.plantHireId));
  return sessions.flatMap(({ id, projectId, plantHireId, startedAt, finishedAt }) =>
    plantHireId === null || finishedAt === null
      ? []
      : [
          {
            ...{ id, projectId, hireId: plantHireId, date: londonDay(startedAt) },
            startTime: londonTime(startedAt),
            finishTime: londonTime(finishedAt),
          },
        ],
  );
}
