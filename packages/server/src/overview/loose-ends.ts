import { onSiteStatuses } from '@sitewright/domain/plant/plant-hire';
import type { OpenItems } from '@sitewright/domain/projects/status';
import { openStatuses } from '@sitewright/domain/purchase-orders/rules';
import { settledStatuses } from '@sitewright/domain/site-issues/issue-values';
import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { labourSessions } from '../labour/table.ts';
import { plantHires } from '../plant/table.ts';
import type { Tx } from '../platform/tenancy.ts';
import { purchaseOrders } from '../purchase-orders/table.ts';
import { siteIssues } from '../site-issues/table.ts';

/** Open items of a contract; each feature with open items adds its own count. */
export const countLooseEnds = async (tx: Tx, { id }: { id: number }): Promise<OpenItems> => ({
  openIssues: await tx.$count(
    siteIssues,
    and(eq(siteIssues.projectId, id), notInArray(siteIssues.status, [...settledStatuses])),
  ),
  openCrews: await tx.$count(
    labourSessions,
    and(eq(labourSessions.projectId, id), ne(labourSessions.status, 'finished')),
  ),
  plantOnHire: await tx.$count(
    plantHires,
    and(eq(plantHires.projectId, id), inArray(plantHires.status, onSiteStatuses)),
  ),
  openOrders: await tx.$count(
    purchaseOrders,
    and(eq(purchaseOrders.contractId, id), inArray(purchaseOrders.status, [...openStatuses])),
  ),
});
