import { deleteRecordsApi } from '@sitewright/domain/backup/delete-records-api';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import type { Organization } from './api.ts';

/** Something that an administrator deleted together with others. */
export async function aBatchBy(organization: Organization): Promise<string> {
  const admin = await organization.member({ isOrganizationAdmin: true });
  const body = aMaterialDraft({ itemDescription: 'Spare sand', sku: 'AGG-9999' });
  const { id } = await admin.call(materialsApi.add, { body });
  const { batch } = await admin.call(deleteRecordsApi.deleteRecords, {
    body: { recordType: 'material', ids: [id], organizationName: 'Quay Street Ltd' },
  });
  return batch;
}
