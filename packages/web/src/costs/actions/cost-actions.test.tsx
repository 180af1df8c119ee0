import { costsApi } from '@sitewright/domain/costs/api';
import { conflict, problem, Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { anOrganization } from '../../testing/signed-in-answers.ts';
import { shownToast } from '../../ui/dialogs/toast.fixture.ts';
import { aBudgetChange, aCostEntry } from '../cost-answers.fixture.ts';
import { aCostReport } from '../cost-report.fixture.ts';
import { openCosts } from '../open-costs.fixture.tsx';

beforeAll(async () => {
  await import('./cost-action.tsx');
  await import('./edit-cost.tsx');
  await import('../tabs/heads-tab.tsx');
  await import('../tabs/forecast-tab.tsx');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const audited = {
  ...{ createdAt: '2026-11-12T09:00:00.000Z', createdBy: 1 },
  ...{ updatedAt: '2026-11-12T09:00:00.000Z', updatedBy: 1, version: 1 },
};
const ofContract = { ...audited, id: 1, organizationId: 1, projectId: 7 };

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => {
  await press('More');
  const item = await screen.findByRole('menuitem', { name });
  // Its sheet is fetched at this moment, and drawn once it is here.
  await act(() => userEvent.click(item));
};
const form = async (name: string | RegExp) => within(await screen.findByRole('form', { name }));
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const expectTextOnce = async (text: string) =>
  waitFor(async () => expect((await shownToast()).join(' ')).toContain(text));

it('adds a cost by hand', async () => {
  const sent = vi.fn();
  openCosts({
    answers: [
      answer(costsApi.addEntry, (_, body) => {
        sent(body);
        return aCostEntry();
      }),
    ],
  });
  await choose('Add cost');
  const fields = await form('Add cost');
  await userEvent.selectOptions(fields.getByLabelText('Cost head'), 'Preliminaries');
  await fillIn(fields.getByLabelText('Description'), 'Welfare cabins');
  await userEvent.type(fields.getByLabelText('Amount'), '640');
  await press('Add cost');
  await expectTextOnce('Welfare cabins (£640.00) added');
  expect(sent).toHaveBeenCalledWith({
    head: 'preliminaries',
    description: 'Welfare cabins',
    date: '2026-11-12',
    amount: '640.00',
    supplierName: null,
    reference: null,
    projectId: 7,
  });
});

it('says in which month a cost of a frozen one counts', async () => {
  openCosts({
    answers: [
      answer(costsApi.addEntry, () => aCostEntry({ date: '2026-10-20' })),
      answer(costsApi.listReports, () => [aCostReport({ month: '2026-10-01', status: 'frozen' })]),
    ],
  });
  await choose('Add cost');
  const fields = await form('Add cost');
  await userEvent.selectOptions(fields.getByLabelText('Cost head'), 'Preliminaries');
  await fillIn(fields.getByLabelText('Description'), 'Welfare cabins');
  await userEvent.type(fields.getByLabelText('Amount'), '640');
  await press('Add cost');
  await expectTextOnce(
    'Welfare cabins (£640.00) added. The CVR of its month is frozen, so it counts in November 2026.',
  );
});

it("shows the server's refusal at its field", async () => {
  const soon = problem('cost.in_the_future', 400, 'Date cannot be in the future');
  openCosts({
    answers: [
      answer(costsApi.addEntry, () => {
        throw refusedAt('date', soon);
      }),
    ],
  });
  await choose('Add cost');
  const fields = await form('Add cost');
  await press('Add cost');
  await fields.findByText('Please choose a cost head');
  await userEvent.selectOptions(fields.getByLabelText('Cost head'), 'Plant');
  await fillIn(fields.getByLabelText('Description'), 'Fuel');
  await fillIn(fields.getByLabelText('Amount'), '-12.50');
  await press('Add cost');
  await fields.findByText('Date cannot be in the future');
});

it('edits a cost that the address names', async () => {
  const sent = vi.fn();
  const { history } = openCosts({
    search: '?entry=9',
    answers: [
      answer(costsApi.editEntry, (_, body) => {
        sent(body);
        return aCostEntry({ amount: '700.00' });
      }),
    ],
  });
  const fields = await form('Edit cost');
  await fill(fields.getByLabelText('Amount'), '700');
  await press('Save cost');
  await expectTextOnce('Welfare cabins saved');
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ amount: '700.00', version: 1 });
  await waitFor(() => expect(history.location.search).toBe(''));
});

it('deletes a cost, and offers to fetch it back', async () => {
  openCosts({
    search: '?entry=9',
    answers: [answer(costsApi.removeEntry, () => new Response(null, { status: 204 }))],
  });
  await press('Delete cost');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await expectTextOnce('Welfare cabins moved to the recycle bin');
  screen.getByRole('button', { name: 'Undo' });
});

it('lets a user who may not change costs read one, and says who may', async () => {
  openCosts({ search: '?entry=9', user: aSessionUser({ role: 'Site Manager' }) });
  const sheet = within(await screen.findByRole('dialog', { name: 'Welfare cabins' }));
  sheet.getByText('£640.00');
  sheet.getByText(/^Only a Managing Director, .* can change the costs of a contract\.$/);
});

it('says in the menu why a role cannot change costs', async () => {
  openCosts({ user: aSessionUser({ role: 'Site Manager' }) });
  await press('More');
  const item = await screen.findByRole('menuitem', { name: /^Add cost/ });
  expect(item.textContent).toContain('Only a Managing Director');
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

it('saves the budgets that changed, and shows what no head has', async () => {
  const sent = vi.fn();
  openCosts({
    search: '?tab=heads',
    answers: [
      answer(costsApi.setPlan, ({ pathname }, body) => {
        sent(pathname, body);
        return {
          ...{ ...ofContract, head: 'other' as const, budget: '1500.00' },
          ...{ method: 'budget_left' as const, finalCost: null, note: null },
        };
      }),
    ],
  });
  await press('Budget by head');
  const fields = await form('Budget by head');
  fields.getByText('£98,000.00 allocated to heads');
  fields.getByText('Not allocated: £0.00 of the contract budget');
  await fill(fields.getByLabelText('Other'), '1500');
  fields.getByText('£1,500.00 more than the contract’s budget of £98,000.00');
  // Nothing is sent, also not what by itself would be allowed.
  await fill(fields.getByLabelText('Materials'), '54999');
  await press('Save budgets');
  await fields.findByText(/^£1,499\.00 more than the contract’s budget of £98,000\.00\. Raise/);
  expect(fields.getByLabelText('Other').getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
  await fill(fields.getByLabelText('Materials'), '53000');
  await press('Save budgets');
  await expectTextOnce('Budgets saved');
  expect(sent.mock.calls).toEqual([
    ['/api/cost-analysis/kestrel-wharf/plans/materials', { budget: '53000.00' }],
    ['/api/cost-analysis/kestrel-wharf/plans/other', { budget: '1500.00' }],
  ]);
});

it('lowers a head before it raises another, and shows a refusal at its head', async () => {
  const sent = vi.fn();
  const message = '£500.00 more than the contract’s budget of £98,000.00.';
  openCosts({
    search: '?tab=heads',
    answers: [
      answer(costsApi.setPlan, ({ pathname }, { budget }) => {
        sent(pathname.split('/').at(-1), budget);
        const problem = conflict('cost.over_allocated', message);
        if (pathname.endsWith('labour')) throw refusedAt('budget', problem);
        return {
          ...{ ...ofContract, head: 'materials' as const, budget: '1.00' },
          ...{ method: 'budget_left' as const, finalCost: null, note: null },
        };
      }),
    ],
  });
  await press('Budget by head');
  const fields = await form('Budget by head');
  await fill(fields.getByLabelText('Labour'), '90000');
  await fill(fields.getByLabelText('Materials'), '1');
  await press('Save budgets');
  await fields.findByText(message);
  expect(fields.getByLabelText('Labour').getAttribute('aria-invalid')).toBe('true');
  expect(sent.mock.calls).toEqual([
    ['materials', '1.00'],
    ['labour', '90000.00'],
  ]);
});

it('proposes a budget change, which has to change something', async () => {
  const sent = vi.fn();
  openCosts({
    answers: [
      answer(costsApi.proposeBudgetChange, (_, body) => {
        sent(body);
        return aBudgetChange();
      }),
    ],
  });
  await choose('Budget change');
  const fields = await form('Propose a budget change');
  await userEvent.selectOptions(fields.getByLabelText('Cost head'), 'Labour');
  await fillIn(fields.getByLabelText('Description'), 'Night shift for the crane');
  await press('Save');
  await fields.findByText('Enter a change to the budget, the contract value or both');
  await fillIn(fields.getByLabelText('Budget'), '2000');
  await press('Save');
  await expectTextOnce('Night shift for the crane sent for approval');
  expect(sent).toHaveBeenCalledWith({
    ...{ projectId: 7, head: 'labour', description: 'Night shift for the crane' },
    ...{ budgetAmount: '2000.00', probability: 100 },
  });
});

it('approves a budget change', async () => {
  const { requests } = openCosts({
    search: '?tab=heads',
    answers: [answer(costsApi.approveBudgetChange, () => aBudgetChange({ status: 'approved' }))],
  });
  await press('Approve: Night shift for the crane');
  await press('Approve');
  await expectTextOnce('Night shift for the crane approved');
  expect(requests).toContain('PUT /api/budget-changes/5/approval');
});

it('rejects a budget change, with a reason', async () => {
  const sent = vi.fn();
  openCosts({
    search: '?tab=heads',
    answers: [
      answer(costsApi.rejectBudgetChange, (_, body) => {
        sent(body);
        return aBudgetChange({ status: 'rejected' });
      }),
    ],
  });
  await press('Reject: Night shift for the crane');
  await fillIn(await screen.findByLabelText('Reason'), 'The client pays none of it');
  await press('Reject');
  await expectTextOnce('Night shift for the crane rejected');
  expect(sent).toHaveBeenCalledWith({ reason: 'The client pays none of it', version: 1 });
});

it('sets how much of the work is done', async () => {
  const sent = vi.fn();
  openCosts({
    answers: [
      answer(costsApi.reportProgress, (_, body) => {
        sent(body);
        return { ...ofContract, date: '2026-11-12', percent: '61.50', note: null };
      }),
    ],
  });
  await choose('Set % complete');
  const fields = await form('Set % complete');
  await fill(fields.getByLabelText('Per cent complete'), '61.5');
  await press('Save');
  await expectTextOnce('Progress set to 61.5%');
  expect(sent).toHaveBeenCalledWith({
    ...{ percent: '61.50', date: '2026-11-12', note: null, projectId: 7 },
  });
});

it('forecasts a head by hand, with a final cost and a note', async () => {
  const sent = vi.fn();
  openCosts({
    search: '?tab=forecast',
    answers: [
      answer(costsApi.setPlan, (_, body) => {
        sent(body);
        if (!body.note) {
          const missing = problem('cost.note_is_missing', 400, 'Enter a note to explain why');
          throw new Refused(missing, { fields: { note: missing.message } });
        }
        return {
          ...{ ...ofContract, head: 'plant' as const, budget: '5000.00' },
          ...{ method: 'manual' as const, finalCost: '12000.00', note: 'Two more lifts' },
        };
      }),
    ],
  });
  await press('Budget and CPI: change the plant forecast');
  const fields = await form('Plant forecast');
  await userEvent.selectOptions(fields.getByLabelText('Method'), 'Manual');
  await fillIn(fields.getByLabelText('Final cost'), '1');
  await fields.findByText(/ is already spent or ordered, so the forecast will be that amount\.$/);
  await fill(fields.getByLabelText('Final cost'), '12000');
  expect(fields.queryByText(/already spent or ordered/)).toBeNull();
  await press('Save');
  await fields.findByText('Enter a note to explain why');
  await fillIn(fields.getByLabelText('Note'), 'Two more lifts');
  await press('Save');
  await expectTextOnce('Plant forecast saved');
  expect(sent.mock.lastCall?.[0]).toEqual({
    ...{ method: 'manual', finalCost: '12000.00', note: 'Two more lifts' },
  });
});

it('opens the settings of the company for a user who may change them', async () => {
  openCosts({
    user: aSessionUser({ role: 'Director' }),
    answers: [answer(organizationsApi.current, () => anOrganization())],
  });
  await choose('Cost settings');
  await form('Cost settings');
  cleanup();
  openCosts();
  await press('More');
  const item = await screen.findByRole('menuitem', { name: /^Cost settings/ });
  expect(item.textContent).toContain('Only a Managing Director, a Director');
});
