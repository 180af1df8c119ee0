import { labourApi } from '@sitewright/domain/labour/api';
import type { StandingCost } from '@sitewright/domain/labour/labour-session';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { StandingCosts } from './standing-costs.tsx';

afterEach(cleanup);

const show = (...reasons: StandingCost[]) =>
  renderWithApi(
    <StandingCosts project={aProject({ id: 1 })} from="2026-11-12" to="2026-11-13" />,
    aSessionUser(),
    answer(labourApi.standing, () => ({ reasons })),
  );
const rows = async () =>
  (await screen.findAllByRole<HTMLTableRowElement>('row')).map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent).join(' | '),
  );

const weather: StandingCost = {
  reason: 'weather',
  hours: '6.3',
  paidHours: '6.3',
  cost: '154.35',
};

it('shows the cost of waiting, by reason and in total', async () => {
  const { requests } = show(weather, {
    ...weather,
    reason: 'materials',
    hours: '1.5',
    cost: '36.75',
  });
  expect(await rows()).toEqual([
    'Reason | Hours | At agreed rates',
    'Weather | 6.3 | £154.35',
    'Materials | 1.5 | £36.75',
    'Total | £191.10',
  ]);
  expect(requests).toEqual(['GET /api/projects/1/standing-costs?from=2026-11-12&to=2026-11-13']);
});

it('shows only the hours to a user who may not see money', async () => {
  show({ ...weather, cost: null });
  expect(await rows()).toEqual(['Reason | Hours', 'Weather | 6.3']);
});

it('leaves out unpaid breaks', async () => {
  show({ reason: 'lunch', hours: '4.5', paidHours: '0.0', cost: null });
  expect(await screen.findByText('No standing time.')).toBeTruthy();
});
