import { diaryApi } from '@sitewright/domain/diary/api';
import { aDay } from '@sitewright/domain/diary/diary-entry.fixture';
import { Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { startInFuture } from '@sitewright/domain/labour/correct-session';
import { aGang, aLabourSession } from '@sitewright/domain/labour/labour-session.fixture';
import { crewAlreadyWorking } from '@sitewright/domain/labour/rules';
import { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHire } from '@sitewright/domain/plant/plant-hire.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { aWorker } from '@sitewright/domain/workforce/worker.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { aProject } from '../../testing/signed-in-answers.ts';
import { StartSheet } from './start-sheet.tsx';

afterEach(cleanup);

const bower = aGang({ id: 2, name: 'Bower Steel', jobRole: 'Steel fixer', operatives: 4 });
const onClose = vi.fn();

/** Records the start requests. */
function show(answers: Answer[] = [], sessions = [aLabourSession({ gangId: 1 })]) {
  const started: object[] = [];
  onClose.mockClear();
  renderWithApi(
    <StartSheet projectId={1} sessions={sessions} onClose={onClose} />,
    aSessionUser(),
    ...answers,
    answer(labourApi.gangs, () => [aGang(), bower]),
    answer(workforceApi.list, () => [aWorker(), aWorker({ id: 2, employmentStatus: 'left' })]),
    answer(plantApi.list, () => []),
    answer(labourApi.list, () => []),
    answer(projectsApi.list, () => []),
    answer(diaryApi.day, () => aDay()),
    answer(labourApi.start, (_, body) => {
      started.push(body);
      return aLabourSession();
    }),
  );
  return started;
}

const row = (name: RegExp) => screen.findByRole('button', { name });
const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

it('starts a gang with one press, on the task that was named', async () => {
  const started = show();
  await fillIn(await screen.findByLabelText(/^Task/), 'Core wall lift 6');
  await userEvent.click(await row(/^Bower Steel/));
  expect(started).toEqual([
    { crewKind: 'gang', gangId: 2, projectId: 1, task: 'Core wall lift 6' },
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

const notInducted = {
  state: 'cannot' as const,
  reason: 'Not inducted on this contract',
  reasons: ['Not inducted on this contract'],
};

it('starts a gang without those who cannot work, and says how to settle it', async () => {
  const started = show([
    answer(labourApi.gangs, () => [{ ...bower, workerIds: [1, 3] }]),
    answer(workforceApi.list, () => [
      aWorker(),
      aWorker({ id: 3, firstName: 'Ola', verdict: notInducted }),
    ]),
  ]);
  const gang = await row(/^Bower Steel.*Start 1 named and 2 unnamed$/);
  const barred = screen.getByRole('list', { name: 'Members of Bower Steel who cannot start' });
  expect(barred.textContent).toContain('Ola PriceNot inducted on this contract');
  await userEvent.click(within(barred).getByRole('button', { name: 'Induct Ola Price' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Induct Ola Price' })).getByRole('button', {
      name: 'Cancel',
    }),
  );
  await userEvent.click(gang);
  expect(started).toMatchObject([{ crewKind: 'gang', gangId: 2, workerIds: [1] }]);
});

it.each([
  [4, 'Start 1 named and 2 unnamed', [1, 3]],
  [2, 'Start the other person', [1, 3]],
  [4, 'No named member can start', [3]],
  [1, 'No one can start', [3]],
])('says of a gang of %i: %s', async (operatives, words, workerIds) => {
  show([
    answer(labourApi.gangs, () => [{ ...bower, operatives, workerIds }]),
    answer(workforceApi.list, () => [aWorker(), aWorker({ id: 3, verdict: notInducted })]),
  ]);
  const gang = await row(new RegExp(`^Bower Steel.*${words}$`));
  expect(gang.getAttribute('aria-disabled')).toBe(workerIds.includes(1) ? null : 'true');
});

it('names a member who is on leave, and counts nobody who has left', async () => {
  const verdict = { state: 'cannot' as const, reason: 'On leave', reasons: ['On leave'] };
  show([
    answer(labourApi.gangs, () => [{ ...bower, workerIds: [1, 3, 4] }]),
    answer(workforceApi.list, () => [
      aWorker(),
      aWorker({ id: 3, firstName: 'Ola', employmentStatus: 'on_leave', verdict }),
      aWorker({ id: 4, firstName: 'Ivo', employmentStatus: 'left', verdict }),
    ]),
  ]);
  await row(/^Bower Steel.*Start 1 named and 1 unnamed$/);
  const barred = screen.getByRole('list', { name: 'Members of Bower Steel who cannot start' });
  expect(barred.textContent).toContain('Ola PriceOn leave');
  expect(barred.textContent).not.toContain('Ivo');
});

it('says before the first press that nobody can start on a signed-off day', async () => {
  const started = show([answer(diaryApi.day, () => aDay({ status: 'approved' }))]);
  await screen.findByText('Today is signed off on this contract, so no one else can start.');
  const gang = await row(/^Bower Steel/);
  expect(gang.textContent).not.toContain('Start');
  await userEvent.click(gang);
  await open('Company');
  await fillIn(screen.getByLabelText('Company', { selector: 'input' }), 'Dunmore Civils');
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(started).toEqual([]);
});

it('warns that the contract is on hold', async () => {
  show([answer(projectsApi.list, () => [aProject({ id: 1, status: 'on-hold' })])]);
  await screen.findByText('This contract is on hold. Check before you start anyone.');
});

it('says where a gang is at work', async () => {
  show([
    answer(labourApi.list, () => [aLabourSession({ id: 8, gangId: 2, projectId: 2 })]),
    answer(projectsApi.list, () => [aProject({ id: 2, name: 'Quay Street' })]),
  ]);
  const gang = await row(/^Bower Steel.*At work on Quay Street since 07:30$/);
  expect(gang.getAttribute('aria-disabled')).toBe('true');
});

it('does not start a gang twice', async () => {
  const started = show();
  const atWork = await row(/^Harkness.*At work since 07:30/);
  await userEvent.click(atWork);
  expect(atWork.getAttribute('aria-disabled')).toBe('true');
  expect(started).toEqual([]);
});

it('finds by every word that was typed', async () => {
  show();
  await fillIn(await screen.findByLabelText('Search gangs'), 'steel fix');
  expect(await row(/^Bower Steel/)).toBeTruthy();
  expect(screen.queryByText('Harkness Formwork')).toBeNull();
});

it('offers the workers who have not left, and says when no plant is there', async () => {
  show();
  await screen.findByRole('tab', { name: 'Worker' });
  await open('Worker');
  expect(await screen.findAllByRole('button', { name: /Start$/ })).toHaveLength(1);
  await open('Plant');
  expect(await screen.findByText('No plant on hire on this contract.')).toBeTruthy();
});

it('shows whether each worker can work there, and the first reason, before the press', async () => {
  const expired = { state: 'cannot', reason: 'Card expired on 15/11/2026', reasons: [] } as const;
  show([
    answer(workforceApi.list, () => [
      aWorker({ id: 3, firstName: 'Ola', verdict: { ...expired, reasons: [] } }),
      aWorker(),
    ]),
  ]);
  await screen.findByRole('tab', { name: 'Worker' });
  await open('Worker');
  expect(await row(/^Dan Price.*Clear/)).toBeTruthy();
  const [first] = within(screen.getByRole('list', { name: 'workers' })).getAllByRole('button');
  expect(first?.textContent).toMatch(/^Dan Price/);
  expect(await row(/^Ola Price.*Card expired on 15\/11\/2026 ?Cannot work$/)).toBeTruthy();
  screen.getByRole('link', { name: 'Open Ola Price' });
});

it('finds the worker named in the link', async () => {
  renderWithApi(
    <StartSheet projectId={1} sessions={[]} worker="Dan Price" onClose={onClose} />,
    aSessionUser(),
    answer(labourApi.gangs, () => []),
    answer(workforceApi.list, () => [aWorker(), aWorker({ id: 3, firstName: 'Ola' })]),
  );
  expect(await row(/^Dan Price/)).toBeTruthy();
  expect(screen.queryByText('Ola Price')).toBeNull();
});

it('says beneath a worker why they were not started', async () => {
  const refuse = answer(labourApi.start, () => {
    throw new Refused(crewAlreadyWorking);
  });
  show([refuse]);
  await screen.findByRole('tab', { name: 'Worker' });
  await open('Worker');
  await userEvent.click(await row(/^Dan Price/));
  expect((await screen.findByRole('alert')).textContent).toBe('This crew is already at work.');
});

it('starts a company by its headcount', async () => {
  const started = show();
  await screen.findByRole('tab', { name: 'Company' });
  await open('Company');
  await fillIn(screen.getByLabelText('Company', { selector: 'input' }), 'Dunmore Civils');
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  await screen.findByText('Dunmore Civils started');
  expect(started).toMatchObject([
    { crewKind: 'company', company: 'Dunmore Civils', operatives: 2, projectId: 1 },
  ]);
});

it('says that the company is at work here already, and starts other people all the same', async () => {
  const atWork = {
    ...{ crewKind: 'company' as const, name: 'Wharfe Cladding', company: 'Wharfe Cladding' },
    ...{ gangId: null, operatives: 5 },
  };
  const started = show([], [aLabourSession(atWork)]);
  await screen.findByRole('tab', { name: 'Company' });
  await open('Company');
  const company = screen.getByLabelText('Company', { selector: 'input' });
  await fillIn(company, 'Ribble Roofing');
  expect(screen.queryByText(/already at work here/)).toBeNull();
  await userEvent.clear(company);
  await fillIn(company, 'wharfe cladding Ltd');
  screen.getByText(
    'Wharfe Cladding is already at work here since 07:30 (5 people). Start another crew only for other people.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await vi.waitFor(() => expect(started).toHaveLength(1));
});

it('starts nobody while the earlier time is missing, and shows a refused one at its field', async () => {
  const refuse = answer(labourApi.start, () => {
    throw refusedAt('startedAt', startInFuture);
  });
  show([refuse]);
  const gang = await row(/^Bower Steel/);
  await userEvent.click(screen.getByText('Started earlier?'));
  await userEvent.click(gang);
  screen.getByText('Enter the time, or close this to use now');
  const time = screen.getByLabelText('Time');
  await waitFor(() => expect(document.activeElement).toBe(time));
  await fillIn(time, '23:59');
  await userEvent.click(gang);
  await screen.findByText(startInFuture.message);
  expect(screen.getAllByText(startInFuture.message)).toHaveLength(1);
  expect(time.getAttribute('aria-invalid')).toBe('true');
});

it('does not start a machine whose certificate has expired', async () => {
  const started = show([answer(plantApi.list, () => [aPlantHire({ certificate: 'expired' })])]);
  await screen.findByRole('tab', { name: 'Plant' });
  await open('Plant');
  const machine = await row(/^13 t excavator.*Certificate expired$/);
  await userEvent.click(machine);
  expect(machine.getAttribute('aria-disabled')).toBe('true');
  expect(started).toEqual([]);
});

it('asks for the name of the company', async () => {
  const started = show();
  await screen.findByRole('tab', { name: 'Company' });
  await open('Company');
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Company is required')).toBeTruthy();
  expect(started).toEqual([]);
});

it('saves a company as a gang, and starts that', async () => {
  const saved: object[] = [];
  const save = answer(labourApi.createGang, (_, body) => {
    saved.push(body);
    return aGang({ id: 9 });
  });
  const started = show([save]);
  await screen.findByRole('tab', { name: 'Company' });
  await open('Company');
  await fillIn(screen.getByLabelText('Company', { selector: 'input' }), 'Dunmore Civils');
  await userEvent.click(screen.getByLabelText('Save as gang'));
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved).toMatchObject([{ name: 'Dunmore Civils', company: 'Dunmore Civils' }]);
  expect(started).toMatchObject([{ crewKind: 'gang', gangId: 9 }]);
});
