import { footprintApi } from '@sitewright/domain/carbon/api';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterial } from '@sitewright/domain/materials/material.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { anInsurance, aSupplier } from '@sitewright/domain/suppliers/supplier.fixture';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { SupplierPanel } from './panel/supplier-panel.tsx';

afterEach(cleanup);

const nothing = () => {};

const open = (tab: string, ...answers: Answer[]) =>
  renderWithApi(
    <SupplierPanel
      supplier={aSupplier()}
      onTab={nothing}
      onAction={nothing}
      onClose={nothing}
      today="2026-11-15"
      tab={tab}
    />,
    aSessionUser({ role: 'Buyer' }),
    ...answers,
  );

const rows = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

const delivery = {
  id: 1,
  date: '2026-11-12',
  ticketNumber: 'T-410',
  purchaseOrderId: 7,
  poNumber: 'PO-ML-0001',
  projectName: 'Mill Lane',
  isLate: false,
  lines: 1,
  rejectedLines: 0,
};

it('lists what they brought, with what came late or went back', async () => {
  open(
    'deliveries',
    answer(suppliersApi.deliveries, () => [
      { ...delivery, isLate: true, rejectedLines: 2, lines: 3 },
      { ...delivery, rejectedLines: 1 },
      { ...delivery, isLate: null },
    ]),
  );
  expect(await rows()).toEqual([
    '12/11/2026, PO-ML-0001Mill Lane · ticket T-410 · 3 linesLate2 lines rejected',
    '12/11/2026, PO-ML-0001Mill Lane · ticket T-410 · 1 lineOn time1 line rejected',
    '12/11/2026, PO-ML-0001Mill Lane · ticket T-410 · 1 line',
  ]);
});

it('lists what they sell with the last price, since when, and how it moved', async () => {
  open(
    'prices',
    answer(materialsApi.list, () => [aMaterial({ drift: '7.1' })]),
  );
  expect((await rows())[0]).toContain('£128.50 / m³since 02/02/2026, +7.1%');
});

it('lists the papers that were sent in', async () => {
  open(
    'documents',
    answer(suppliersApi.insurances, () => [
      anInsurance({ documentName: 'pl-2026.pdf' }),
      anInsurance({ id: 2 }),
    ]),
  );
  expect(await rows()).toEqual(['pl-2026.pdfPublic liability, to 30/06/2027']);
});

it('shows the carbon of their deliveries, and links to the entries', async () => {
  const share = { kilograms: '1187.930600', percent: '100.0', entries: 2 };
  open(
    'carbon',
    answer(footprintApi.supplier, () => ({
      total: '1187.930600',
      materials: [{ ...share, source: 'Concrete C32/40', category: 'materials' as const }],
      factors: [{ ...share, factorSource: 'epd' as const }],
      qualities: [{ ...share, quality: 'epd' as const }],
      contracts: [{ ...share, slug: 'mill-lane', name: 'Mill Lane' }],
    })),
  );
  await screen.findByText('Concrete C32/40 (Materials)');
  screen.getByRole('table', { name: 'By factor source' });
  expect(await rows()).toEqual(['Mill Lane2 entries1.19 t']);
  const link = screen.getByRole('link', { name: 'Mill Lane' });
  expect(link.getAttribute('href')).toBe('/carbon-footprint/mill-lane?q=Pennick+Concrete');
});

it('says where nothing is recorded of them', async () => {
  const none = { total: '0.000000', materials: [], factors: [], qualities: [], contracts: [] };
  open(
    'carbon',
    answer(footprintApi.supplier, () => none),
  );
  await screen.findByText('No carbon recorded for their deliveries.');
});
