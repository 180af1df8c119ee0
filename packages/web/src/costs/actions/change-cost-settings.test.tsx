import type { Role } from '@sitewright/domain/kernel/access';
import { problem, refusedAt } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { anOrganization, anOrganizationInUse } from '../../testing/signed-in-answers.ts';
import { shownToast } from '../../ui/dialogs/toast.fixture.ts';
import { CompanyActions } from '../company/company-actions.tsx';

beforeAll(() => import('./change-cost-settings.tsx').then(() => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = {
  ...anOrganization().settings,
  costs: { overtime: [{ from: '2026-03-01', after: '8.00', factor: '1.50' }] },
};

const openCompany = (role: Role, ...answers: Answer[]) =>
  renderWithApi(
    <CompanyActions />,
    aSessionUser({ role }),
    ...answers,
    answer(organizationsApi.current, () => anOrganization({ settings })),
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const form = async () => within(await screen.findByRole('form', { name: 'Cost settings' }));
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

it('sets for every contract when overtime begins, what it costs, and when to alert', async () => {
  const sent = vi.fn();
  openCompany(
    'Director',
    answer(companyApi.changeCosts, (_, body) => {
      sent(body);
      return anOrganizationInUse();
    }),
  );
  await press('Cost settings');
  const fields = await form();
  const after = fields.getByLabelText<HTMLInputElement>(/^Overtime after/);
  expect(after.value).toBe('8');
  expect(fields.getByLabelText<HTMLInputElement>('Alert levels').value).toBe('80, 95, 100');
  await fill(after, '');
  await fill(fields.getByLabelText('Overtime factor'), '2');
  await fill(fields.getByLabelText('Alert levels'), '75 %, 90');
  await fill(fields.getByLabelText(/^Trade rates/), 'Bricklayer 24.50\nSteel fixer: £26');
  await press('Save');
  await waitFor(async () => expect((await shownToast()).join()).toContain('Cost settings saved'));
  expect(sent).toHaveBeenCalledWith({
    overtimeAfter: null,
    overtimeFactor: '2.00',
    alertLevels: [75, 90],
    tradeRates: [
      { trade: 'Bricklayer', hourlyRate: '24.50' },
      { trade: 'Steel fixer', hourlyRate: '26.00' },
    ],
  });
});

it('says at its field what is wrong, also where only the server knows', async () => {
  const tooLate = problem('costs.too_late', 400, 'Overtime after cannot be changed today');
  openCompany(
    'Director',
    answer(companyApi.changeCosts, () => {
      throw refusedAt('overtimeAfter', tooLate);
    }),
  );
  await press('Cost settings');
  const fields = await form();
  await fill(fields.getByLabelText(/^Overtime after/), 'eight');
  await fill(fields.getByLabelText('Alert levels'), '80, most');
  await press('Save');
  await fields.findByText('Overtime after must be a number');
  fields.getByText('Levels must be whole percentages');
  await fill(fields.getByLabelText(/^Overtime after/), '8');
  await fill(fields.getByLabelText('Alert levels'), '80');
  await press('Save');
  await fields.findByText(tooLate.message);
});

it('shows users who may not change them who may', async () => {
  openCompany('Contracts Manager');
  const button = await screen.findByRole('button', { name: 'Cost settings' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  screen.getByText(/^Only a Managing Director.* can change the cost settings\.$/);
});
