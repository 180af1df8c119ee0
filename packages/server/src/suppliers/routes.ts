import type { Actor } from '@sitewright/domain/kernel/access';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import type { ImportReport } from '@sitewright/domain/kernel/row-import';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { readSuppliers } from '@sitewright/domain/suppliers/import';
import { mergeSuppliers } from '@sitewright/domain/suppliers/merge';
import {
  draftSupplier,
  editSupplier,
  obstacleToDeleting,
  shownTo,
} from '@sitewright/domain/suppliers/rules';
import { supplierRecord } from '@sitewright/domain/suppliers/supplier.record';
import type { SupplierImport } from '@sitewright/domain/suppliers/supplier-import';
import { createdBy } from '../platform/audit.ts';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { belongingRoutes } from './belonging-routes.ts';
import type { FiguresOf } from './describe.ts';
import { lockBoth, moveReferences } from './merge.ts';
import {
  columnsOf,
  findSupplier,
  insertSupplier,
  listSuppliers,
  lockSupplier,
  saveSupplier,
} from './store.ts';
import { suppliers } from './table.ts';

/** What the orders know about suppliers; `app.ts` passes it in. */
type SupplierOrders = {
  figuresOf: FiguresOf;
  /** All that name the supplier, also drafts and those that were cancelled. */
  countOrders: (tx: Tx, supplier: { id: number }) => Promise<number>;
  /** SQL: the approved orders with their net amount, supplier and contract. */
  approvedOrders: string;
};

export function supplierRoutes(
  serve: Serve,
  { secrets }: Services,
  { figuresOf, countOrders, approvedOrders }: SupplierOrders,
) {
  serve(suppliersApi.list, async ({ tx, actor, query, now }) =>
    (await listSuppliers(tx, query, { now, figuresOf })).map(shownTo(actor)),
  );

  serve(suppliersApi.read, async ({ tx, actor, params, now }) =>
    shownTo(actor)(await findSupplier(tx, params.supplierId, { now, figuresOf })),
  );

  serve(suppliersApi.add, async ({ tx, actor, body, now }) => {
    const draft = draftSupplier(body, actor);
    return shownTo(actor)(await insertSupplier(tx, draft, actor, { now, figuresOf }));
  });

  serve(suppliersApi.edit, async ({ tx, actor, params, body, now }) => {
    const supplier = await lockSupplier(tx, params.supplierId, { now, figuresOf });
    const changes = editSupplier(supplier, actor, body);
    return shownTo(actor)(await saveSupplier(tx, supplier, changes, actor, { now, figuresOf }));
  });

  serve(suppliersApi.remove, async ({ tx, actor, params, now }) => {
    const supplier = await lockSupplier(tx, params.supplierId, { now, figuresOf });
    const orderCount = await countOrders(tx, supplier);
    refuseIf(obstacleToDeleting({ ...supplier, orderCount }, actor));
    await recycle(tx, supplierRecord, supplier, { actor, now, secrets });
  });

  serve(suppliersApi.merge, async ({ tx, actor, params, body, now }) => {
    const ids = { keptId: params.supplierId, fromId: body.from };
    const { kept, from } = await lockBoth(tx, ids, { now, figuresOf });
    const changes = mergeSuppliers(kept, from, actor);
    await moveReferences(tx, { kept, from });
    await recycle(tx, supplierRecord, from, { actor, now, secrets });
    return shownTo(actor)(await saveSupplier(tx, kept, changes, actor, { now, figuresOf }));
  });

  serve(suppliersApi.import, ({ tx, actor, body }) => importSuppliers(tx, body, actor));

  belongingRoutes(serve, approvedOrders);
}

/** Reports what a file holds; unless it is a dry run, all valid rows are added, or none. */
async function importSuppliers(
  tx: Tx,
  { isDryRun, ...sheet }: SupplierImport,
  actor: Actor,
): Promise<ImportReport> {
  const { name, code, vatNumber } = suppliers;
  const register = await tx.select({ name, code, vatNumber }).from(suppliers);
  const { drafts, faults } = readSuppliers(sheet, register, actor);
  const values = drafts.map((draft) => ({ ...columnsOf(draft), ...createdBy(actor) }));
  if (!isDryRun && values.length > 0) await tx.insert(suppliers).values(values);
  return { isDryRun, names: drafts.map((draft) => draft.name), faults };
}
