import { workforceApi } from '@sitewright/domain/workforce/api';
import type { WorkerTraining } from '@sitewright/domain/workforce/papers';
import { aWorker } from '@sitewright/domain/workforce/worker.fixture';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { tradesIn, tradesText } from './trades-text.ts';
import { TrainingMatrix } from './training-matrix.tsx';

afterEach(cleanup);

const { id: _, ...who } = aWorker();
const held = (competence: string, expiresOn: string | null) => ({
  id: 1,
  competence,
  expiresOn,
  reference: null,
});
const dan: WorkerTraining = {
  ...who,
  id: 1,
  competences: [held('IPAF', '2026-11-14'), held('Rigging', null)],
  missing: ['Working at height'],
};
const ivo: WorkerTraining = {
  ...who,
  id: 2,
  firstName: 'Ivo',
  competences: [held('IPAF', '2027-11-14')],
  missing: [],
};

const open = (missing?: string) =>
  renderWithApi(
    <TrainingMatrix view={{ missing }} onView={() => {}} today="2026-11-15" />,
    aSessionUser(),
    answer(workforceApi.training, () => [dan, ivo]),
  );

it('shows the expiry of each competence, and those that the trade lacks', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Dan Price/ });
  const words = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(words).toContain('Expired 14/11/2026');
  expect(words).toContain('No expiry');
  expect(words).toContain('Missing');
  screen.getByRole('columnheader', { name: /Rigging/ });
  screen.getByText('12 competences. Scroll the table sideways to see them all.');
});

it('narrows to those who have it not, or no longer', async () => {
  open('IPAF');
  await screen.findByRole('row', { name: /Dan Price/ });
  expect(screen.queryByRole('row', { name: /Ivo Price/ })).toBeNull();
});

it('reads what a trade needs as it writes it', () => {
  const trades = [{ jobTitle: 'Scaffolder', competences: ['Working at height', 'IPAF'] }];
  expect(tradesText({ trades })).toBe('Scaffolder: Working at height, IPAF');
  expect(tradesIn('Scaffolder:  Working at height,IPAF,\n\n')).toEqual(trades);
});
