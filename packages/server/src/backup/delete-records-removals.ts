import type { BinType } from '@sitewright/domain/backup/bin-types';
import { carbonApi } from '@sitewright/domain/carbon/api';
import { certificatesApi } from '@sitewright/domain/certificates/api';
import { costsApi } from '@sitewright/domain/costs/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { filesApi } from '@sitewright/domain/files/api';
import type { Actor } from '@sitewright/domain/kernel/access';
import { type Endpoint, nameOf } from '@sitewright/domain/kernel/endpoint';
import { found } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { riskApi } from '@sitewright/domain/risk/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Serve } from '../platform/serve.ts';
import type { Tx } from '../platform/tenancy.ts';

/** The endpoint that deletes one record of each type. */
export const removalOf: Record<BinType, Endpoint> = {
  project: projectsApi.remove,
  diary: diaryApi.remove,
  file: filesApi.remove,
  hseCertificate: certificatesApi.remove,
  plant: plantApi.remove,
  purchaseOrder: purchaseOrdersApi.remove,
  supplier: suppliersApi.remove,
  material: materialsApi.remove,
  emailTemplate: emailTemplatesApi.remove,
  costAnalysis: costsApi.removeEntry,
  carbonEntry: carbonApi.remove,
  worker: workforceApi.remove,
  siteIssue: siteIssuesApi.remove,
  toolboxTalk: wellbeingApi.removeTalk,
  riskAssessment: riskApi.remove,
  rams: riskApi.removeRams,
};

type Removing = { tx: Tx; actor: Actor; now: Date };
type Remove = (removing: Removing & { params: Record<string, number> }) => Promise<unknown>;

type Removals = Map<string, Remove>;

const removalsByServe = new WeakMap<Serve, Removals>();

/** Registers endpoints as before, and remembers the DELETE handlers for deleting in bulk. */
export function notingRemovals(serve: Serve): Serve {
  const removals: Removals = new Map();
  const noting = ((endpoint: Endpoint, ...steps: unknown[]) => {
    if (endpoint.method === 'DELETE') removals.set(nameOf(endpoint), steps.at(-1) as Remove);
    (serve as (endpoint: Endpoint, ...steps: unknown[]) => void)(endpoint, ...steps);
  }) as Serve;
  removalsByServe.set(noting, removals);
  return noting;
}

export type RemoveOne = (type: BinType, id: number, removing: Removing) => Promise<unknown>;

/** Deletes one record by its own feature's handler, with all of its checks. */
export const removerOf =
  (serve: Serve): RemoveOne =>
  (type, id, removing) => {
    const endpoint = removalOf[type];
    const [, param = ''] = /:(\w+)$/.exec(endpoint.path) ?? [];
    const remove = found(removalsByServe.get(serve)?.get(nameOf(endpoint)));
    return remove({ ...removing, params: { [param]: id } });
  };
