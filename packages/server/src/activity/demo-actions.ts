import { activityApi } from '@sitewright/domain/activity/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { filesApi } from '@sitewright/domain/files/api';
import type { Role } from '@sitewright/domain/kernel/access';
import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { asc } from 'drizzle-orm';
import type { Demo } from '../platform/demo-part.ts';
import { projects } from '../projects/table.ts';
import { purchaseOrders } from '../purchase-orders/table.ts';
import { siteIssues } from '../site-issues/table.ts';
import { suppliers } from '../suppliers/table.ts';

type Change = {
  tableName: string;
  recordId: number;
  changes: Record<string, [unknown, unknown] | null>;
};

/** An action that users of the demo company do now and then. */
export type DemoAction = {
  by: Role;
  endpoint: Endpoint;
  entity?: string;
  id?: number;
  name?: string | null;
  projectId?: number;
  reason?: string;
  change?: Change;
  isFailure?: true;
};

const some = 6;

/** Common actions on existing demo records. */
export async function demoActions({ tx }: Demo): Promise<DemoAction[]> {
  const contracts = await tx.select().from(projects).orderBy(asc(projects.id)).limit(some);
  const orders = await tx.select().from(purchaseOrders).orderBy(asc(purchaseOrders.id)).limit(some);
  const issues = await tx.select().from(siteIssues).orderBy(asc(siteIssues.id)).limit(some);
  const firms = await tx.select().from(suppliers).orderBy(asc(suppliers.id)).limit(some);
  return [
    ...contracts.flatMap(actionsOnContract),
    ...orders.flatMap(actionsOnOrder),
    ...issues.flatMap(actionsOnIssue),
    ...firms.map(editSupplier),
    ...rare,
  ];
}

const actionsOnContract = ({ id, name, budget }: typeof projects.$inferSelect): DemoAction[] => {
  const on = { projectId: id };
  return [
    { by: 'Site Manager', endpoint: diaryApi.create, entity: 'diary', ...on },
    { by: 'Site Supervisor', endpoint: diaryApi.create, entity: 'diary', ...on },
    { by: 'Site Manager', endpoint: diaryApi.signOff, entity: 'diary', ...on },
    { by: 'Site Supervisor', endpoint: filesApi.addEntryPhoto, entity: 'file', ...on },
    {
      by: 'Contracts Manager',
      endpoint: projectsApi.edit,
      entity: 'project',
      id,
      name,
      ...on,
      change: {
        tableName: 'projects',
        recordId: id,
        changes: { budget: [Math.round(Number(budget) * 0.98), Number(budget)] },
      },
    },
  ];
};

const actionsOnOrder = (order: typeof purchaseOrders.$inferSelect): DemoAction[] => {
  const on = {
    entity: 'purchaseOrder',
    id: order.id,
    name: order.poNumber,
    projectId: order.contractId,
  };
  const status = (before: string, after: string): { change: Change } => ({
    change: {
      tableName: 'purchase_orders',
      recordId: order.id,
      changes: { status: [before, after] },
    },
  });
  return [
    { by: 'Buyer', endpoint: purchaseOrdersApi.edit, ...on },
    {
      by: 'Contracts Manager',
      endpoint: purchaseOrdersApi.approve,
      ...on,
      ...status('pending', 'approved'),
    },
    { by: 'Buyer', endpoint: purchaseOrdersApi.send, ...on, ...status('approved', 'sent') },
  ];
};

const actionsOnIssue = (issue: typeof siteIssues.$inferSelect): DemoAction[] => {
  const on = {
    entity: 'siteIssue',
    id: issue.id,
    name: issue.issueDescription.slice(0, 80),
    projectId: issue.projectId,
  };
  const { id: recordId } = issue;
  return [
    { by: 'Site Supervisor', endpoint: siteIssuesApi.report, ...on },
    {
      by: 'Site Manager',
      endpoint: siteIssuesApi.edit,
      ...on,
      change: { tableName: 'site_issues', recordId, changes: { priority: ['medium', 'high'] } },
    },
    { by: 'Site Manager', endpoint: siteIssuesApi.comment, ...on },
  ];
};

const editSupplier = ({ id, name }: typeof suppliers.$inferSelect): DemoAction => ({
  by: 'Buyer',
  endpoint: suppliersApi.edit,
  entity: 'supplier',
  id,
  name,
  change: { tableName: 'suppliers', recordId: id, changes: { utr: null } },
});

const rare: DemoAction[] = [
  {
    by: 'Managing Director',
    endpoint: workforceApi.reveal,
    entity: 'worker',
    reason: 'Next of kin asked for by the hospital',
  },
  { by: 'Managing Director', endpoint: activityApi.export, entity: 'activityLog' },
  { by: 'Contracts Manager', endpoint: filesApi.remove, entity: 'file' },
  { by: 'Director', endpoint: emailTemplatesApi.edit, entity: 'emailTemplate' },
];
