import { aFactor } from '@sitewright/domain/carbon/factor.fixture';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { Refused } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { aMaterial } from '@sitewright/domain/materials/material.fixture';
import { skuIsTaken } from '@sitewright/domain/materials/rules';
import type { MaterialUsage } from '@sitewright/domain/materials/usage';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { EditMaterialScreen } from './edit-material-screen.tsx';
import { NewMaterialScreen } from './new-material-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const buyer = aSessionUser({ role: 'Buyer' });
const all: Answer[] = [
  answer(materialsApi.list, () => [aMaterial()]),
  answer(suppliersApi.list, () => []),
  answer(carbonStandardsApi.listFactors, () => [aFactor(), aFactor({ id: 'own-1', name: 'Slag' })]),
  answer(materialsApi.prices, () => []),
  answer(materialsApi.usage, () => [millLane]),
];

const millLane: MaterialUsage = {
  projectId: 7,
  projectName: 'Mill Lane',
  projectSlug: 'mill-lane',
  ordered: '30',
  received: '21.5',
  rejected: '0.5',
  used: '9',
  returned: '0',
  onSite: '12',
};

const type = async (label: RegExp | string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

describe('a new material', () => {
  const open = (give: (body: object) => Material) => {
    const bodies: object[] = [];
    renderWithApi(
      <NewMaterialScreen />,
      buyer,
      answer(materialsApi.add, (_url, body) => {
        bodies.push(body);
        return give(body);
      }),
      ...all,
    );
    return bodies;
  };

  it('is added, and leaves the form ready for another of its kind', async () => {
    const bodies = open(() => aMaterial({ itemDescription: 'Sharp sand' }));
    await type('Description', 'Sharp sand');
    await type(/^Category/, 'Aggregates');
    await press('Use AGG-0001');
    await press('Save and add another');
    await screen.findByText('Sharp sand added');
    expect(screen.getByLabelText<HTMLInputElement>('Description').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(/^Category/).value).toBe('Aggregates');
    expect(bodies[0]).toMatchObject({
      itemDescription: 'Sharp sand',
      sku: 'AGG-0001',
      unit: 'no.',
      carbonFactorId: null,
    });
  });

  it('warns of a SKU that another has, and shows what the server says of it', async () => {
    open(() => {
      throw new Refused(skuIsTaken, { fields: { sku: skuIsTaken.message } });
    });
    await type('Description', 'Concrete');
    await type(/^SKU/, 'con-0001');
    await screen.findByText('C32/40 ready-mixed concrete already has this SKU');
    await press('Add material');
    expect((await screen.findAllByText(skuIsTaken.message)).length).toBeGreaterThan(0);
  });

  it('works out what one unit emits while the weight is typed', async () => {
    const bodies = open(() => aMaterial());
    await type('Description', 'Concrete');
    await userEvent.selectOptions(screen.getByLabelText('Carbon factor'), 'factor');
    const material = screen.getByRole('combobox', { name: 'Material' });
    await fillIn(material, 'primary concrete');
    await userEvent.click(await screen.findByRole('option', { name: /^Concrete, primary/ }));
    await screen.findByText(/^Enter the weight of one item/);
    await type(/^Weight \(/, '2400');
    await screen.findByText('285.1 kg CO₂e for one item');
    await press('Add material');
    await screen.findByText(/ added$/);
    expect(bodies[0]).toMatchObject({ carbonFactorId: '19_500_5020_15_1', carbonPerUnit: null });
  });

  it('is refused without a description', async () => {
    const bodies = open(() => aMaterial());
    await screen.findByLabelText('Description');
    await press('Add material');
    expect((await screen.findAllByText('Description is required')).length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
  });

  it('is there again after a reload, until the user discards it', async () => {
    open(() => aMaterial());
    await type('Description', 'Sharp sand');
    cleanup();
    open(() => aMaterial());
    await screen.findByText(/^Your draft from .* has been restored\.$/);
    const description = screen.getByLabelText<HTMLInputElement>('Description');
    expect(description.value).toBe('Sharp sand');
    await press('Discard draft');
    expect(description.value).toBe('');
  });

  it('is not for who may not add one', async () => {
    renderWithApi(<NewMaterialScreen />, aSessionUser({ role: 'Viewer' }), ...all);
    await screen.findByRole('heading', { name: 'Your role does not allow adding materials' });
  });
});

describe('a material that is there', () => {
  it('is saved with the version that was seen, and shows what it has cost', async () => {
    const bodies: object[] = [];
    renderWithApi(
      <EditMaterialScreen id="1" />,
      buyer,
      answer(materialsApi.prices, () => [
        {
          id: 1,
          materialId: 1,
          price: '128.50',
          source: 'bulk' as const,
          pricedAt: '2026-02-02T09:00:00.000Z',
        },
      ]),
      answer(materialsApi.read, () => aMaterial({ version: 4 })),
      answer(materialsApi.edit, (_url, body) => {
        bodies.push(body);
        return aMaterial({ version: 5 });
      }),
      ...all,
    );
    await screen.findByText('Bulk change');
    await type(/^Barcode/, '5012345678900');
    await press('Save changes');
    await screen.findByText('Material updated');
    expect(bodies[0]).toMatchObject({ barcode: '5012345678900', sku: 'CON-0001', version: 4 });
  });

  const show = (...answers: Answer[]) =>
    renderWithApi(<EditMaterialScreen id="1" />, buyer, ...answers, ...all);

  it('keeps what was changed over a reload, with the version that was seen', async () => {
    const bodies: object[] = [];
    const read = (version: number) => answer(materialsApi.read, () => aMaterial({ version }));
    const edit = answer(materialsApi.edit, (_url, body) => {
      bodies.push(body);
      return aMaterial({ version: 5 });
    });
    show(read(4));
    await type(/^Barcode/, '50');
    cleanup();
    show(read(5), edit);
    await screen.findByText(/^Your draft from/);
    await press('Save changes');
    await screen.findByText('Material updated');
    expect(bodies[0]).toMatchObject({ barcode: '50', version: 4 });
    expect(localStorage).toHaveLength(0);
  });

  it('shows its use on each contract, and records usage', async () => {
    const sent: unknown[] = [];
    show(
      answer(materialsApi.read, () => aMaterial({ drift: '-2.4' })),
      answer(materialsApi.moveStock, ({ pathname }, body) => {
        sent.push(pathname, body);
        return { ...body, id: 1, projectId: 7, notes: null, createdAt: '', createdBy: 1 } as never;
      }),
    );
    const contract = (await screen.findByRole('link', { name: 'Mill Lane' })).closest('li');
    expect(contract?.querySelector('dl')?.textContent).toBe(
      'Ordered30 m³Received21.5 m³Rejected0.5 m³Used9 m³On site12 m³',
    );
    screen.getByText('The last price is 2.4% below the average of up to five previous prices.');
    await press('Record usage or return at Mill Lane');
    await type('Quantity, m³', '2.5');
    await press('Save');
    await screen.findByText('2.5 m³ used at Mill Lane');
    expect(sent).toEqual([
      '/api/projects/7/stock-movements',
      { materialId: 1, move: 'used', quantity: '2.500', notes: null },
    ]);
  });
});
