import { Refused } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Naming } from '@sitewright/domain/projects/project';
import { slugIsTaken } from '@sitewright/domain/projects/rules';
import { referenceDataApi } from '@sitewright/domain/reference-data/api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../testing/signed-in-answers.ts';

beforeEach(() => {
  fakeEventSource();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const director = aSessionUser({ role: 'Director' });

async function openForm(...answers: Answer[]) {
  const app = renderApp('/create-contract', director, ...answers, ...signedInAnswers);
  await box('Name');
  return app;
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Answers requests about names; records the contract that was sent. */
function creating(naming: Partial<Naming> = {}) {
  const sent: object[] = [];
  const answers = [
    answer(projectsApi.naming, () => ({
      suggestedSlug: 'mill-lane-2',
      suggestedCode: 'NC-2054',
      isSlugFree: true,
      codeIsOf: null,
      ...naming,
    })),
    answer(projectsApi.create, (_, body) => {
      sent.push(body);
      return aProject({ name: body.name });
    }),
  ];
  return { sent, answers };
}

it('creates a contract from nothing but a name, and goes to the list', async () => {
  const { sent, answers } = creating();
  const { history } = await openForm(...answers);
  await fillIn(await box('Name'), 'Mill Lane');
  await press('Create contract');
  await screen.findByText('Contract created');
  expect(sent).toEqual([expect.objectContaining({ name: 'Mill Lane', slug: 'mill-lane' })]);
  expect(history.location.pathname).toMatch(/^\/project\//);
});

it('says which contact has no valid email, on the field and in the summary, which has the focus', async () => {
  await openForm();
  await fillIn(await box('Name'), 'Mill Lane');
  await press('Add contact');
  await press('Add contact');
  const third = within(screen.getByRole('group', { name: 'Contact 3' }));
  await fillIn(third.getByLabelText('Email'), 'ann@');
  await press('Create contract');
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.textContent).toContain('Invalid email format for contact 3');
  await userEvent.click(within(summary).getByRole('link'));
  expect(document.activeElement).toBe(third.getByLabelText('Email'));
  expect(third.getByText('Invalid email format for contact 3')).toBeTruthy();
});

it('makes the slug from the name until the user writes one', async () => {
  await openForm();
  await fillIn(await box('Name'), "St Oswin's tower");
  expect((await box('Slug')).value).toBe('st-oswins-tower');
  await userEvent.type(await box('Slug'), '-2');
  await fillIn(await box('Name'), ' repairs');
  expect((await box('Slug')).value).toBe('st-oswins-tower-2');
});

it('says that a slug is taken, and offers one that is free', async () => {
  const answers = [
    answer(projectsApi.naming, ({ searchParams }) => ({
      suggestedSlug: 'mill-lane-2',
      suggestedCode: 'NC-2054',
      isSlugFree: searchParams.get('slug') !== 'mill-lane',
      codeIsOf: null,
    })),
  ];
  await openForm(...answers);
  await fillIn(await box('Name'), 'Mill Lane');
  await screen.findByText('Another contract uses this slug.');
  await press('Use mill-lane-2');
  expect((await box('Slug')).value).toBe('mill-lane-2');
  await screen.findByText('Free');
});

it('offers the next code, writes it in capitals, and shows which contract has it too', async () => {
  const { answers } = creating({ codeIsOf: 'Quay Street' });
  await openForm(...answers);
  await press('Use NC-2054');
  expect((await box('Code')).value).toBe('NC-2054');
  await userEvent.clear(await box('Code'));
  await fillIn(await box('Code'), 'nc-1');
  expect((await box('Code')).value).toBe('NC-1');
  await screen.findByText('Also used by Quay Street');
});

it('tidies the postcode and names its town', async () => {
  const place = { outcode: 'LS10', town: 'Leeds', latitude: '53.7', longitude: '-1.5' };
  await openForm(answer(referenceDataApi.place, () => place));
  await fillIn(await box('Postcode'), 'ls109zx');
  await screen.findByText('Leeds');
  await userEvent.tab();
  expect((await box('Postcode')).value).toBe('LS10 9ZX');
});

it('advises against a budget above the value, and saves it all the same', async () => {
  const { sent, answers } = creating();
  await openForm(...answers);
  await fillIn(await box('Name'), 'Mill Lane');
  await fillIn(await box('Original contract value'), '1000');
  await fillIn(await box('Original budget'), '1,000.01');
  await screen.findByText('Budget is above contract value');
  await press('Create contract');
  await screen.findByText('Contract created');
  expect(sent).toEqual([expect.objectContaining({ contractValue: '1000.00', budget: '1000.01' })]);
});

it('puts the refusal of the server on its field', async () => {
  const refusal = new Refused(slugIsTaken, { fields: { slug: slugIsTaken.message } });
  await openForm(
    answer(projectsApi.create, () => {
      throw refusal;
    }),
  );
  await fillIn(await box('Name'), 'Mill Lane');
  await press('Create contract');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain(slugIsTaken.message);
  expect((await box('Slug')).getAttribute('aria-invalid')).toBe('true');
});

it('brings back what was typed before, until it is discarded', async () => {
  const first = await openForm();
  await fillIn(await box('Name'), 'Mill Lane');
  first.unmount();

  await openForm();
  await screen.findByText(/^Your draft from .+ has been restored\.$/);
  expect((await box('Name')).value).toBe('Mill Lane');
  await press('Discard draft');
  expect((await box('Name')).value).toBe('');
  const drafts = () => Object.keys(localStorage).filter((key) => key.includes('draft'));
  await waitFor(() => expect(drafts()).toEqual([]), { timeout: 3000 });
});

it('says when the draft was saved', async () => {
  await openForm();
  await fillIn(await box('Name'), 'Mill Lane');
  expect((await screen.findAllByText(/^Draft saved \d\d:\d\d$/)).length).toBeGreaterThan(0);
});

it('keeps no draft of what has become a contract', async () => {
  const { answers } = creating();
  const { unmount } = await openForm(...answers);
  await fillIn(await box('Name'), 'Mill Lane');
  await press('Create contract');
  await screen.findByText('Contract created');
  unmount();
  await openForm();
  expect((await box('Name')).value).toBe('');
});

it('moves the contacts up when one before them is removed', async () => {
  const { sent, answers } = creating();
  await openForm(...answers);
  await fillIn(await box('Name'), 'Mill Lane');
  await userEvent.type(await box('Contact 1 name'), 'Ann');
  await press('Add contact');
  await userEvent.type(await box('Contact 2 name'), 'Bea');
  await press('Remove contact 1');
  expect(screen.queryByRole('group', { name: 'Contact 2' })).toBeNull();
  await press('Create contract');
  await screen.findByText('Contract created');
  expect(sent).toEqual([
    expect.objectContaining({ clientContact1Name: 'Bea', clientContact2Name: null }),
  ]);
});

it('writes the checklist line by line, and is sent by Ctrl and S', async () => {
  const { sent, answers } = creating();
  await openForm(...answers);
  await fillIn(await box('Name'), 'Mill Lane');
  await press('Add item');
  await userEvent.keyboard('Insurance seen{Enter}F10 sent');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Item 1 is done' }));
  await userEvent.click(await box('Item 2'));
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText('Contract created');
  expect(sent).toEqual([
    expect.objectContaining({ checklist: '[x] Insurance seen\n[ ] F10 sent' }),
  ]);
});

it('shows a user without the permission who may', async () => {
  renderApp('/create-contract', aSessionUser({ role: 'Site Manager' }), ...signedInAnswers);
  await screen.findByText('Your role does not allow creating contracts');
  await screen.findByText(
    'Only a Managing Director, a Director, a Contracts Manager or an administrator can create a contract.',
  );
});
