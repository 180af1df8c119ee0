import { certificatesApi } from '@sitewright/domain/certificates/api';
import type { Role } from '@sitewright/domain/kernel/access';
import { invalid, Refused } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { aFullProfile } from '@sitewright/domain/organizations/company.fixture';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import {
  ownTwoFactorFirst,
  type TwoFactorGroup,
} from '@sitewright/domain/organizations/two-factor-requirement';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import {
  anOrganization,
  anOrganizationInUse,
  signedInAnswers,
} from '../testing/signed-in-answers.ts';

beforeEach(() => {
  fakeEventSource();
  stored = inUse();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const usage = { users: 4, projects: 5 };
const inUse = (over = {}, twoFactorRoles: TwoFactorGroup[] = []) => ({
  ...anOrganizationInUse(over),
  usage,
  twoFactorRoles,
  mayChangePlan: true,
});

/** The organisation as the server has it. */
let stored = inUse();
const store = (changed: typeof stored) => {
  stored = changed;
  return changed;
};

const open = (role: Role, ...answers: Answer[]) =>
  renderApp(
    '/company',
    aSessionUser({ role }),
    ...answers,
    answer(companyApi.read, () => stored),
    answer(certificatesApi.list, () => []),
    answer(organizationsApi.profile, () => aFullProfile()),
    ...signedInAnswers,
  );

const plan = () => screen.findByRole('region', { name: 'Plan' });

it('shows the plan, its state, and how much of it is in use', async () => {
  open('Contracts Manager');
  const { textContent } = await plan();
  for (const text of ['Basic', 'Active', '4 of 10', '5 of 5', 'Limit reached.'])
    expect(textContent).toContain(text);
});

it('is changed by who looks after the organisation', async () => {
  const sent: unknown[] = [];
  open(
    'Director',
    answer(companyApi.changePlan, (_, body) => {
      sent.push(body);
      return store(inUse(body));
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit plan' }));
  const contracts = dialog.getByRole('textbox', { name: 'Open contracts' });
  await userEvent.clear(contracts);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Open contracts must be a whole number from 1 to 10,000');
  expect(sent).toEqual([]);

  await userEvent.type(contracts, '20');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Plan saved');
  expect(sent).toEqual([{ subscriptionPlan: 'basic', maxUsers: 10, maxProjects: 20 }]);
  expect((await plan()).textContent).toContain('5 of 20');
});

it("allows API access once the organisation's administrator has enabled it", async () => {
  const sent: unknown[] = [];
  open(
    'Director',
    answer(companyApi.changePlan, (_, body) => {
      sent.push(body.features);
      return inUse({ features: { ...anOrganization().features, ...body.features } });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit company settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^API access/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Settings saved');
  expect(sent).toEqual([{ weatherIntegration: true, apiAccess: true }]);
});

const buying = () => screen.findByRole('region', { name: 'Buying' });

it('says how the company buys, and lets who looks after it change that', async () => {
  const sent: unknown[] = [];
  open(
    'Managing Director',
    answer(companyApi.changeBuying, (_, body) => {
      sent.push(body);
      const { settings } = anOrganization();
      return store(inUse({ settings: { ...settings, ...(body as object) } }));
    }),
  );
  expect((await buying()).textContent).toContain('Contracts Manager £50,000.00');
  await userEvent.click(screen.getByRole('button', { name: 'Edit buying settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Every order needs approval' }));
  const limit = dialog.getByRole('textbox', { name: /Contracts Manager limit/ });
  await userEvent.clear(limit);
  await userEvent.type(limit, '-5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Contracts Manager limit cannot be negative');
  await userEvent.clear(limit);
  await fillIn(limit, '250000.01');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Director limit must not be below the Contracts Manager limit');
  await userEvent.clear(limit);
  await fillIn(limit, '25000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Buying settings saved');
  expect(sent).toEqual([
    {
      requireApproval: true,
      approvalLimits: { contractsManager: '25000.00', director: '250000.00' },
      insuranceRule: 'warn',
      overReceiptTolerance: '5.00',
    },
  ]);
  expect((await buying()).textContent).toContain('Every order needs approval from another person');
});

it('leaves the limits, and whether there are any, to those who have none', async () => {
  open('Director');
  await buying();
  await userEvent.click(screen.getByRole('button', { name: 'Edit buying settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(
    /^Only a Managing Director or an administrator can change approval rules and limits/,
  );
  expect(dialog.queryByRole('textbox', { name: /Manager limit/ })).toBeNull();
  expect(dialog.queryByRole('checkbox', { name: 'Every order needs approval' })).toBeNull();
});

it('keeps what was typed when the server refuses it, and says why at the field', async () => {
  open(
    'Director',
    answer(companyApi.changePlan, () => {
      throw new Refused(invalid, { fields: { subscriptionPlan: 'Plan is not on offer' } });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit plan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Plan is not on offer');
  screen.getByRole('dialog', { name: 'Edit plan' });
});

it('shows other users who may change it', async () => {
  open('Contracts Manager');
  const button = await screen.findByRole('button', { name: 'Edit plan' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  screen.getByText('Only a Managing Director, a Director or an administrator can change the plan.');
});

it('shows the limits without what is in use to who may not see that', async () => {
  const { requests } = open('Viewer');
  const { textContent } = await plan();
  for (const text of ['Basic', 'up to 10', 'up to 5']) expect(textContent).toContain(text);
  expect(requests).not.toContain('GET /api/organization');
});

const requirement = () => screen.findByRole('region', { name: 'Two-factor sign-in' });

it('says who must use two-factor sign-in, and lets who looks after the company choose roles', async () => {
  const sent: unknown[] = [];
  open(
    'Director',
    answer(companyApi.requireTwoFactor, (_, body) => {
      sent.push(body);
      if (body.roles.includes('Director')) throw new Refused(ownTwoFactorFirst);
      return store(inUse({}, body.roles));
    }),
  );
  expect((await requirement()).textContent).toContain('No one');
  const label = 'Edit two-factor requirement';
  await userEvent.click(screen.getByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('alertdialog', { name: label }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Required for' }), 'chosen');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Director' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/Turn on two-factor sign-in for your own account first/);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Director' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Buyer' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Administrators' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Two-factor requirement updated');
  expect(sent).toEqual([{ roles: ['Director'] }, { roles: ['Buyer', 'Administrator'] }]);
  expect((await requirement()).textContent).toContain('Buyer and administrators');
});
