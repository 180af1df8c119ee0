import { carbonApi } from '@sitewright/domain/carbon/api';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { problem, refusedAt } from '@sitewright/domain/kernel/problem';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { aPurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import {
  aCarbonEntry,
  aFactor,
  anEstimate,
  aTerm,
  aWasteCode,
  carbonAnswers,
  kestrel,
} from '../carbon-answers.fixture.ts';
import { openFootprint } from '../open-footprint.fixture.tsx';
import { AddEntry } from './add-entry.tsx';

// Loads the lazy parts before the timeout of the first test starts.
beforeAll(async () => {
  await import('../charts/months-chart.tsx');
  await import('./edit-entry.tsx');
  await import('../entry/entry-sheet.tsx');
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const findForm = async (name = 'Add carbon entry') =>
  within(await screen.findByRole('form', { name }));

/** The form by itself; what the screen around it shows is no subject here. */
async function openForm(...answers: Answer[]) {
  const user = aSessionUser({ role: 'Director' });
  const form = <AddEntry project={kestrel} onClose={() => {}} />;
  renderWithApi(form, user, ...answers, ...carbonAnswers);
  return { fields: await findForm() };
}

async function openFormOnScreen(...answers: Answer[]) {
  const view = openFootprint({ answers });
  const [button] = await screen.findAllByRole('button', { name: 'Add carbon entry' });
  await userEvent.click(button as HTMLElement);
  return { view, fields: await findForm() };
}
type Fields = Awaited<ReturnType<typeof findForm>>;
const choose = (fields: Fields, name: string) =>
  userEvent.click(fields.getByRole('radio', { name }));
const save = () => {
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button', {
    name: 'Add carbon entry',
  });
  return userEvent.click(buttons.at(-1) as HTMLElement);
};

it.each([
  ['Materials', 'Density (kg/m³) (optional)', 'Hours'],
  ['Plant', 'Fuel used', 'Waste code'],
  ['Transport', 'Weight (t)', 'Waste code'],
  ['Waste', 'Waste code', 'Weight (t)'],
  ['Energy', 'Meter or bill reading', 'Hours'],
])('shows of %s only its own fields', async (category, own, other) => {
  const { fields } = await openForm();
  await choose(fields, category);
  fields.getByLabelText(own);
  expect(fields.queryByLabelText(other)).toBeNull();
});

it('calculates while the user types, shows the total, and shows what is reported separately', async () => {
  const sent = vi.fn();
  const { fields } = await openForm(
    answer(carbonApi.estimate, (_, body) => {
      sent(body);
      return anEstimate();
    }),
  );
  await choose(fields, 'Materials');
  await fillIn(fields.getByLabelText('Factor'), 'primary concrete');
  await userEvent.click(await screen.findByRole('option', { name: /^Concrete, primary/ }));
  await userEvent.type(fields.getByLabelText('Quantity'), '2.4');
  await fields.findByText('2.4 t × 118.75127 kg/t = 285.003 kg CO₂e');
  fields.getByText(
    'Reported separately: WTT 12.3 kg, Biogenic 4 kg. Average factor. A1–A3 Products',
  );
  await waitFor(() =>
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      ...{ projectId: 7, category: 'materials', factorId: '19_500_5020_15_1' },
      ...{ quantity: '2.400000', unit: 't', hours: null, wasteCode: null },
    }),
  );
});

it('adds an entry, and opens it for its files', async () => {
  const sent = vi.fn();
  const { fields, view } = await openFormOnScreen(
    answer(carbonApi.add, (_, body) => {
      sent(body);
      return aCarbonEntry();
    }),
  );
  await choose(fields, 'Materials');
  await fillIn(fields.getByLabelText('Entry'), 'Concrete C32/40');
  await save();
  await screen.findByRole('dialog', { name: 'Concrete C32/40' });
  expect(screen.queryByText('Concrete C32/40: 285.0 kg CO₂e')).toBeNull();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ source: 'Concrete C32/40', isDraft: false });
  expect(view.history.location.search).toBe('?entry=31');
});

it('says at its field what is missing, and saves a draft all the same', async () => {
  const message = 'There is no official 2026 factor for this item. Choose another or save a draft.';
  const sent = vi.fn();
  const { fields } = await openForm(
    answer(carbonApi.estimate, () =>
      anEstimate({ carbonEmitted: null, terms: [], missing: [{ field: 'factorId', message }] }),
    ),
    answer(carbonApi.add, (_, body) => {
      sent(body);
      if (!body.isDraft) throw refusedAt('factorId', problem('carbon.no_factor', 400, message));
      return aCarbonEntry({ status: 'draft', carbonEmitted: null });
    }),
  );
  await choose(fields, 'Materials');
  await fillIn(fields.getByLabelText('Entry'), 'Odd stuff');
  await save();
  await waitFor(() =>
    expect(fields.getByLabelText('Factor').getAttribute('aria-invalid')).toBe('true'),
  );
  await userEvent.click(await fields.findByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ isDraft: true }));
});

it('finds a waste code by its words, derives that it is hazardous, and marks routes without a factor', async () => {
  const { fields } = await openForm(
    answer(carbonApi.wasteCodes, () => [
      aWasteCode(),
      aWasteCode({
        code: '17 06 05*',
        description: 'Construction materials containing asbestos',
        isHazardous: true,
        routes: ['Landfill'],
      }),
    ]),
  );
  await choose(fields, 'Waste');
  await fillIn(fields.getByLabelText('Waste code'), 'asbestos');
  await userEvent.click(await screen.findByRole('option', { name: /^17 06 05/ }));
  fields.getByText('Hazardous');
  fields.getByText('Consignment note number');
  const routes = within(fields.getByLabelText('Destination')).getAllByRole('option');
  expect(routes.map(({ textContent }) => textContent).slice(-2)).toEqual([
    'Anaerobic digestion (no official factor)',
    'Landfill',
  ]);
  await fillIn(fields.getByLabelText('Note number (optional)'), 'C-77');
  expect(fields.queryByText('Consignment note number')).toBeNull();
});

it('names the twin of a mirror entry, and the edition of the year of the entry', async () => {
  const { fields } = await openForm(
    answer(carbonApi.wasteCodes, () => [
      aWasteCode({ code: '17 05 03*', isHazardous: true, isMirror: true }),
      aWasteCode({
        code: '17 05 04',
        description: 'Soil and stones other than those mentioned in 17 05 03',
        isMirror: true,
        note: 'No landfill factor in the 2024 set',
      }),
    ]),
  );
  await choose(fields, 'Waste');
  await fillIn(fields.getByLabelText('Waste code'), '17 05 04');
  await userEvent.click(await screen.findByRole('option', { name: /^17 05 04/ }));
  fields.getByText(
    'Mirror entry: there is also a hazardous code (17 05 03*). Assess which one applies.',
  );
  const year = fields.getByLabelText<HTMLInputElement>('Date').value.slice(-4);
  fields.getByText(`No landfill factor in the ${year} edition`);
});

it('shows the route of a waste draft also where it has no official factor, and keeps it a draft', async () => {
  const sent = vi.fn();
  const message = 'Concrete to composting has no official factor for 2026.';
  openFootprint({
    search: '?entry=31',
    answers: [
      answer(carbonApi.read, () =>
        aCarbonEntry({
          ...{ category: 'waste', status: 'draft', factorId: null, wasteCode: '17 01 01' },
          wasteRoute: 'Composting',
        }),
      ),
      answer(carbonApi.estimate, () =>
        anEstimate({ carbonEmitted: null, terms: [], missing: [{ field: 'wasteRoute', message }] }),
      ),
      answer(carbonApi.edit, (_, body) => {
        sent(body);
        return aCarbonEntry();
      }),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const fields = await findForm('Edit carbon entry');
  await waitFor(() =>
    expect(
      fields.getByRole<HTMLOptionElement>('option', { name: 'Composting (no official factor)' })
        .selected,
    ).toBe(true),
  );
  await userEvent.click(await fields.findByRole('button', { name: 'Save as draft' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ isDraft: true, version: 1 }));
});

it('lets go of the factor when waste goes elsewhere', async () => {
  const sent = vi.fn();
  openFootprint({
    search: '?entry=31',
    answers: [
      answer(carbonApi.read, () =>
        aCarbonEntry({ category: 'waste', wasteCode: '17 01 01', wasteRoute: 'Open-loop' }),
      ),
      answer(carbonApi.estimate, (_, body) => {
        sent(body);
        return anEstimate();
      }),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const fields = await findForm('Edit carbon entry');
  expect(fields.queryByLabelText('Own factor')).toBeNull();
  await userEvent.selectOptions(fields.getByLabelText('Destination'), 'Landfill');
  await waitFor(() =>
    expect(sent.mock.lastCall?.[0]).toMatchObject({ wasteRoute: 'Landfill', factorId: null }),
  );
});

it('says of a text that it is no quantity, and shows no sum', async () => {
  const { fields } = await openForm();
  await choose(fields, 'Materials');
  await userEvent.type(fields.getByLabelText('Quantity'), '2');
  await fields.findByText('285.003 kg CO₂e');
  await userEvent.clear(fields.getByLabelText('Quantity'));
  await fillIn(fields.getByLabelText('Quantity'), '1,5');
  await fields.findByText('Quantity must be a positive number');
  expect(fields.queryByText('285.003 kg CO₂e')).toBeNull();
});

it('works a journey out in three ways', async () => {
  const { fields } = await openForm();
  await choose(fields, 'Transport');
  fields.getByLabelText('Distance (one way)');
  await userEvent.selectOptions(fields.getByLabelText('Calculation method'), 'Vehicle distance');
  fields.getByLabelText('Empty return factor (optional)');
  expect(fields.queryByLabelText('Weight (t)')).toBeNull();
  await userEvent.selectOptions(fields.getByLabelText('Calculation method'), 'Fuel used');
  fields.getByLabelText('Fuel used');
  expect(fields.queryByLabelText('Distance (one way)')).toBeNull();
});

async function fillFromLine(order: PurchaseOrder, ...answers: Answer[]) {
  const { fields } = await openForm(
    ...answers,
    answer(purchaseOrdersApi.list, () => [order]),
    answer(purchaseOrdersApi.read, () => order),
  );
  await userEvent.click(fields.getByRole('button', { name: 'Create from purchase order' }));
  await userEvent.click(fields.getByLabelText('Purchase order'));
  await userEvent.click(await screen.findByRole('option', { name: /^PO-44/ }));
  await userEvent.click(await fields.findByLabelText('Order line'));
  const [line] = order.items;
  await userEvent.click(
    await screen.findByRole('option', { name: new RegExp(`^${line?.description}`) }),
  );
  return { fields, line };
}

it('is filled from a line of a purchase order', async () => {
  const order = aPurchaseOrder({ id: 44, poNumber: 'PO-44', supplierName: 'Pennick Concrete' });
  const { fields, line } = await fillFromLine(order);
  expect(fields.getByLabelText<HTMLInputElement>('Entry').value).toBe(line?.description);
  expect(fields.getByLabelText<HTMLInputElement>('Supplier (optional)').value).toBe(
    'Pennick Concrete',
  );
  expect(fields.getByLabelText<HTMLInputElement>(/^Order number/).value).toBe('PO-44');
});

it('asks for the unit of a line that has none', async () => {
  const sent = vi.fn();
  const items = aPurchaseOrder().items.map((line) => ({ ...line, unit: null }));
  const order = aPurchaseOrder({ id: 44, poNumber: 'PO-44', items });
  const { fields } = await fillFromLine(
    order,
    answer(carbonApi.add, (_, body) => {
      sent(body);
      return aCarbonEntry();
    }),
  );
  expect(fields.getByLabelText<HTMLSelectElement>('Unit').selectedOptions[0]?.text).toBe('Choose');
  await fields.findByText('Please choose a unit');
  await save();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.selectOptions(fields.getByLabelText('Unit'), 'no.');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ unit: 'no.' })));
});

it('keeps what was typed until it is saved', async () => {
  const { fields } = await openForm();
  await choose(fields, 'Energy');
  await fillIn(fields.getByLabelText('Entry'), 'Site cabins');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  cleanup();
  const again = await openForm();
  expect(again.fields.getByLabelText<HTMLInputElement>('Entry').value).toBe('Site cabins');
});

it('sends only the changed fields, with the version that the user had loaded', async () => {
  const sent = vi.fn();
  openFootprint({
    search: '?entry=31',
    answers: [
      answer(carbonApi.edit, (_, body) => {
        sent(body);
        return aCarbonEntry();
      }),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const fields = await findForm('Edit carbon entry');
  expect(fields.getByLabelText<HTMLInputElement>('Quantity').value).toBe('2.4');
  await userEvent.clear(fields.getByLabelText('Quantity'));
  await userEvent.type(fields.getByLabelText('Quantity'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save entry' }));
  await screen.findByText('Concrete C32/40: 285.0 kg CO₂e');
  expect(sent).toHaveBeenCalledWith({ quantity: '3.000000', isDraft: false, version: 1 });
});

it('takes no day ahead', async () => {
  const { fields } = await openForm();
  await choose(fields, 'Energy');
  const date = fields.getByLabelText('Date');
  await userEvent.clear(date);
  await userEvent.type(date, '31/12/2099{Tab}');
  expect(await fields.findAllByText('Date must not be in the future')).not.toHaveLength(0);
});

it('shows the module and the quality of kilograms by hand, here and when it is edited', async () => {
  const byHand = { isByHand: true, factorId: null, module: 'A5.4', quality: 'measured' } as const;
  openFootprint({
    search: '?entry=31',
    answers: [
      answer(carbonApi.read, () => aCarbonEntry(byHand)),
      answer(carbonApi.estimate, () =>
        anEstimate({ quality: 'measured', terms: [aTerm({ module: 'A5.4', factorId: null })] }),
      ),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const fields = await findForm('Edit carbon entry');
  expect(fields.getByLabelText('Module (optional)').textContent).toContain('A5.4');
  expect(fields.getByLabelText('Data quality (optional)').textContent).toContain('Measured');
  await fields.findByText(/Measured\. A5\.4 Worker transport$/);
});

it('says of an expired EPD that it is one, on the days after it', async () => {
  const epd = aFactor({ id: 'own-3', source: 'epd', name: 'GGBS mix', expiresOn: '2025-06-30' });
  const { fields } = await openForm(answer(carbonStandardsApi.listFactors, () => [epd]));
  await choose(fields, 'Materials');
  await fillIn(fields.getByLabelText('Factor'), 'GGBS');
  await userEvent.click(await screen.findByRole('option', { name: /^GGBS mix/ }));
  const words = /^This EPD expired on 30\/06\/2025/;
  await fields.findByText(words);
  const date = fields.getByLabelText('Date');
  await userEvent.clear(date);
  await userEvent.type(date, '30/06/2025{Tab}');
  await waitFor(() => expect(fields.queryByText(words)).toBeNull());
});

it('finds a factor by what people call it, and the fuels that fit the unit first', async () => {
  const rows = [
    aFactor({ id: '1', name: 'Metals, primary material production' }),
    aFactor({ id: '2', name: 'Diesel by the tonne' }),
    aFactor({ id: '3', name: 'Diesel', unit: 'l' }),
  ];
  const { fields } = await openForm(answer(carbonStandardsApi.listFactors, () => rows));
  await choose(fields, 'Materials');
  await fillIn(fields.getByLabelText('Factor'), 'rebar');
  const offered = async (name: string) =>
    within(await screen.findByRole('listbox', { name })).getAllByRole('option');
  expect(await offered('Factor')).toHaveLength(1);
  await choose(fields, 'Plant');
  await fillIn(fields.getByLabelText('Fuel'), 'diesel');
  const [first] = await offered('Fuel');
  expect(first?.textContent).toContain('per l ·');
});

it('fills in the known details of a machine of the contract', async () => {
  const sent = vi.fn();
  const { fields } = await openForm(
    answer(carbonApi.add, (_, body) => {
      sent(body);
      return aCarbonEntry();
    }),
  );
  await choose(fields, 'Plant');
  await userEvent.click(fields.getByLabelText('Machine (optional)'));
  await userEvent.click(await screen.findByRole('option', { name: /13 t excavator/ }));
  expect(fields.getByLabelText('Entry')).toHaveProperty('value', '13 t excavator');
  expect(fields.getByLabelText('Fuel per hour')).toHaveProperty('value', '11.5');
  await userEvent.type(fields.getByLabelText('Hours'), '8');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    ...{ plantHireId: 5, factorId: '2_103_1036_8_1', perHour: '11.500', hours: '8.00' },
    supplier: 'Tarn Plant Hire',
  });
});
