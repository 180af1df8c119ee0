import { carbonApi } from '@sitewright/domain/carbon/api';
import { carbonEntryRecord } from '@sitewright/domain/carbon/carbon-entry.record';
import type { CarbonMachine } from '@sitewright/domain/carbon/machine';
import { draftAllowedTo, shownTo } from '@sitewright/domain/carbon/order-prices';
import {
  editEntry,
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToFile,
  refuseFutureDate,
} from '@sitewright/domain/carbon/rules';
import { fileRecord } from '@sitewright/domain/files/file.record';
import { formatDate, londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { insertFile } from '../files/public.ts';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractIdBySlug } from '../projects/of-project.ts';
import { addEntry, changeEntry, estimate } from './entries.ts';
import { refuseUnknown } from './entries-facts.ts';
import { type Hire, hireColumns, usualConsumption } from './posting-plant.ts';
import { plantRates } from './reference/plant-rates.ts';
import { searchWasteCodes } from './reference/waste-codes.ts';
import { findEntry, listEntries, lockEntry } from './store.ts';

export function carbonRoutes(serve: Serve, services: Services) {
  readingRoutes(serve);
  fileRoutes(serve, services);

  serve(carbonApi.add, async ({ tx, actor, body, now }) => {
    const draft = draftAllowedTo(actor, body);
    await refuseUnknown(tx, draft);
    refuseFutureDate(draft.date, londonDay(now));
    return shownTo(actor)(await addEntry(tx, draft, actor));
  });

  serve(carbonApi.edit, async ({ tx, actor, params, body, now }) => {
    const edited = editEntry(await lockEntry(tx, params.carbonEntryId), actor, body);
    refuseFutureDate(body.date, londonDay(now));
    await refuseUnknown(tx, body);
    return shownTo(actor)(await changeEntry(tx, edited, body.isDraft, actor));
  });

  serve(carbonApi.remove, async ({ tx, actor, params, now }) => {
    const entry = await lockEntry(tx, params.carbonEntryId);
    refuseIf(obstacleToDeleting(entry, actor));
    const name = `${entry.source}, ${formatDate(entry.date)}`;
    await recycle(tx, carbonEntryRecord, { ...entry, name }, { actor, now, ...services });
  });
}

function readingRoutes(serve: Serve) {
  serve(carbonApi.list, async ({ tx, actor, query }) =>
    (await listEntries(tx, query)).map(shownTo(actor)),
  );

  serve(carbonApi.listBySlug, async ({ tx, actor, params, query }) => {
    const projectId = await contractIdBySlug(tx, params.slug);
    return (await listEntries(tx, { ...query, projectId })).map(shownTo(actor));
  });

  serve(carbonApi.read, async ({ tx, actor, params }) =>
    shownTo(actor)(await findEntry(tx, params.carbonEntryId)),
  );

  serve(carbonApi.estimate, async ({ tx, body }) => {
    await refuseUnknown(tx, body);
    return estimate(tx, body);
  });

  serve(carbonApi.machines, async ({ tx, query }) => {
    await refuseUnknown(tx, query);
    return listMachines(tx, query.projectId);
  });

  serve(carbonApi.wasteCodes, async ({ query }) => new Page(searchWasteCodes(query.q)));
}

function fileRoutes(serve: Serve, { secrets }: Services) {
  serve(carbonApi.addFile, async ({ tx, actor, params, stored }) => {
    const entry = await lockEntry(tx, params.carbonEntryId);
    refuseIf(obstacleToFile(entry, actor));
    const { id, projectId } = entry;
    await insertFile(tx, { projectId, carbonEntryId: id }, stored, actor);
    return shownTo(actor)(await findEntry(tx, id));
  });

  serve(carbonApi.removeFile, async ({ tx, actor, params, now }) => {
    const entry = await lockEntry(tx, params.carbonEntryId);
    const { id, filename: name } = found(
      entry.uploadedFiles.find((file) => file.id === params.fileId),
    );
    refuseIf(obstacleToEditing(entry, actor));
    await recycle(tx, fileRecord, { id, name }, { actor, now, secrets });
    return shownTo(actor)(await findEntry(tx, entry.id));
  });
}

const hires = `select ${hireColumns} from plant_hires h
  where h.project_id = $1 and h.status <> 'requested' order by h.collected_at nulls first, h.name, h.id`;

/** Hires of a contract, current ones first; then common machines. */
async function listMachines(tx: Tx, projectId: number): Promise<Page<CarbonMachine>> {
  const hired = await queryRows<Hire>(tx, hires, [projectId]);
  return new Page([...hired.map(machineOf), ...usual()]);
}

const machineOf = (hire: Hire): CarbonMachine => ({
  plantHireId: hire.id,
  name: hire.name,
  supplier: hire.supplierName,
  ...usualConsumption(hire, { plant: null }),
});

const usual = (): CarbonMachine[] =>
  plantRates().map((rate) => ({ plantHireId: null, supplier: null, ...rate }));
