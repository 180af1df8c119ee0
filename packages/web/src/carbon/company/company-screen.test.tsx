import { footprintApi } from '@sitewright/domain/carbon/api';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { aFootprint, carbonAnswers, contractFootprint } from '../carbon-answers.fixture.ts';
import { CompanyScreen } from './company-screen.tsx';

// Loads the lazy parts before the timeout of the first test starts.
beforeAll(async () => {
  await import('../charts/months-chart.tsx');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (user = aSessionUser({ role: 'Director' }), ...answers: Answer[]) =>
  renderWithApi(<CompanyScreen today="2026-11-12" />, user, ...answers, ...carbonAnswers);
const table = async () => within(await screen.findByRole('table', { name: 'Carbon by contract' }));

it('lists the contracts with their totals, against value and target', async () => {
  open();
  const link = await (await table()).findByRole('link', { name: 'Kestrel Wharf, Block C' });
  expect(link.getAttribute('href')).toBe('/carbon-footprint/kestrel-wharf');
  const row = link.closest('tr');
  expect(row?.textContent).toContain('612.40 t7.27 t38.60 t under to date');
});

it('says below its heading what the figures hold', async () => {
  open();
  const boundary = await screen.findByText(/^Boundary A1–A5\. Included: grid losses/);
  const head = screen.getByRole('heading', { level: 1 }).parentElement?.parentElement;
  expect(head?.contains(boundary)).toBe(false);
});

it('leads from what has no factor to where it can be mended', async () => {
  open(
    undefined,
    answer(footprintApi.contracts, () => [contractFootprint({ drafts: 2 })]),
  );
  const link = await screen.findByRole('link', { name: /^2 with no factor, Kestrel/ });
  expect(link.getAttribute('href')).toBe('/carbon-footprint/kestrel-wharf?status=draft');
});

it('marks figures by an earlier edition, in total and for each contract', async () => {
  const earlierEditions = [{ edition: 2026, year: 2027, terms: 12, kilograms: '3200.000000' }];
  const { totals, ...footprint } = aFootprint({ contract: null });
  open(
    undefined,
    answer(footprintApi.company, () => ({
      ...footprint,
      totals: { ...totals, earlierEditions },
    })),
    answer(footprintApi.contracts, () => [contractFootprint({ earlierEditions })]),
  );
  await screen.findByText(
    '2026 factor, 2027 not published yet: 3.20 t of the total, 12 calculations.',
  );
  await (await table()).findByText('2026 factor, 2027 not published yet');
});

it('shows no column for the contract value to a user who may not see it', async () => {
  open(aSessionUser({ role: 'Site Supervisor' }));
  expect((await table()).queryByRole('columnheader', { name: 'Per £100k' })).toBeNull();
});

it('has the same panels as a contract', async () => {
  open();
  await screen.findByRole('region', { name: 'Hotspots' });
  screen.getByRole('region', { name: 'By month, t CO₂e' });
  await screen.findByRole('table', { name: 'By supplier' });
});

it('says that there is no carbon yet', async () => {
  const none = { ...contractFootprint(), entries: 0, drafts: 0 };
  open(
    undefined,
    answer(footprintApi.company, () => aFootprint({ contract: null, totals: none })),
  );
  await screen.findByRole('heading', { name: 'No carbon yet' });
});

it('offers another try where it did not load', async () => {
  open(
    undefined,
    answer(footprintApi.company, () => new Response('{}', { status: 500 })),
  );
  await screen.findByText('The footprint did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The footprint did not load');
});
