import { Refused } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { aMaterial } from '@sitewright/domain/materials/material.fixture';
import { materialOnOrder } from '@sitewright/domain/materials/rules';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { clickUndo } from '../testing/click-undo.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import type { TableView } from '../ui/table/table-view.ts';
import { MaterialsScreen } from './materials-screen.tsx';

// Loads the lazy parts before the timeout of the first test starts.
beforeAll(async () => {
  await import('./materials-screen.tsx');
  await import('./import-materials/import-materials.tsx');
});
afterEach(cleanup);

const buyer = aSessionUser({ role: 'Buyer' });
const supervisor = aSessionUser({ role: 'Site Supervisor' });

function Screen() {
  const [view, setView] = useState<TableView>({});
  return <MaterialsScreen view={view} onView={setView} today="2026-03-02" />;
}

const show = (user: SessionUser, materials: Material[], ...answers: Answer[]) =>
  renderWithApi(
    <Screen />,
    user,
    ...answers,
    answer(materialsApi.list, () => materials),
    answer(materialsApi.stockTotals, () => [{ materialId: 1, onSite: '1250.5', sites: 2 }]),
    answer(materialsApi.listImports, () => []),
  );

const concrete = aMaterial({
  supplierName: 'Pennick Concrete',
  carbonFactorId: '19_500_5020_15_1',
  carbonPerUnit: '285.103344',
  carbonYear: 2025,
  trend: [null, ...Array(10).fill('120.00'), '128.50'],
  drift: '7.1',
});
const sealant = aMaterial({
  id: 2,
  itemDescription: 'Intumescent sealant',
  sku: 'FIX-0004',
  category: 'Fixings',
  unit: 'no.',
  purchaseCost: null,
  pricedAt: null,
  weight: null,
});

const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the catalogue', () => {
  it('shows the cost, weight, carbon and price trend of each material', async () => {
    show(buyer, [concrete]);
    const { textContent } = await row(/C32\/40/);
    for (const text of [
      'CON-0001',
      'Pennick Concrete',
      '£128.50/ m³',
      '2,400',
      '285.1',
      '+7.1%',
      '1,250.5 m³2 sites',
    ])
      expect(textContent).toContain(text);
    screen.getByRole('img', { name: 'From £120.00 to £128.50 in 12 months' });
  });

  it('counts what has no price and whose price has changed', async () => {
    show(buyer, [concrete, sealant]);
    await row(/sealant/);
    const figures = screen.getByRole('region', { name: 'Materials in figures' }).textContent;
    expect(figures).toContain('Items2');
    expect(figures).toContain('Without a price1');
    expect(figures).toContain('Price changed in 30 days1');
  });

  it('has no prices for who may not see them, and nothing to change', async () => {
    show(supervisor, [aMaterial({ purchaseCost: null })]);
    await row(/C32\/40/);
    expect(screen.queryByRole('columnheader', { name: /Cost/ })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    screen.getByText(/^Only .* can add a material/);
  });

  it('says how it begins while it is empty', async () => {
    show(buyer, []);
    await screen.findByRole('heading', { name: 'No materials yet' });
  });
});

describe('a cost', () => {
  const requestBodies: object[] = [];
  const edits = answer(materialsApi.edit, (_url, body) => {
    requestBodies.push(body);
    return aMaterial({ purchaseCost: body.purchaseCost as string, version: 2 });
  });
  const open = async () => {
    requestBodies.length = 0;
    show(buyer, [aMaterial()], edits);
    await userEvent.click(
      await screen.findByRole('button', { name: /^£128.50.*, change the cost/ }),
    );
    const box = screen.getByRole('textbox', { name: /^Cost of/ });
    await userEvent.clear(box);
    return box;
  };

  it('is saved by Enter, and the toast takes it back', async () => {
    await userEvent.type(await open(), '131{Enter}');
    await screen.findByText('C32/40 ready-mixed concrete now costs £131.00');
    await clickUndo();
    await screen.findByText(/£128.50/);
    expect(requestBodies).toEqual([
      { purchaseCost: '131', version: 1 },
      { purchaseCost: '128.50' },
    ]);
  });

  it('is left as it was by Escape, and where nothing was changed', async () => {
    await userEvent.type(await open(), '131{Escape}');
    await userEvent.click(
      await screen.findByRole('button', { name: /^£128.50.*, change the cost/ }),
    );
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/£128.50/);
    expect(requestBodies).toEqual([]);
  });

  it('is not sent while it is no number', async () => {
    const box = await open();
    await userEvent.type(box, 'ask{Enter}');
    screen.getByText('Cost must be a number');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(requestBodies).toEqual([]);
  });
});

it('turns a material inactive in its row', async () => {
  const bodies: object[] = [];
  show(
    buyer,
    [aMaterial()],
    answer(materialsApi.edit, (_url, body) => {
      bodies.push(body);
      return aMaterial({ active: 'no', version: 2 });
    }),
  );
  await userEvent.click(await screen.findByRole('switch', { name: /^Active/ }));
  await screen.findByText('C32/40 ready-mixed concrete is inactive now');
  expect(bodies).toEqual([{ active: 'no', version: 1 }]);
});

it('shows what several would cost before it changes them, and puts them back', async () => {
  const bodies: object[] = [];
  const changed = { materialId: 1, itemDescription: 'Concrete', sku: null };
  const rows = [{ ...changed, before: '128.50', after: '134.28' }];
  show(
    buyer,
    [concrete, sealant],
    answer(materialsApi.changePrices, (_url, body) => {
      bodies.push(body);
      return { isConfirmed: true, unpriced: 1, rows };
    }),
    answer(materialsApi.undoPriceChange, (_url, body) => {
      bodies.push(body);
      return { isConfirmed: true, unpriced: 0, rows };
    }),
  );
  await row(/sealant/);
  for (const box of screen.getAllByRole('checkbox', { name: /^Select (C32|Intum)/ }))
    await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Change prices…' }));
  const sheet = await screen.findByRole('dialog', { name: 'Change 1 price' });
  const percent = within(sheet).getByLabelText('Change, %');
  await fillIn(percent, 'much');
  within(sheet).getByText('Change must be a number');
  await userEvent.clear(percent);
  await userEvent.type(percent, '4.5');
  within(sheet).getByText('£134.28');
  within(sheet).getByText('1 material has no price to change.');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Change 1 price' }));
  await screen.findByText('1 price changed');
  await clickUndo();
  await screen.findByText('1 price restored');
  expect(bodies).toEqual([
    { materialIds: [1, 2], percent: '4.50', places: 2, isConfirmed: true },
    { rows },
  ]);
});

it('says why a material on an order cannot be deleted', async () => {
  show(
    buyer,
    [aMaterial()],
    answer(materialsApi.remove, () => {
      throw new Refused(materialOnOrder);
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Delete/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText(/Make it inactive to stop it being ordered/);
});
