import { costsApi } from '@sitewright/domain/costs/api';
import { costEntryRecord } from '@sitewright/domain/costs/cost-entry.record';
import {
  decideBudgetChange,
  draftBudgetChange,
  draftEntry,
  draftProgress,
  editEntry,
  nextPlan,
  refuseOverAllocation,
} from '@sitewright/domain/costs/rules';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { decisionsOf, findContract, findContractById } from './facts.ts';
import {
  insertBudgetChange,
  insertEntry,
  insertPlan,
  insertProgress,
  listBudgetChanges,
  listEntries,
  listProgress,
  lockBudgetChange,
  lockEntry,
  lockPlan,
  saveDecision,
  saveEntry,
} from './store.ts';

/** What users enter: costs, budgets, changes and progress. */
export function writingRoutes(serve: Serve, services: Services) {
  entryRoutes(serve, services);
  budgetRoutes(serve);

  serve(costsApi.listProgress, ({ tx, query }) => listProgress(tx, query));

  serve(costsApi.reportProgress, async ({ tx, actor, body, now }) => {
    const { status } = await findContractById(tx, body.projectId);
    return insertProgress(tx, draftProgress(body, londonDay(now), status), actor);
  });
}

function entryRoutes(serve: Serve, { secrets }: Services) {
  serve(costsApi.listEntries, ({ tx, query }) => listEntries(tx, query));

  serve(costsApi.addEntry, async ({ tx, actor, body, now }) => {
    await findContractById(tx, body.projectId);
    return insertEntry(tx, draftEntry(body, londonDay(now)), actor);
  });

  serve(costsApi.editEntry, async ({ tx, actor, params, body, now }) => {
    const entry = await lockEntry(tx, params.costEntryId);
    return saveEntry(tx, editEntry(entry, body, londonDay(now)), actor);
  });

  serve(costsApi.removeEntry, async ({ tx, actor, params, now }) => {
    const { id, description: name } = await lockEntry(tx, params.costEntryId);
    await recycle(tx, costEntryRecord, { id, name }, { actor, now, secrets });
  });
}

function budgetRoutes(serve: Serve) {
  serve(costsApi.setPlan, async ({ tx, actor, params, body }) => {
    const { projectId, budget } = await findContract(tx, params.slug);
    const plan = await lockPlan(tx, projectId, params.head);
    const next = nextPlan(plan, body);
    const { plans } = await decisionsOf(tx, [projectId]);
    const otherHeads = plans.filter(({ head }) => head !== plan.head).map((other) => other.budget);
    refuseOverAllocation(plan, next, { budget, otherHeads });
    return insertPlan(tx, projectId, next, actor);
  });

  serve(costsApi.listBudgetChanges, ({ tx, query }) => listBudgetChanges(tx, query));

  serve(costsApi.proposeBudgetChange, async ({ tx, actor, body }) => {
    await findContractById(tx, body.projectId);
    return insertBudgetChange(tx, draftBudgetChange(body), actor);
  });

  serve(costsApi.approveBudgetChange, async ({ tx, actor, params, body, now }) => {
    const change = await lockBudgetChange(tx, params.budgetChangeId);
    const decided = decideBudgetChange(change, actor, 'approved', body, now.toISOString());
    return saveDecision(tx, decided, actor);
  });

  serve(costsApi.rejectBudgetChange, async ({ tx, actor, params, body, now }) => {
    const change = await lockBudgetChange(tx, params.budgetChangeId);
    const decided = decideBudgetChange(change, actor, 'rejected', body, now.toISOString());
    return saveDecision(tx, decided, actor);
  });
}
