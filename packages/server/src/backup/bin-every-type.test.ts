import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupApi } from '@sitewright/domain/backup/api';
import { binTypes } from '@sitewright/domain/backup/bin-types';
import { type Endpoint, endpointName } from '@sitewright/domain/kernel/endpoint';
import { found } from '@sitewright/domain/kernel/problem';
import { requestFor } from '@sitewright/domain/kernel/request';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { serverRecords } from '../records.ts';
import { namesFrom, tenantTables } from '../testing/catalogue-check.ts';
import { endpoints } from '../testing/endpoints.ts';
import { apiWithWorlds } from '../testing/ready-worlds.ts';
import { successOfSample } from '../testing/successes.ts';

const api = await apiWithWorlds();

const toBin = endpoints.filter(
  ({ endpoint }) => endpoint.method === 'DELETE' && /to the recycle bin$/.test(endpoint.summary),
);

/** Tables that log actions or are rebuilt from the records. */
const besides =
  /^(activity_|search_|idempotency_keys$|recycle_bin$|notifications$|webhook_deliveries$|cost_due$|carbon_sums$|carbon_totals$)/;
const tables = (await tenantTables(namesFrom(api.pools.owner))).filter(
  (table) => !besides.test(table),
);

/**
 * Columns that a restore changes: a day counts its changes, and shared links end when their record
 * is deleted.
 */
const changing: Record<string, string> = {
  diary_days: '{version,updated_at,updated_by}',
  links: '{revoked_at,updated_at}',
};

const rowOf = (table: string) => `(to_jsonb(t) - '${changing[table] ?? '{}'}'::text[])::text`;

/** Every row of the organisation, and the files that it refers to. */
async function everything(organizationId: number) {
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const all = await asOrganization(api.pools.app, organizationId, (tx) =>
      tx.execute<{ row: string }>(`select ${rowOf(table)} as row from ${table} t order by 1`),
    );
    rows[table] = all.rows.map(({ row }) => row);
  }
  return { rows, files: (await readdir(join(api.files, String(organizationId)))).sort() };
}

it('every record type that goes to the bin can be restored and can be deleted in bulk', () => {
  const names = toBin.map(({ name }) => name).sort();
  expect(names).toEqual(serverRecords.map(({ removal }) => endpointName(removal)).sort());
  expect(serverRecords.map(({ type }) => type).sort()).toEqual(binTypes.toSorted());
});

it.each(toBin)(
  'deleting and restoring $name leaves every row and file as it was',
  async (served) => {
    await api.reset();
    const { ask, session } = await successOfSample(api, served, api.ours);
    const send = (endpoint: Endpoint, what: object) =>
      api.app.inject({ ...requestFor(endpoint, what as never), headers: session });
    const { id } = (await send(organizationsApi.current, {})).json();
    const before = await everything(id);

    expect((await send(served.endpoint, ask)).statusCode).toBe(204);
    expect((await everything(id)).rows).not.toEqual(before.rows);
    const [item] = (await send(backupApi.listBin, { query: {} })).json();
    const params = { binItemId: found(item).id };
    const restored = await send(backupApi.restore, { params, body: {} });
    expect([restored.statusCode, restored.json().isRestored]).toEqual([200, true]);

    expect(await everything(id)).toEqual(before);
  },
);
