import { backupApi } from '@sitewright/domain/backup/api';
import { deleteRecordsApi } from '@sitewright/domain/backup/delete-records-api';
import { found } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import type { Organization } from './organization.ts';

/** Records that were deleted as a batch, one deleted alone, and one to delete. */
export async function spareRecordsOf(organization: Organization) {
  const admin = await organization.member({ isOrganizationAdmin: true });
  const add = async (sku: string) => {
    const body = aMaterialDraft({ itemDescription: `Spare ${sku}`, sku });
    return (await admin.call(materialsApi.add, { body })).id;
  };
  const { batch } = await admin.call(deleteRecordsApi.deleteRecords, {
    body: {
      recordType: 'material',
      ids: [await add('AGG-9999')],
      organizationName: 'Quay Street Ltd',
    },
  });
  await admin.send(materialsApi.remove, { params: { materialId: await add('AGG-9998') } });
  const [item] = await admin.call(backupApi.listBin, { query: { recordType: 'material' } });
  return { batch, spareBinItemId: found(item).id, spareMaterialId: await add('AGG-9997') };
}
