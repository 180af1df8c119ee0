import { backupApi } from '@sitewright/domain/backup/api';
import { notFound, problem, Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aPurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { Supplier, SupplierProject } from '@sitewright/domain/suppliers/supplier';
import { aContact, anInsurance, aSupplier } from '@sitewright/domain/suppliers/supplier.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../testing/signed-in-answers.ts';

beforeEach(async () => {
  fakeEventSource();
  // What the screen fetches late is at hand, so that nothing has to wait for a busy machine.
  await Promise.all([
    import('./supplier-action.tsx'),
    import('./panel/supplier-panel.tsx'),
    import('./supplier-form/add-supplier.tsx'),
    import('./merge/merge-suppliers.tsx'),
  ]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const buyer = aSessionUser({ role: 'Buyer' });
const viewer = aSessionUser({ role: 'Viewer' });

const show = (address: string, suppliers: Supplier[], user = buyer, ...answers: Answer[]) =>
  renderApp(
    address,
    user,
    ...answers,
    answer(suppliersApi.list, () => suppliers),
    answer(suppliersApi.projects, () => []),
    answer(purchaseOrdersApi.list, () => []),
    ...signedInAnswers,
  );

const table = () => screen.findByRole('table', { name: 'Suppliers' });
const rows = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .filter((head) => !head.closest('tfoot'))
    .map(({ textContent }) => textContent);

const [pennick, aire] = [
  aSupplier({ projectIds: [1] }),
  aSupplier({
    id: 2,
    name: 'Aire Steel',
    code: 'AIR01',
    city: null,
    phone: null,
    vatNumber: null,
    companyNumber: null,
    specializations: ['Rebar'],
    insuranceState: 'expired',
    insuranceExpiry: '2026-11-03',
    status: 'on_hold',
    statusReason: 'Two short loads',
    performanceRating: null,
    deliveryCount: 1,
  }),
];

describe('the register', () => {
  it('says of each whether they are insured, how good they are and what went to them', async () => {
    show('/suppliers', [pennick, aire]);
    await screen.findByRole('rowheader', { name: /Pennick/ });
    const { textContent } = await table();
    for (const text of [
      'PEN01 · Leeds',
      '4.5',
      '6 deliveries',
      '1 delivery, rated after 3',
      '£12,400.00',
      'To 30/06/2027',
      'Expired 03/11/2026',
      'On hold',
    ])
      expect(textContent).toContain(text);
    const figures = screen.getByRole('region', { name: 'Suppliers in figures' });
    expect(figures.textContent).toContain('Ordered this year£16.8k');
    expect(figures.textContent).toContain('in the next 30 days; 1 already expired');
    expect(figures.textContent).toContain('On time, in full83.3%20 of 24 lines');
    expect(figures.textContent).toContain('Blocked0and 1 on hold');
  });

  it('shows the other figures while the orders are still loading', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const orders = answer(purchaseOrdersApi.list, async () => {
      await arrived;
      return [aPurchaseOrder({ status: 'sent' })];
    });
    show('/suppliers', [pennick, aire], buyer, orders);
    const figures = await screen.findByRole('region', { name: 'Suppliers in figures' });
    expect(figures.textContent).toContain('Ordered this year£16.8k');
    expect(figures.textContent).toContain('Awaiting acknowledgement–Loading orders');
    arrive();
    await waitFor(() =>
      expect(figures.textContent).toContain('Awaiting acknowledgement1Orders sent'),
    );
  });

  it('counts every order that is not acknowledged, also to a supplier outside the register', async () => {
    const sent = (id: number, supplierId: number | null) =>
      aPurchaseOrder({ id, supplierId, status: 'sent' });
    show(
      '/suppliers',
      [aSupplier()],
      buyer,
      answer(purchaseOrdersApi.list, ({ searchParams }) =>
        searchParams.get('status') === 'sent' ? [sent(1, 1), sent(2, null)] : [],
      ),
    );
    const figures = await screen.findByRole('region', { name: 'Suppliers in figures' });
    expect(figures.textContent).toContain('Awaiting acknowledgement2Orders sent');
  });

  it('has no money, no ratings and no way to add for who may not', async () => {
    const hidden = { totalSpend: null, spentThisYear: null, performanceRating: null };
    show('/suppliers', [aSupplier(hidden)], viewer);
    const headers = within(await table()).getAllByRole('columnheader');
    const names = headers.map(({ textContent }) => textContent);
    expect(names).not.toContain('Ordered');
    expect(names).not.toContain('Rating');
    const add = screen.getByRole('button', { name: 'Add supplier' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    screen.getByText(/^Only a Managing Director,.* can add a supplier\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Page menu' }));
    screen.getByRole('menuitem', { name: /^Import ?Only a Managing Director/ });
    screen.getByRole('menuitem', { name: /^New purchase order ?Only / });
  });

  it('has one primary button, also while it is empty', async () => {
    show('/suppliers', []);
    await screen.findByText('No suppliers yet');
    const buttons = screen.getAllByRole('button', { name: 'Add supplier' });
    const primary = buttons.map(({ className }) => className.includes('bg-brand'));
    expect(primary).toEqual([false, true]);
  });

  it('shows who gets most of the money, but not to a user who may not see it', async () => {
    show('/suppliers', [pennick, aSupplier({ ...aire, spentThisYear: '1600.00' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Orders by supplier' }));
    const panel = await screen.findByRole('dialog', { name: 'Orders by supplier' });
    const bars = within(panel).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      'Pennick Concrete£8.4k84.0% of orders, 84.0% running total',
      'Aire Steel£1.6k16.0% of orders, 100.0% running total',
    ]);
    within(panel).getByText(/^£10,000.00 net was ordered this year from 2 suppliers/);
    cleanup();
    show('/suppliers', [aSupplier({ spentThisYear: null })], viewer);
    await table();
    expect(screen.queryByRole('button', { name: 'Orders by supplier' })).toBeNull();
  });

  it.each([
    ['contract', aProject().slug, ['Pennick Concrete']],
    ['insurance', 'expired', ['Aire Steel']],
    ['specialisation', 'Rebar', ['Aire Steel']],
    ['rating', '4', ['Pennick Concrete']],
    ['type', 'subcontractor', []],
  ])('is filtered by the address: %s %s', async (filter, value, left) => {
    show(`/suppliers?${filter}=${value}`, [pennick, aire]);
    if (left.length === 0) return void (await screen.findByText('Nothing matches 1 filter.'));
    await waitFor(async () => expect(await rows()).toHaveLength(left.length));
    expect((await rows())[0]).toContain(left[0]);
  });
});

const worksAtMillLane: SupplierProject = {
  supplierId: 1,
  projectId: 1,
  projectName: 'Mill Lane',
  projectSlug: 'mill-lane',
  assignedAt: '2026-03-02T09:00:00.000Z',
  status: 'active',
  totalSpent: null,
  orderCount: 0,
  notes: null,
};

describe('one supplier', () => {
  it('opens beside the list at the tab that the address names, and says why not to order', async () => {
    const { history } = show('/suppliers?supplier=2', [pennick, aire]);
    const panel = await screen.findByRole('dialog', { name: 'Aire Steel' });
    await within(panel).findByText(
      'Aire Steel is on hold: Two short loads. No new orders can be placed until the hold is lifted.',
    );
    await userEvent.click(within(panel).getByRole('tab', { name: 'Orders' }));
    await within(panel).findByText('No orders yet.');
    expect(history.location.search).toBe('?supplier=2&tab=orders');
  });

  it('shows how to reach people with one tap, and adds one', async () => {
    const sent: unknown[] = [];
    show(
      '/suppliers?supplier=1&tab=contacts',
      [pennick],
      buyer,
      answer(suppliersApi.contacts, () => [aContact()]),
      answer(suppliersApi.addContact, (_, body) => {
        sent.push(body);
        return aContact({ name: 'Gary Stott' });
      }),
    );
    const call = await screen.findByRole('link', { name: 'Call Dawn Pennick' });
    expect(call.getAttribute('href')).toBe('tel:01134960201');
    await userEvent.click(screen.getByRole('button', { name: 'Add contact' }));
    const dialog = await screen.findByRole('dialog', { name: /^Add contact/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText('Name is required');
    await fillIn(within(dialog).getByLabelText('Name'), 'Gary Stott');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Gary Stott added');
    expect(sent).toEqual([{ name: 'Gary Stott', role: null, email: null, phone: null }]);
  });

  it('says why a contact could not be deleted', async () => {
    show(
      '/suppliers?supplier=1&tab=contacts',
      [pennick],
      buyer,
      answer(suppliersApi.contacts, () => [aContact()]),
      answer(suppliersApi.removeContact, () => {
        throw new Refused(notFound);
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Dawn Pennick' }));
    await screen.findByText(notFound.message);
  });

  it('says why they could not be taken off a contract', async () => {
    show(
      '/suppliers?supplier=1&tab=contracts',
      [pennick],
      buyer,
      answer(suppliersApi.projects, () => [worksAtMillLane]),
      answer(suppliersApi.setProjects, () => {
        throw new Refused(notFound);
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from Mill Lane' }));
    await screen.findByText(notFound.message);
  });

  it('says on the field what the server finds wrong with an insurance', async () => {
    show(
      '/suppliers?supplier=1&tab=compliance',
      [pennick],
      buyer,
      answer(suppliersApi.insurances, () => [anInsurance()]),
      answer(suppliersApi.editInsurance, () => {
        throw refusedAt('insurer', problem('invalid', 400, 'Nobody insures by that name'));
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Edit Public/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit insurance' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Nobody insures by that name');
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Insurer/));
  });

  it('lists the policies with what is wrong with them and their certificates', async () => {
    show(
      '/suppliers?supplier=1&tab=compliance',
      [pennick],
      viewer,
      answer(suppliersApi.insurances, () => [
        anInsurance({ insuranceType: 'employers_liability', cover: '2000000.00' }),
        anInsurance({ id: 2, documentName: 'pl-2026.pdf' }),
      ]),
    );
    await screen.findByText(/^Employers' liability covers £2,000,000.00/);
    const paper = screen.getByRole('link', { name: 'pl-2026.pdf' });
    expect(paper.getAttribute('href')).toBe('/api/supplier-insurances/2/certificate');
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
  });
});

const choose = async (label: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: /Pennick Concrete/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
};

describe('a hold', () => {
  it('waits for a director where it is a block', async () => {
    show('/suppliers', [pennick]);
    await table();
    await userEvent.click(await screen.findByRole('button', { name: /Pennick Concrete/ }));
    const block = await screen.findByRole('menuitem', { name: /^Block/ });
    expect(block.textContent).toContain('Only a Managing Director, a Director');
    expect(block.getAttribute('aria-disabled')).toBe('true');
  });

  it('asks why', async () => {
    const sent: unknown[] = [];
    show(
      '/suppliers',
      [pennick],
      buyer,
      answer(suppliersApi.edit, (_, body) => {
        sent.push(body);
        return aSupplier({ status: 'on_hold' });
      }),
    );
    await table();
    await choose(/^Put on hold/);
    const hold = await screen.findByRole('button', { name: 'Put on hold' });
    expect(hold.getAttribute('aria-disabled')).toBe('true');
    await fillIn(screen.getByLabelText('Reason'), 'Two short loads');
    await userEvent.click(hold);
    await screen.findByText('Pennick Concrete is on hold');
    expect(sent).toEqual([{ status: 'on_hold', statusReason: 'Two short loads', version: 1 }]);
  });
});

it('does not delete a supplier with orders, and says what to do instead', async () => {
  show('/suppliers', [pennick]);
  await table();
  await userEvent.click(await screen.findByRole('button', { name: /Pennick Concrete/ }));
  const remove = await screen.findByRole('menuitem', { name: /^Delete/ });
  expect(remove.textContent).toContain('This supplier has 4 orders. Make it inactive instead.');
});

it('deletes a supplier without orders, and fetches them back for who may', async () => {
  const director = aSessionUser({ role: 'Director' });
  show(
    '/suppliers',
    [aSupplier({ orderCount: 0 })],
    director,
    answer(suppliersApi.remove, () => new Response(null, { status: 204 })),
    answer(backupApi.listBin, () => []),
  );
  await table();
  await choose(/^Delete/);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Pennick Concrete moved to the recycle bin');
  screen.getByRole('button', { name: 'Undo' });
});

describe('the form', () => {
  it('says on each field what is wrong, and who may be the same firm', async () => {
    show('/suppliers', [pennick]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add supplier' }));
    await fillIn(await screen.findByLabelText('Name'), 'Pennick Concrete Ltd');
    await screen.findByText(/^Pennick Concrete is already in the register \(same name/);
    await fillIn(screen.getByLabelText(/^VAT number/), '123456783');
    await userEvent.type(screen.getByLabelText(/^Tax reference/), '123');
    await fillIn(screen.getByLabelText(/^Postcode/), 'Leeds');
    const form = screen.getByRole('dialog', { name: 'Add supplier' });
    await userEvent.click(within(form).getByRole('button', { name: 'Add supplier' }));
    const summary = await screen.findByRole('alert');
    for (const sentence of [
      'Please choose a type',
      'Enter a valid VAT number, such as GB 123 4567 82',
      'Enter a valid 10-digit tax reference (UTR)',
    ])
      within(summary).getByText(sentence);
  });

  it('sends lists as lists and numbers as their office writes them', async () => {
    const sent: unknown[] = [];
    show(
      '/suppliers',
      [aire],
      buyer,
      answer(suppliersApi.add, (_, body) => {
        sent.push(body);
        return aSupplier({ name: 'Foss Aggregates' });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add supplier' }));
    await fillIn(await screen.findByLabelText('Name'), 'Foss Aggregates');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Materials');
    await fillIn(screen.getByLabelText(/^Specialisations/), 'Type 1, Sand');
    await fillIn(screen.getByLabelText(/^VAT number/), '123 4567 82');
    const form = screen.getByRole('dialog', { name: 'Add supplier' });
    await userEvent.click(within(form).getByRole('button', { name: 'Add supplier' }));
    await screen.findByText('Foss Aggregates added');
    expect(sent).toEqual([
      expect.objectContaining({
        name: 'Foss Aggregates',
        supplierType: 'materials',
        specializations: ['Type 1', 'Sand'],
        vatNumber: 'GB123456782',
        country: 'United Kingdom',
        status: 'active',
        creditLimit: null,
      }),
    ]);
  });
});

it('merges two that look like one firm, side by side', async () => {
  const sent: string[] = [];
  const twin = aSupplier({ id: 3, name: 'Pennick Concrete Ltd', code: null, city: null });
  show(
    '/suppliers',
    [twin, { ...pennick, contactPerson: null }],
    buyer,
    answer(suppliersApi.merge, ({ pathname }, body) => {
      sent.push(`${pathname} ${JSON.stringify(body)}`);
      return pennick;
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Merge duplicates (1)' }));
  await userEvent.click(
    await screen.findByRole('button', { name: /^Pennick Concrete and Pennick Concrete Ltd/ }),
  );
  const both = await screen.findByRole('table', { name: 'Both suppliers side by side' });
  const contact = within(both).getByRole('rowheader', { name: 'Contact' }).closest('tr');
  expect(contact?.textContent).toContain('will be copied');
  await userEvent.click(screen.getByRole('button', { name: 'Merge into Pennick Concrete' }));
  await screen.findByText('Pennick Concrete Ltd merged into Pennick Concrete');
  expect(sent).toEqual(['/api/suppliers/1/merge {"from":3}']);
});
