import { overviewApi } from '@sitewright/domain/overview/api';
import { anOverview } from '@sitewright/domain/overview/overview.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { ChangeStatus } from './change-status.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wharf = aProject({ id: 4, name: 'Kestrel Wharf', status: 'active' });

function open(project: Project, { openIssues = 0, role = 'Site Manager' as const } = {}) {
  const sent: object[] = [];
  renderWithApi(
    <OpenDialog project={project} />,
    aSessionUser({ role }),
    answer(overviewApi.contracts, () => [anOverview({ projectId: 4, openIssues })]),
    answer(projectsApi.list, () => []),
    answer(projectsApi.edit, (_, { organizationId, ...body }) => {
      sent.push(body);
      return { ...project, ...body } as Project;
    }),
  );
  return { sent };
}

function OpenDialog({ project }: { project: Project }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <ChangeStatus project={project} onClose={() => setOpen(false)} />;
}

const button = (name: string) => screen.findByRole('button', { name });

it('offers where the contract can go, and says why it cannot be completed yet', async () => {
  open(wharf, { openIssues: 2 });
  await screen.findByText('This contract has 2 open issues. Close them first.');
  const complete = await button('Complete');
  expect(complete.getAttribute('aria-disabled')).toBe('true');
  const offered = within(screen.getByRole('list')).getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Put on hold',
    'Complete',
    'Cancel contract',
  ]);
});

it('asks why a contract is put on hold, and offers the way back', async () => {
  const { sent } = open(wharf);
  await userEvent.click(await button('Put on hold'));
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: 'Put on hold' });
  await userEvent.click(confirm);
  expect(sent).toEqual([]);
  await fillIn(screen.getByLabelText('Reason'), 'Waiting for steel');
  await userEvent.click(confirm);
  await screen.findByText('Kestrel Wharf is on hold.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(await button('Undo'));
  await screen.findByText('Kestrel Wharf is active.');
  expect(sent).toEqual([
    { status: 'on-hold', statusReason: 'Waiting for steel' },
    { status: 'active', statusReason: null },
  ]);
});

it('warns that completing is final, and offers no way back', async () => {
  const { sent } = open(wharf);
  await userEvent.click(await button('Complete'));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Complete Kestrel Wharf?' }),
  );
  dialog.getByText('This is final. A completed contract cannot be reopened.');
  await userEvent.click(dialog.getByRole('button', { name: 'Complete' }));
  await screen.findByText('Kestrel Wharf is completed.');
  expect(sent).toEqual([{ status: 'completed', statusReason: '' }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says of a contract that is over that it stays so', async () => {
  open({ ...wharf, status: 'cancelled' });
  await screen.findByText('This contract is cancelled. Its status can no longer change.');
});
