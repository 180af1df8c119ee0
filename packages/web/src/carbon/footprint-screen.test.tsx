import { exportsApi } from '@sitewright/domain/activity/exports-api';
import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import { Page } from '@sitewright/domain/kernel/page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { followChanges } from '../platform/live.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import {
  aCarbonEntry,
  aFootprint,
  attribution,
  contractFootprint,
} from './carbon-answers.fixture.ts';
import { openFootprint } from './open-footprint.fixture.tsx';

// Loads the lazy parts before the timeout of the first test starts.
beforeAll(async () => {
  await import('./charts/months-chart.tsx');
  await import('./entry/entry-sheet.tsx');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const figures = async () =>
  within(await screen.findByRole('region', { name: 'Footprint figures' }));
const table = async () => within(await screen.findByRole('table', { name: 'Carbon entries' }));
const drafts = { ...contractFootprint(), drafts: 3 };

it('is in the frame of its contract, with the Carbon tab open', async () => {
  openFootprint();
  await screen.findByRole('heading', { level: 1, name: 'Kestrel Wharf, Block C' });
  const tabs = within(screen.getByRole('navigation', { name: 'Contract' }));
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Carbon');
});

it('shows the total, the distance from the target in words, and the data quality', async () => {
  openFootprint();
  const strip = await figures();
  expect(strip.getByText('Total emissions').closest('div')?.textContent).toBe(
    'Total emissions612.40 t CO₂e38.60 t under target to date',
  );
  strip.getByText('Company average 8.05 t');
  strip.getByText('of 214.6 t, from landfill');
  screen.getByText(
    'Boundary A1–A5. Included: grid losses 120.0 kg. Reported separately: WTT 1.20 t, biogenic 340.0 kg.',
  );
  await screen.findByText(attribution);
});

it('says over where it is over', async () => {
  const over = { ...contractFootprint(), underTarget: '-500.000000' };
  openFootprint({ answers: [answer(footprintApi.read, () => aFootprint({ totals: over }))] });
  (await figures()).getByText('500.0 kg over target to date');
});

it('shows the months as a table too, and ranks the hotspots', async () => {
  openFootprint();
  const months = within(await screen.findByRole('region', { name: 'By month, t CO₂e' }));
  await months.findByRole('img', { name: /Oct 91\.0 t/ });
  await userEvent.click(months.getByRole('button', { name: 'View as table' }));
  expect(months.getByRole('row', { name: /^Oct 2026/ }).textContent).toContain('80.00');
  const hotspots = within(screen.getByRole('region', { name: 'Hotspots' }));
  expect(hotspots.getByRole('listitem').textContent).toBe('Concrete C32/40Materials186.20 t30.4%');
});

it('shows six hotspots in one unit, and the others on request', async () => {
  const hotspots = [...Array(8).keys()].map((place) => ({
    source: `Source ${place}`,
    category: 'transport' as const,
    entries: 1,
    kilograms: place === 0 ? '12940.000000' : '333.000000',
    percent: '1.0',
  }));
  openFootprint({ answers: [answer(footprintApi.read, () => aFootprint({ hotspots }))] });
  const panel = within(await screen.findByRole('region', { name: 'Hotspots' }));
  const lines = () => panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()).toHaveLength(6);
  expect(lines()[1]).toBe('Source 1Transport0.33 t1.0%');
  await userEvent.click(panel.getByRole('button', { name: 'Show 2 more' }));
  expect(lines()).toHaveLength(8);
});

it('cuts the total by module, scope, supplier and quality', async () => {
  openFootprint();
  const rowOf = async (name: string) =>
    within(await screen.findByRole('table', { name })).getAllByRole('row')[1]?.textContent;
  expect(await rowOf('By module')).toBe('A1–A3 Products500.00 t81.6%');
  expect(await rowOf('By scope')).toBe('Scope 3, other612.40 t100.0%');
  expect(await rowOf('By supplier')).toBe('Pennick Concrete186.20 t30.4%');
  expect(await rowOf('By data quality')).toBe('Average factor612.40 t100.0%');
  screen.getByText('Score 0.70 of 1');
});

it('adds the smaller suppliers up, so that the shares are whole', async () => {
  const bySupplier = [...Array(10).keys()].map((index) => ({
    supplier: `Supplier ${index}`,
    kilograms: '61240.000000',
    percent: '10.0',
  }));
  openFootprint({ answers: [answer(footprintApi.read, () => aFootprint({ bySupplier }))] });
  const suppliers = within(await screen.findByRole('table', { name: 'By supplier' }));
  expect(suppliers.getAllByRole('row').at(-1)?.textContent).toBe('2 others122.48 t20.0%');
  expect(suppliers.queryByText('Supplier 8')).toBeNull();
});

it.each([
  [{ percent: '91.2', unweighed: 2 }, 'of 214.6 t, from landfill; 2 loads with no weight'],
  [{ percent: null, unweighed: 1 }, '1 load with no weight'],
  [{ percent: null, unweighed: 0 }, 'No waste yet'],
])('shows for %o what was not weighed', async (over, note) => {
  const waste = { tonnes: '214.6', hazardousTonnes: '0', ...over };
  openFootprint({ answers: [answer(footprintApi.read, () => aFootprint({ waste }))] });
  (await figures()).getByText(note);
});

it('marks waste whose papers lack something, and names its row in a few words', async () => {
  const waste = aCarbonEntry({ notes: 'Muck away', transferGaps: ['Producer SIC code'] });
  openFootprint({ answers: [answer(carbonApi.listBySlug, () => [waste])] });
  const rows = await table();
  await rows.findByText('Documents incomplete');
  rows.getByRole('button', { name: 'Actions for Concrete C32/40' });
});

it('lists the entries with factor, source and year', async () => {
  openFootprint();
  const row = (await (await table()).findByRole('link', { name: 'Concrete C32/40' })).closest('tr');
  expect([...(row?.cells ?? [])].map(({ textContent }) => textContent).slice(0, 9)).toEqual([
    '12/11/2026',
    'Concrete C32/40',
    'Materials',
    '2.4 t',
    '118.75127 kg/t',
    'DESNZ 2026',
    '285.0',
    'Pennick Concrete',
    'PO-NC-2041-0063',
  ]);
});

it('shows a quantity in the unit of its factor, and how it was entered', async () => {
  const entry = aCarbonEntry({ quantity: '1.000000', unit: 'm³' });
  openFootprint({ answers: [answer(carbonApi.listBySlug, () => [entry])] });
  const row = (await (await table()).findByRole('link', { name: 'Concrete C32/40' })).closest('tr');
  expect(row?.cells[3]?.textContent).toBe('2.4 t1 m³');
});

it('opens those without a factor from their figure', async () => {
  const requests: string[] = [];
  const { history } = openFootprint({
    answers: [
      answer(footprintApi.read, () => aFootprint({ totals: drafts })),
      answer(carbonApi.listBySlug, ({ searchParams }) => {
        requests.push(searchParams.get('status') ?? '');
        return [aCarbonEntry({ status: 'draft', carbonEmitted: null, factor: null })];
      }),
    ],
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Not in the total' }));
  await waitFor(() => expect(requests.at(-1)).toBe('draft'));
  expect(history.location.search).toBe('?status=draft');
  await (await table()).findByText('No factor');
});

it('asks for one category, and for the days that the address names', async () => {
  const { requests, history } = openFootprint({ search: '?from=2026-10-01&to=2026-10-31' });
  await userEvent.click(await screen.findByRole('button', { name: 'Waste' }));
  await waitFor(() =>
    expect(requests).toContain(
      'GET /api/projects/by-slug/kestrel-wharf/carbon-entries?from=2026-10-01&to=2026-10-31&category=waste&limit=50',
    ),
  );
  expect(requests).toContain(
    'GET /api/carbon-footprint/kestrel-wharf?from=2026-10-01&to=2026-10-31',
  );
  expect(history.location.search).toContain('category=waste');
});

it('chooses the days from a menu', async () => {
  const { history } = openFootprint();
  const [button] = await screen.findAllByRole('button', { name: 'Contract to date' });
  await userEvent.click(button as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Last month' }));
  await waitFor(() => expect(history.location.search).toBe('?from=2026-10-01&to=2026-10-31'));
});

it('loads more entries, and says that nothing matches', async () => {
  openFootprint({
    answers: [
      answer(carbonApi.listBySlug, ({ searchParams }) => {
        if (searchParams.get('q')) return [];
        return searchParams.has('cursor')
          ? [aCarbonEntry({ id: 1, source: 'The first' })]
          : new Page([aCarbonEntry()], 2);
      }),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByRole('link', { name: 'The first' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search carbon entries' }), 'zzz');
  await screen.findByText('Nothing matches 1 filter.');
});

it('exports all that match, with the line that the licence asks for', async () => {
  const blobs = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  openFootprint({
    answers: [answer(exportsApi.reportExport, () => new Response(null, { status: 204 }))],
  });
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(blobs).toHaveBeenCalled());
  const lines = (await (blobs.mock.lastCall as [Blob])[0].text()).split('\r\n');
  expect(lines[1]).toContain(
    'Concrete C32/40,Materials,2.4,t,,118.75127,kg CO₂e/t,19_500_5020_15_1',
  );
  expect(lines[2]).toBe(`"${attribution}"`);
});

it('says what to do first where there is no carbon yet', async () => {
  const none = { ...contractFootprint(), entries: 0, drafts: 0 };
  openFootprint({ answers: [answer(footprintApi.read, () => aFootprint({ totals: none }))] });
  await screen.findByRole('heading', { name: 'No carbon yet' });
  screen.getByText(/^Deliveries, plant and carbon entries are totalled here/);
});

it('offers another try where the footprint did not load', async () => {
  let isDown = true;
  openFootprint({
    answers: [
      answer(footprintApi.read, () =>
        isDown ? new Response('{}', { status: 500 }) : aFootprint(),
      ),
    ],
  });
  await screen.findByText('The footprint did not load');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await figures();
});

it('shows a user who may only read why they cannot add or print', async () => {
  openFootprint({ user: aSessionUser({ role: 'Viewer' }) });
  await figures();
  const [add] = screen.getAllByRole('button', { name: 'Add carbon entry' });
  expect(add?.getAttribute('aria-disabled')).toBe('true');
  expect(add?.getAttribute('aria-description')).toMatch(/^Only a Managing Director.* can add/);
});

it('reloads when another user changes an entry', async () => {
  const streams = fakeEventSource();
  let total = '612400.000000';
  const { client } = openFootprint({
    answers: [
      answer(footprintApi.read, () => aFootprint({ totals: { ...contractFootprint(), total } })),
    ],
  });
  await figures();
  const stop = followChanges(client);
  total = '700000.000000';
  streams[0]?.emit({ entity: 'carbonEntry', id: 31, action: 'update' });
  await waitFor(async () => (await figures()).getByText(/^700\.00/));
  stop();
});
