import { endpoint, endpointName } from '@sitewright/domain/kernel/endpoint';
import { IdInPath } from '@sitewright/domain/kernel/id';
import { recordType, tableFactsOf } from '@sitewright/domain/kernel/record-type';
import { recordTypes } from '@sitewright/domain/record-types';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { mayRestoreRow } from './backup/aggregates.ts';
import { deletableColumns } from './backup/delete-records.ts';
import { deleteRecordWith, rememberDeleteHandlers } from './backup/delete-records-removals.ts';
import { belongsToErasedWorker } from './backup/erased-workers.ts';
import { fileKeysIn } from './platform/bin/recycle.ts';
import { newKey } from './platform/files/storage.ts';
import type { Serve } from './platform/http/serve.ts';
import type { ServerRecord } from './platform/server-record.ts';
import { serverRecords } from './records.ts';

/** A record type that the product does not have. */
const gatePass = recordType({
  type: 'gatePass',
  resource: 'link',
  label: { one: 'Gate pass', many: 'Gate passes' },
  table: 'gate_passes',
  tables: {
    gate_passes: { name: 'holder', files: ['photo'], worker: 'worker_id' },
    gate_uses: { partOf: { table: 'gate_passes', column: 'gate_pass_id' } },
  },
  bin: { project: 'project_id' },
});
const records = [...recordTypes, gatePass];
const facts = tableFactsOf(records);

it('is listed with what can be deleted', () => {
  expect(deletableColumns('gatePass', records)).toEqual({
    table: 'gate_passes',
    name: "concat_ws(' · ', holder)",
    project: 'project_id',
    day: "(created_at at time zone 'Europe/London')::date",
  });
});

it('is deleted by its own endpoint', async () => {
  const removal = endpoint({
    method: 'DELETE',
    path: '/api/gate-passes/:gatePassId',
    summary: 'Delete a gate pass to the recycle bin',
    needs: ['link', 'U'],
    params: z.object({ gatePassId: IdInPath }),
    reply: z.undefined(),
    status: 204,
  });
  const served: string[] = [];
  const serve = rememberDeleteHandlers(((one: typeof removal) =>
    served.push(endpointName(one))) as never);
  const removed: unknown[] = [];
  (serve as (...steps: unknown[]) => void)(removal, async ({ params }: never) =>
    removed.push(params),
  );
  const ours = { type: 'gatePass', removal } as unknown as ServerRecord;
  const removeOne = deleteRecordWith(serve as Serve, [...serverRecords, ours]);
  await removeOne('gatePass' as never, 7, {} as never);
  expect([served, removed]).toEqual([['DELETE /api/gate-passes/:gatePassId'], [{ gatePassId: 7 }]]);
});

it('takes its files along', () => {
  const photo = newKey(3, 'jpg');
  const bundle = { gate_passes: [{ id: 7, organization_id: 3, photo }] };
  expect(fileKeysIn(bundle, facts)).toEqual([photo]);
});

it('is restored whole, and not after the erasure of its worker', () => {
  const restored = (ids: number[]) => ({
    added: new Map([['gate_passes', new Set(ids)]]),
    overwritten: new Map(),
  });
  const use = { id: 1, gate_pass_id: 7 };
  const mode = 'missing' as const;
  expect(mayRestoreRow({ mode }, 'gate_uses', use, restored([7]), facts)).toBe(true);
  expect(mayRestoreRow({ mode }, 'gate_uses', use, restored([]), facts)).toBe(false);
  const workerErased = (worker_id: number) =>
    belongsToErasedWorker(new Set([5]), 'gate_passes', { id: 7, worker_id }, facts);
  expect([5, 6].map(workerErased)).toEqual([true, false]);
});
