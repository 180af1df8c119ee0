import { carbonApi } from '@sitewright/domain/carbon/api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { fakeXhr } from '../../testing/fake-xhr.ts';
import { aCarbonEntry, aTerm, attribution } from '../carbon-answers.fixture.ts';
import { openFootprint } from '../open-footprint.fixture.tsx';

// Loads the lazy parts before the timeout of the first test starts.
beforeAll(async () => {
  await import('../charts/months-chart.tsx');
  await import('./entry-sheet.tsx');
  await import('../actions/delete-entry.tsx');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (entry = aCarbonEntry(), user = aSessionUser({ role: 'Director' })) =>
  openFootprint({
    search: '?entry=31',
    user,
    answers: [
      answer(carbonApi.read, () => entry),
      answer(carbonApi.removeFile, () => aCarbonEntry()),
      answer(carbonApi.remove, () => new Response(null, { status: 204 })),
    ],
  });
const sheet = async (name = 'Concrete C32/40') =>
  within(await screen.findByRole('dialog', { name }));

it('explains every kilogram: the sum, the row of the factor, source, year, module and scope', async () => {
  open();
  const entry = await sheet();
  const direct = within(await entry.findByRole('region', { name: 'Calculation' }));
  direct.getByText('2.4 t × 118.75127 kg/t = 285.003 kg CO₂e');
  direct.getByText('Row 19_500_5020_15_1 · DESNZ 2026 · Module A1–A3 · Scope 3');
  entry.getByText(attribution);
});

it('says that its factor is of an earlier edition', async () => {
  open(aCarbonEntry({ date: '2027-01-15' }));
  (await sheet()).getByText('2026 factor, 2027 not published yet');
});

it('shows well to tank and biogenic separately', async () => {
  open(
    aCarbonEntry({
      terms: [
        aTerm(),
        aTerm({ kind: 'wtt', label: 'WTT of gas oil', kilograms: '12.300000', sum: 'so' }),
        aTerm({ kind: 'biogenic', scope: 'outside', label: 'HVO', kilograms: '4.000000' }),
      ],
    }),
  );
  const entry = await sheet();
  within(await entry.findByRole('region', { name: 'Well to tank' })).getByText('12.300 kg');
  within(entry.getByRole('region', { name: 'Biogenic' })).getByText(/Outside of scopes$/);
});

it('leads to what posted it, and goes only with that', async () => {
  open(aCarbonEntry({ deliveryId: 5 }));
  const entry = await sheet();
  const link = await entry.findByRole('link', { name: 'Delivery (site diary)' });
  expect(link.getAttribute('href')).toContain('/project/kestrel-wharf?date=2026-11-12');
  entry.getByText(/^This entry comes from a delivery/);
  expect(entry.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true');
});

it('shows who posted it, and when', async () => {
  open({ ...aCarbonEntry(), createdByName: 'Ben Holt' } as ReturnType<typeof aCarbonEntry>);
  const entry = await sheet();
  await entry.findByText('Ben Holt, 12/11/2026 09:00');
  entry.getByText('Added by hand');
});

it.each([
  ['2026-11-11', 'EPD expired 11/11/2026'],
  ['2026-11-12', null],
])('shows an EPD valid until %s on the day of the entry as %s', async (expires, words) => {
  open(aCarbonEntry({ factorSource: 'epd', factorExpiresOn: expires }));
  const entry = await sheet();
  await entry.findByText('Added by hand');
  expect(entry.queryByText(/^EPD expired/)?.textContent ?? null).toBe(words);
});

it('says why a draft counts nowhere', async () => {
  open(
    aCarbonEntry({
      status: 'draft',
      carbonEmitted: null,
      terms: [],
      missing: [{ field: 'factorId', message: 'There is no official 2026 factor for this item.' }],
    }),
  );
  const entry = await sheet();
  await entry.findByText(
    'This draft is not in any total. There is no official 2026 factor for this item.',
  );
});

it('lists what the note of hazardous waste lacks by law', async () => {
  open(
    aCarbonEntry({
      source: 'Asbestos sheets',
      category: 'waste',
      wasteCode: '17 06 05*',
      isHazardousWaste: true,
      transferNote: { carrierName: 'Cragg Haulage', transferredOn: '2026-11-12' },
      transferGaps: ['Producer SIC code'],
    }),
  );
  const entry = await sheet('Asbestos sheets');
  await entry.findByText('Hazardous');
  const note = within(entry.getByRole('region', { name: 'Consignment note' }));
  note.getByText('Cragg Haulage');
  note.getByText('12/11/2029');
  entry.getByText('Producer SIC code');
});

it('sends a file, and removes one', async () => {
  const file = { id: 9, url: '/f/9', filename: 'ticket.pdf', size: 1200, type: 'application/pdf' };
  const { requests } = open(aCarbonEntry({ uploadedFiles: [file] }));
  const entry = await sheet();
  expect((await entry.findByRole('link', { name: 'ticket.pdf' })).getAttribute('href')).toBe(
    '/f/9',
  );
  await userEvent.click(entry.getByRole('button', { name: 'Remove ticket.pdf' }));
  await waitFor(() => expect(requests).toContain('DELETE /api/carbon-entries/31/files/9'));
  const xhrs = fakeXhr();
  const [box] = document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]');
  await userEvent.upload(
    box as HTMLInputElement,
    new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(xhrs[0]?.url).toBe('/api/carbon-entries/31/files'));
});

it('goes to the recycle bin', async () => {
  const { requests, history } = open();
  const entry = await sheet();
  await userEvent.click(await entry.findByRole('button', { name: 'Delete' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Delete Concrete C32/40?' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Concrete C32/40 moved to the recycle bin');
  expect(requests).toContain('DELETE /api/carbon-entries/31');
  expect(history.location.search).toBe('');
});

it('shows neither file upload nor actions to a user who may only read', async () => {
  open(aCarbonEntry({ createdBy: 2 }), aSessionUser({ role: 'Viewer' }));
  const entry = await sheet();
  await entry.findByText('You can only change entries you added.');
  expect(entry.queryByRole('group', { name: /Add files/ })).toBeNull();
});
