import { type Actor, can } from '@sitewright/domain/kernel/access';
import type { CompanyPack } from '@sitewright/domain/site-pack/company-pack';
import { listGangs } from '../labour/public.ts';
import { findOrganization, findProfileHead } from '../organizations/public.ts';
import { listSiteOverviews } from '../overview/public.ts';
import type { Tx } from '../platform/tenancy.ts';
import { listProjects } from '../projects/public.ts';
import { listAssignees } from '../site-issues/public.ts';
import { countWorkforce } from '../workforce/public.ts';
import { mostKept, workersOf } from './workers.ts';

type Reader = { tx: Tx; actor: Actor; now: Date };

/** The reply's schema cuts every record to what may be kept. */
export async function companyPack({ tx, actor, now }: Reader): Promise<CompanyPack> {
  const reads = (resource: Parameters<typeof can>[1]) => can(actor, resource, 'R');
  const seesWorkers = reads('worker');
  return {
    organization: await findOrganization(tx, actor.organizationId),
    brand: (await findProfileHead(tx)) ?? null,
    contracts: (await listProjects(tx, { limit: mostKept })).rows,
    overviews: await listSiteOverviews(tx, actor, now),
    gangs: reads('labour') ? (await listGangs(tx, { limit: mostKept })).rows : [],
    colleagues: reads('team') ? (await listAssignees(tx)).rows : [],
    workers: seesWorkers ? await workersOf(tx, now) : [],
    workforce: seesWorkers ? await countWorkforce(tx, now) : null,
  };
}
