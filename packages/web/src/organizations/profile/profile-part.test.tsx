import type { Role } from '@sitewright/domain/kernel/access';
import { changedMeanwhile, Refused } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { aFullProfile } from '@sitewright/domain/organizations/company.fixture';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { sessionApi } from '@sitewright/domain/session/api';
import { confirmationDue, wrongPassword } from '@sitewright/domain/session/confirmation';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { anOrganization } from '../../testing/signed-in-answers.ts';
import { ProfilePart } from './profile-part.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const masked = { bankName: '••••••', bankAccount: '•••• 4821', bankSortCode: '••-••-56' };

const open = (role: Role, ...answers: Answer[]) =>
  renderWithApi(
    <ProfilePart />,
    aSessionUser({ role }),
    ...answers,
    answer(organizationsApi.profile, () => aFullProfile(masked)),
  );

const region = (name: string) => screen.findByRole('region', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });

it('shows what the company says of itself, and names what is missing', async () => {
  open('Viewer');
  expect((await region('Identity')).textContent).toContain('01234567');
  const { textContent } = await region('Completeness');
  expect(textContent).toContain('46.7%');
  expect(textContent).toContain('Recommended: Logo, VAT number, Website, Insurance');
  expect(textContent).not.toContain('Still required');
});

it('is begun with the six fields that every company has, under the name it was registered with', async () => {
  const sent: unknown[] = [];
  let isWritten = false;
  open(
    'Director',
    answer(organizationsApi.profile, () => (isWritten ? aFullProfile() : null)),
    answer(companyApi.writeProfile, (_, body) => {
      sent.push(body);
      isWritten = true;
      return aFullProfile();
    }),
    answer(organizationsApi.current, () => anOrganization({ name: 'Quay Civils' })),
  );
  expect((await region('Completeness')).textContent).toContain('Required: Company name');
  await press('Set up company profile');
  const values: [string, string][] = [
    ['Company name', ' Ltd'],
    ['Company number', '01234567'],
    ['Registered address', '1 Quay Street'],
    ['Postcode', 'ls1 1aa'],
    ['Phone number', '0113 496 0000'],
  ];
  for (const [name, value] of values) await userEvent.type(await field(name), value);
  await press('Save');
  await screen.findAllByText('Email is required');
  await fillIn(await field('Email address'), 'office@quay.example');
  await press('Save');
  await region('Identity');
  expect(sent).toMatchObject([
    { companyName: 'Quay Civils Ltd', postcode: 'LS1 1AA', emailAddress: 'office@quay.example' },
  ]);
  expect(sent[0]).not.toHaveProperty('version');
});

it('is edited part by part, over the whole', async () => {
  const sent: unknown[] = [];
  open(
    'Director',
    answer(companyApi.writeProfile, (_, body) => {
      sent.push(body);
      return aFullProfile({ website: 'quay.example' });
    }),
  );
  await press('Edit construction');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Registered for CIS/ }));
  await press('Save');
  await screen.findByText('Construction saved');
  expect(sent).toEqual([
    {
      companyName: 'Quay Street Ltd',
      companyNumber: '01234567',
      registeredAddress: '1 Quay Street, Leeds',
      postcode: 'LS1 1AA',
      phoneNumber: '0113 496 0000',
      emailAddress: 'office@quay.example',
      cisRegistered: true,
      constructionLineNumber: null,
      safeContractorApproved: false,
      version: 1,
    },
  ]);
});

it("does not overwrite another user's change without asking", async () => {
  open(
    'Director',
    answer(companyApi.writeProfile, () => {
      throw new Refused(changedMeanwhile, { current: aFullProfile({ version: 2 }) });
    }),
  );
  await press('Edit contact');
  await fillIn(await field(/^Website/), 'quay.example');
  await press('Save');
  await screen.findByRole('alert');
  expect(((await field(/^Website/)) as HTMLInputElement).value).toBe('quay.example');
});

it('says in amber what ends within thirty days, and in red what is over', async () => {
  vi.setSystemTime(new Date('2026-11-15T10:00:00Z'));
  open(
    'Viewer',
    answer(organizationsApi.profile, () =>
      aFullProfile({ insuranceExpiry: '2026-12-15', qualityPolicyReview: '2026-11-14' }),
    ),
  );
  expect((await region('Insurance')).textContent).toContain('15/12/2026Within 30 days');
  expect((await region('Policies')).textContent).toContain('14/11/2026Out of date');
  vi.useRealTimers();
});

it('shows others than directors who may edit it, and only the last digits of the bank account', async () => {
  open('Buyer');
  const edit = await screen.findByRole('button', { name: 'Edit identity' });
  expect(edit.getAttribute('aria-disabled')).toBe('true');
  const bank = await region('Bank');
  expect(bank.textContent).toContain('•••• 4821');
  expect(within(bank).queryByRole('button')).toBeNull();
});

it('reveals the bank to who says why, and once more who they are', async () => {
  let isConfirmed = false;
  open(
    'Director',
    answer(companyApi.revealBank, () => {
      if (!isConfirmed) throw new Refused(confirmationDue);
      return { id: 1, bankName: 'Aire Bank', bankAccount: '31924821', bankSortCode: '204556' };
    }),
    answer(sessionApi.confirm, (_, { password }) => {
      if (password !== 'Secret123')
        throw new Refused(wrongPassword, { fields: { password: wrongPassword.message } });
      isConfirmed = true;
      return { confirmedUntil: '2026-11-15T10:05:00.000Z' };
    }),
  );
  await press('Reveal');
  const dialog = await screen.findByRole('alertdialog');
  const reveal = within(dialog).getByRole('button', { name: 'Reveal' });
  expect(reveal.getAttribute('aria-disabled')).toBe('true');
  await fillIn(within(dialog).getByRole('textbox', { name: /Reason/ }), 'An invoice');
  await userEvent.click(reveal);
  const password = await within(dialog).findByLabelText('Your password');
  await fillIn(password, 'wrong');
  await userEvent.click(reveal);
  await within(dialog).findByText('Incorrect password. Please try again.');
  await userEvent.clear(password);
  await fillIn(password, 'Secret123');
  await userEvent.click(reveal);
  const bankDialog = await screen.findByRole('dialog', { name: 'Bank details' });
  expect(bankDialog.textContent).toContain('20-45-56');
  expect(bankDialog.textContent).toContain('31924821');
});

it('says that no brand colour is chosen', async () => {
  open('Director');
  const branding = await region('Branding');
  expect(branding.textContent).toContain('Brand colourNone chosen yet');
  expect(branding.textContent).not.toContain('contrast');
});

it('shows what becomes of a colour that white text could not be read on', async () => {
  open('Director');
  await press('Edit brand colour');
  const colour = await field('Brand colour');
  await userEvent.clear(colour);
  await fillIn(colour, '#ff6600');
  await screen.findByText(/We darkened your colour so that white text stays readable/);
  await userEvent.clear(colour);
  await fillIn(colour, '#484a59');
  const form = within(await screen.findByRole('form', { name: 'Edit brand colour' }));
  await form.findByText(/Good contrast/);
});
