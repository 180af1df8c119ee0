import { backupApi } from '@sitewright/domain/backup/api';
import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { changedMeanwhile, Refused } from '@sitewright/domain/kernel/problem';
import { overviewApi } from '@sitewright/domain/overview/api';
import { anOverview } from '@sitewright/domain/overview/overview.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
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
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const director = aSessionUser({ role: 'Director' });
const wharf = aProject({
  id: 4,
  name: 'Kestrel Wharf',
  code: 'NC-2041',
  budget: '7000.00',
  status: 'active',
  clientContact1Email: 'estates@tidewater.example',
  version: 3,
});

async function openForm(user = director, ...answers: Answer[]) {
  const reading = answer(projectsApi.read, () => wharf);
  const nothingOpen = answer(overviewApi.contracts, () => []);
  const app = renderApp(
    '/edit-project/4',
    user,
    ...answers,
    reading,
    nothingOpen,
    ...signedInAnswers,
  );
  await box('Name');
  return app;
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Answers edits with the contract as it is then; keeps what was sent. */
function editing(before: Project = wharf) {
  const sent: object[] = [];
  let project = before;
  const edits = answer(projectsApi.edit, (_, { organizationId, ...body }) => {
    sent.push(body);
    project = { ...project, ...body, version: project.version + 1 } as Project;
    return project;
  });
  return { sent, edits };
}

it('sends only what was changed, with the version that was seen, and stays', async () => {
  const { sent, edits } = editing();
  const { history } = await openForm(director, edits);
  await userEvent.clear(await box('Original budget'));
  await fillIn(await box('Original budget'), '6500');
  await press('Save changes');
  await screen.findByText('Contract updated');
  expect(sent).toEqual([{ budget: '6500.00', version: 3 }]);
  expect(history.location.pathname).toBe('/edit-project/4');
});

it('names the values as entered, and says what they are with approved changes', async () => {
  const revised = anOverview({ projectId: 4, revisedBudget: '7500.00', revisedValue: null });
  await openForm(
    director,
    answer(overviewApi.contracts, () => [revised]),
  );
  await screen.findByText('Revised budget with approved changes: £7,500.00');
  expect((await box('Original budget')).value).toBe('7,000.00');
});

it('keeps what is typed while the rest is being saved', async () => {
  let arrive = (_: Project) => {};
  const saving = new Promise<Project>((resolve) => {
    arrive = resolve;
  });
  await openForm(
    director,
    answer(projectsApi.edit, () => saving),
  );
  await fillIn(await box('Division'), 'North');
  await press('Save changes');
  await fillIn(await box('Location'), 'Gate 2');
  arrive({ ...wharf, division: 'North', version: 4 });
  await screen.findByText('Contract updated');
  expect((await box('Location')).value).toBe('Gate 2');
});

it('sends nothing when nothing was changed', async () => {
  const { sent, edits } = editing();
  await openForm(director, edits);
  await press('Save changes');
  await screen.findByText('No changes to save.');
  expect(sent).toEqual([]);
});

it('keeps the slug when the name changes: links lead to it', async () => {
  await openForm();
  await fillIn(await box('Name'), ', Block C');
  expect((await box('Slug')).value).toBe('quay-street');
});

const theirs = { ...wharf, name: 'Kestrel Wharf East', version: 7 };

/** Refuses a change that is not based on version 7. */
const contested = (sent: object[]) =>
  answer(projectsApi.edit, (_, { organizationId, ...body }) => {
    sent.push(body);
    if (body.version !== 7) throw new Refused(changedMeanwhile, { current: theirs });
    return { ...theirs, ...body, version: 8 } as Project;
  });

it('asks what to do when another user changed it, and saves mine anyway', async () => {
  const sent: object[] = [];
  await openForm(director, contested(sent));
  await fillIn(await box('Division'), 'North');
  await press('Save changes');
  await screen.findByText(/^This contract was changed at \d\d:\d\d/);
  expect((await box('Division')).value).toBe('North');
  await press('Save mine anyway');
  await screen.findByText('Contract updated');
  expect(sent).toEqual([
    { division: 'North', version: 3 },
    { division: 'North', version: 7 },
  ]);
  expect(screen.queryByText(/^This contract was changed/)).toBeNull();
});

it('loads theirs instead, if that is wanted', async () => {
  await openForm(director, contested([]));
  await fillIn(await box('Division'), 'North');
  await press('Save changes');
  await press('Load their version');
  expect((await box('Name')).value).toBe('Kestrel Wharf East');
  expect((await box('Division')).value).toBe('');
});

it('shows a Site Manager the money and the contacts, and why they cannot change them', async () => {
  const { sent, edits } = editing();
  await openForm(aSessionUser({ role: 'Site Manager' }), edits);
  const budget = await box('Original budget');
  expect([budget.value, budget.readOnly]).toEqual(['7,000.00', true]);
  screen.getByText('Your role does not allow changing the contract value or budget.');
  expect((await box('Email')).readOnly).toBe(true);
  screen.getByText('Your role does not allow changing the client contacts.');
  await fillIn(await box('Division'), 'North');
  await press('Save changes');
  await screen.findByText('Contract updated');
  expect(sent).toEqual([{ division: 'North', version: 3 }]);
});

it('asks before what was changed is left unsaved', async () => {
  const { history } = await openForm();
  await fillIn(await box('Division'), 'North');
  await press('Cancel');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await press('Stay');
  expect(history.location.pathname).toBe('/edit-project/4');
  await press('Cancel');
  await press('Leave');
  await waitFor(() => expect(history.location.pathname).toBe('/contracts'));
});

it('moves an open contract to active with one press, and the form can still be saved', async () => {
  const open = { ...wharf, status: 'Open' as const };
  const { sent, edits } = editing(open);
  await openForm(
    director,
    edits,
    answer(projectsApi.read, () => open),
  );
  await fillIn(await box('Division'), 'North');
  await press('Move to active');
  await screen.findByText('Kestrel Wharf is active.');
  await press('Save changes');
  await screen.findByText('Contract updated');
  expect(sent).toEqual([
    { status: 'active', statusReason: null },
    { division: 'North', version: 4 },
  ]);
});

const binItem: BinItem = {
  id: 9,
  organizationId: 1,
  recordType: 'project',
  recordId: 4,
  recordName: 'Kestrel Wharf',
  tableName: 'projects',
  deletedBy: 1,
  deletedByName: 'Ann Ray',
  deletedAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-04-01T09:00:00.000Z',
  isRestored: false,
  restoredAt: null,
  restoredBy: null,
  restoredByName: null,
  projectName: null,
  metadata: { children: {}, batch: null, hold: null },
};

it('deletes a contract whose code was typed, and fetches it back', async () => {
  const { requests, history } = await openForm(
    director,
    answer(overviewApi.contracts, () => [anOverview({ projectId: 4, openIssues: 2 })]),
    answer(projectsApi.remove, () => new Response(null, { status: 204 })),
    answer(backupApi.listBin, () => [{ ...binItem, id: 8, recordId: 1 }, binItem]),
    answer(backupApi.restore, () => ({ ...binItem, isRestored: true })),
  );
  await press('Delete contract');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Kestrel Wharf?' }));
  await dialog.findByText(/2 open issues/);
  const confirm = dialog.getByRole('button', { name: 'Delete' });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  await fillIn(dialog.getByLabelText('Type NC-2041 to delete it'), 'nc-2041');
  await userEvent.click(confirm);
  await screen.findByText('Kestrel Wharf moved to the recycle bin.');
  expect(history.location.pathname).toBe('/contracts');
  await screen.findByRole('heading', { level: 1, name: 'Contracts' });
  await press('Undo');
  await screen.findByText('Kestrel Wharf is available again.');
  const reads = [`GET ${projectsApi.list.path}`, `GET ${overviewApi.contracts.path}`];
  await vi.waitFor(() => {
    const since = requests.slice(requests.indexOf('PUT /api/recycle-bin/9/restoration'));
    expect(since).toEqual(expect.arrayContaining(reads));
  });
});

it('shows a Contracts Manager who may delete', async () => {
  await openForm(aSessionUser({ role: 'Contracts Manager' }));
  const button = screen.getByRole('button', { name: 'Delete contract' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  screen.getByText(
    'Only a Managing Director, a Director or an administrator can delete a contract.',
  );
});

it('shows a Viewer the details, who may edit them, and the other tabs of the contract', async () => {
  const reading = answer(projectsApi.read, () => wharf);
  const nothingOpen = answer(overviewApi.contracts, () => []);
  const viewer = aSessionUser({ role: 'Viewer' });
  renderApp('/edit-project/4', viewer, reading, nothingOpen, ...signedInAnswers);
  await screen.findByText('estates@tidewater.example');
  screen.getByText(/ can edit a contract\.$/);
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  screen.getByRole('link', { name: 'Diary' });
});
