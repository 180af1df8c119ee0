import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { GateCheck } from '@sitewright/domain/workforce/on-site';
import { aWorker } from '@sitewright/domain/workforce/worker.fixture';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../../testing/signed-in-answers.ts';
import type { TableView } from '../../ui/table/table-view.ts';
import { badgeIn } from './badge-in.ts';
import { Gate } from './gate.tsx';

afterEach(cleanup);

const reasons = ['Card expired on 14/11/2026', 'Not inducted on this contract'];
const refused: GateCheck = {
  ...aWorker(),
  name: 'Dan Price',
  verdict: { state: 'cannot', reason: reasons[0] ?? '', reasons },
};

const open = (
  view: TableView,
  give: () => GateCheck = () => refused,
  verdict: GateCheck['verdict'] = refused.verdict,
) => {
  const seen: TableView[] = [];
  const { requests } = renderWithApi(
    <Gate view={view} onView={(next) => seen.push(next)} today="2026-11-15" />,
    aSessionUser(),
    answer(workforceApi.gate, give),
    answer(workforceApi.list, () => [aWorker({ verdict })]),
    ...signedInAnswers,
  );
  return { requests, seen };
};

it('shows at the gate of a contract who cannot go in, with every reason', async () => {
  const { requests } = open({ gate: 'badge-of-dan-price', contract: aProject().slug });
  const verdict = await screen.findByText('Cannot work');
  await screen.findByText('Quay Street', { selector: 'p' });
  expect(verdict.parentElement?.textContent).toBe(`Cannot workQuay Street${reasons.join('')}`);
  expect(requests.filter((path) => path.includes('/gate/'))).toEqual([
    'GET /api/gate/badge-of-dan-price?projectId=1',
  ]);
});

it('says in words that no worker has the badge', async () => {
  open({ gate: 'badge-of-nobody', contract: aProject().slug }, () => {
    throw new Refused(notFound);
  });
  await screen.findByRole('heading', { name: 'Badge not recognised' });
});

it('takes the code below the picture where nothing can scan', async () => {
  const { seen } = open({ show: 'gate', contract: aProject().slug });
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  screen.getByText('Enter the whole code, at least 10 characters.');
  await fillIn(await screen.findByLabelText('Or enter the code'), 'badge-of-dan-price');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(seen).toEqual([{ gate: 'badge-of-dan-price', contract: aProject().slug }]);
});

it('finds a person without a badge by name, with the reason why they cannot work', async () => {
  open({ show: 'gate', contract: aProject().slug });
  await fillIn(await screen.findByLabelText('Name or company'), 'dan');
  const found = await screen.findByRole('link', { name: 'Dan Price' });
  expect(found.closest('li')?.textContent).toContain(`${reasons[0]}Cannot work`);
  const way = screen.getByRole('link', { name: 'Open Dan Price' });
  expect(way.getAttribute('href')).toBe('/workforce/edit/1');
});

it('inducts a person who was found by name', async () => {
  const verdict = { state: 'cannot' as const, reason: reasons[1] ?? '', reasons: [] };
  open({ show: 'gate', contract: aProject().slug }, undefined, verdict);
  await fillIn(await screen.findByLabelText('Name or company'), 'dan');
  await userEvent.click(await screen.findByRole('button', { name: 'Induct Dan Price' }));
  await screen.findByRole('dialog', { name: 'Induct Dan Price' });
});

it('says nothing about a worker before the contract is chosen', async () => {
  open({ gate: 'badge-of-dan-price' });
  await screen.findByText(/^Choose which contract this gate is for\./);
  expect(screen.queryByText('Cannot work')).toBeNull();
});

it.each([
  ['https://sitewright.example/workforce?gate=k3-badge-of-dan', 'k3-badge-of-dan'],
  [' k3-badge-of-dan ', 'k3-badge-of-dan'],
  ['https://elsewhere.example/k3', undefined],
])('reads %s as a badge', (text, badge) => {
  expect(badgeIn(text)).toBe(badge);
});
