import { footprintApi } from '@sitewright/domain/carbon/api';
import type { Restatement } from '@sitewright/domain/carbon/footprint';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openFootprint } from '../open-footprint.fixture.tsx';

// Loads the lazy parts before the timeout of the first test starts.
beforeAll(async () => {
  await import('../charts/months-chart.tsx');
  await import('./set-target.tsx');
  await import('./restate.tsx');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openMenu(user = aSessionUser({ role: 'Director' }), ...answers: Answer[]) {
  const view = openFootprint({ user, answers });
  await screen.findByRole('region', { name: 'Footprint figures' });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  return view;
}

it('sets a target in tonnes, which is stored in kilograms', async () => {
  const sent = vi.fn();
  await openMenu(
    undefined,
    answer(footprintApi.setTarget, (_, body) => {
      sent(body);
      return { projectId: 7, targetKilograms: '850500.000', area: null, version: 2 };
    }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Set target' }));
  const fields = within(await screen.findByRole('form', { name: 'Set target' }));
  const target = fields.getByLabelText<HTMLInputElement>('Target (t CO₂e) (optional)');
  expect(target.value).toBe('900');
  await userEvent.clear(target);
  await fillIn(target, '850.5');
  await userEvent.click(fields.getByRole('button', { name: 'Save' }));
  await screen.findByText('Target set to 850.50 t CO₂e');
  expect(sent).toHaveBeenCalledWith({ target: '850500' });
});

it('says who may set a target to a user who may not', async () => {
  await openMenu(aSessionUser({ role: 'Site Manager' }));
  const item = await screen.findByRole('menuitem', { name: /^Set target/ });
  expect(item.textContent).toMatch(/Only a Managing Director.* can set the carbon target\.$/);
});

const restated: Restatement = {
  year: 2026,
  before: { from: '2025-01-01', to: '2025-12-31', recorded: '10000', restated: '8000' },
  after: { from: '2026-01-01', to: '2026-11-15', recorded: '7000', restated: '7000' },
  change: '-3000.000000',
  activityEffect: '-1000.000000',
  factorEffect: '-2000.000000',
  keptTerms: 1,
};

it('splits a change into what was done differently and what was only counted so', async () => {
  const { requests } = await openMenu(
    undefined,
    answer(footprintApi.restate, () => restated),
  );
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Compare using one year’s factors' }),
  );
  const sheet = within(
    await screen.findByRole('dialog', { name: 'Compare using one year’s factors' }),
  );
  const changed = within(await sheet.findByRole('region', { name: 'Changes' }));
  changed.getByText('3.00 t less in total, as recorded.');
  changed.getByText('−1.00 t from site activity.');
  changed.getByText('−2.00 t from factor changes.');
  changed.getByText('1 calculation has no 2026 factor and is shown as recorded.');
  expect(changed.getByRole('row', { name: /^01\/01\/2025/ }).textContent).toContain(
    '10.00 t8.00 t',
  );
  await userEvent.selectOptions(sheet.getByLabelText('Factor year'), '2024');
  expect(requests.at(-1)).toContain('restatement?year=2024&beforeFrom=');
});
