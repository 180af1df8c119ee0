import { carbonApi } from '@sitewright/domain/carbon/api';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { aCarbonEntry, aFactor, carbonAnswers, kestrel } from '../carbon-answers.fixture.ts';
import { AddEntry } from '../entry-form/add-entry.tsx';
import { openFootprint } from '../open-footprint.fixture.tsx';

// Loads the lazy parts before the timeout of the first test starts.
beforeAll(async () => {
  await import('../charts/months-chart.tsx');
  await import('./change-factors.tsx');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const factor = { id: 'own-1', name: 'Reinforcing bar', source: 'epd', year: 2026 } as const;
const metals = '19_500_5028_15_1';
const use = {
  factor,
  averages: ['Metals, primary material production'],
  entries: 2,
  kilograms: '9554.871450',
};
const changed = {
  projectId: 7,
  name: factor.name,
  factorId: factor.id,
  before: '9554.871450',
  after: '1855.000000',
  count: 2,
  entries: [{ factorId: metals, carbonEntryIds: [31, 32] }],
  materials: [{ materialId: 4, factorId: metals }],
};
const sentence =
  '2 entries use an average (Metals, primary material production). A better factor is available: Reinforcing bar (Supplier EPD 2026).';

const answers = [
  answer(carbonApi.betterFactors, () => [use]),
  answer(carbonApi.listBySlug, () => [aCarbonEntry({ betterFactor: factor })]),
  answer(carbonApi.previewFactorChange, () => changed),
];

it('says which entries use an average, and changes them all after saying what that does', async () => {
  const undone = vi.fn();
  openFootprint({
    answers: [
      ...answers,
      answer(carbonApi.changeFactors, () => changed),
      answer(carbonApi.undoFactorChange, (_, body) => {
        undone(body);
        return { ...changed, count: 2 };
      }),
    ],
  });
  await screen.findByText(sentence);
  await screen.findByText('Better factor available');
  await userEvent.click(screen.getByRole('button', { name: 'Change all…' }));
  const dialog = within(
    await screen.findByRole('alertdialog', {
      name: 'Change to Reinforcing bar (Supplier EPD 2026)?',
    }),
  );
  await dialog.findByText(
    '2 entries change from 9.55 t to 1.86 t CO₂e. 1 material uses this factor for new deliveries.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Change all' }));
  await screen.findByText('2 entries changed');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('2 entries restored');
  const { factorId, entries, materials } = changed;
  expect(undone).toHaveBeenCalledWith({ factorId, entries, materials });
});

it('tells a viewer who may change them', async () => {
  openFootprint({ answers, user: aSessionUser({ role: 'Viewer' }) });
  await screen.findByText(sentence);
  const button = screen.getByRole('button', { name: 'Change all…' });
  expect(button.title).toMatch(/^Only a Managing Director.* can change the factor of materials\.$/);
});

it('suggests the best factor for what is typed, and uses it with one press', async () => {
  const factors = [
    aFactor({ id: 'own-1', source: 'epd', name: 'Reinforcing bar', year: 2026, value: '742' }),
    aFactor({ id: metals, name: 'Metals, primary material production' }),
  ];
  renderWithApi(
    <AddEntry project={kestrel} onClose={() => {}} />,
    aSessionUser({ role: 'Director' }),
    answer(carbonStandardsApi.listFactors, () => factors),
    ...carbonAnswers,
  );
  const fields = within(await screen.findByRole('form', { name: 'Add carbon entry' }));
  await userEvent.click(fields.getByRole('radio', { name: 'Materials' }));
  await fillIn(fields.getByLabelText('Entry'), 'T16 rebar');
  await fields.findByText('Suggested factor: Reinforcing bar (Supplier EPD 2026).');
  await userEvent.click(fields.getByRole('button', { name: 'Use this factor' }));
  expect(fields.getByLabelText<HTMLInputElement>('Factor').value).toBe('Reinforcing bar');
  expect(fields.queryByText(/^Suggested factor/)).toBeNull();
});
