import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterial } from '@sitewright/domain/materials/material.fixture';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { defaultSettings } from '@sitewright/domain/organizations/organization';
import { projectsApi } from '@sitewright/domain/projects/api';
import { aProject } from '@sitewright/domain/projects/project.fixture';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { ApprovalView } from '@sitewright/domain/purchase-orders/approval';
import type { BuyingSettings } from '@sitewright/domain/purchase-orders/approval-rules';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplier } from '@sitewright/domain/suppliers/supplier.fixture';
import { answer } from '../testing/fake-api.ts';
import { anOrganization } from '../testing/signed-in-answers.ts';

const anApprovalView = (over: Partial<ApprovalView> = {}): ApprovalView => ({
  purchaseOrderId: 1,
  net: '5688.00',
  limit: '50000.00',
  budget: {
    of: '100000.00',
    actual: '40000.00',
    committed: '45000.00',
    committedAfter: '50688.00',
    open: '10000.00',
    openAfter: '15688.00',
    leftBefore: '50000.00',
    leftAfter: '44312.00',
  },
  head: {
    head: 'materials',
    of: '60000.00',
    actual: '30000.00',
    committed: '31000.00',
    committedAfter: '36688.00',
    open: '10000.00',
    openAfter: '15688.00',
    leftBefore: '20000.00',
    leftAfter: '14312.00',
  },
  carbon: { before: '84612', after: '98639', linesWithout: 1 },
  remarks: [{ tone: 'ok', text: 'Insurance valid to 31/03/2027' }],
  ...over,
});

export const buying = (settings: Partial<BuyingSettings>) =>
  answer(organizationsApi.current, () =>
    anOrganization({ settings: { ...defaultSettings, ...settings } }),
  );

/** What the order screens request in addition to the order itself. */
export const orderAnswers = [
  answer(organizationsApi.current, () => anOrganization()),
  answer(projectsApi.list, () => [
    aProject({ id: 7, name: 'Kestrel Wharf, Block C', slug: 'kestrel-wharf', status: 'active' }),
  ]),
  answer(suppliersApi.list, () => [
    aSupplier({ id: 3, name: 'Pennick Concrete', discountRate: null, insuranceExpiry: null }),
    aSupplier({
      id: 4,
      name: 'Brigg Skip Hire',
      status: 'on_hold',
      statusReason: 'Licence lapsed',
    }),
  ]),
  answer(materialsApi.list, () => [
    aMaterial({ id: 9, itemDescription: 'Mesh A393', unit: 'no.', purchaseCost: '62.4000' }),
  ]),
  answer(purchaseOrdersApi.approvalView, () => anApprovalView()),
  answer(purchaseOrdersApi.listComments, () => []),
  answer(purchaseOrdersApi.listRevisions, () => []),
];
