import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../../testing/fake-api.ts';
import { fillIn } from '../../../testing/fill-in.ts';
import { aSet, openStandards } from '../open-standards.fixture.tsx';

beforeAll(async () => {
  await import('./sets-tab.tsx');
  await import('../import/import-factors.tsx');
});
afterEach(cleanup);

const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const last = (name: string) => screen.getAllByRole('button', { name }).at(-1) as HTMLElement;

describe('the sets', () => {
  it('show their state, their licence and whom to credit; only a draft can be published', async () => {
    openStandards({ search: '?tab=sets' });
    const cardOf = async (name: string) => (await screen.findByText(name)).closest('li');
    const [official, ours] = [await cardOf('Official'), await cardOf('ICE of ours')];
    expect(official?.textContent).toContain('Published');
    expect(within(official as HTMLElement).queryByRole('button')).toBeNull();
    expect(ours?.textContent).toContain('V4.0 · 2 factors · licence: CE-2026-77');
    expect(ours?.textContent).toContain('Circular Ecology');
  });

  it('are published in the version that was seen, or discarded', async () => {
    const sent: unknown[] = [];
    openStandards({
      search: '?tab=sets',
      answers: [
        answer(carbonStandardsApi.publishSet, ({ pathname }, body) => {
          sent.push(pathname, body);
          return aSet({ status: 'published' });
        }),
        answer(carbonStandardsApi.discardSet, ({ pathname }) => {
          sent.push(pathname);
          return new Response(null, { status: 204 });
        }),
      ],
    });
    await press('Publish');
    await screen.findByText('Publish ICE of ours?');
    await userEvent.click(last('Publish'));
    await waitFor(() =>
      expect(sent).toEqual(['/api/carbon-factor-sets/5/publication', { version: 1 }]),
    );
    await waitFor(() => expect(screen.queryByText('Publish ICE of ours?')).toBeNull());
    await press('Discard');
    await screen.findByText('Discard ICE of ours?');
    await userEvent.click(last('Discard'));
    await waitFor(() => expect(sent[2]).toBe('/api/carbon-factor-sets/5'));
  });
});

const csv =
  'Material,Embodied carbon (kgCO2e/kg),Density\nSteel rebar,1.72,"7,850"\nMystery,lots,\n';

describe('importing a workbook', () => {
  it('leaves out rows that are no factor, and asks for the licence before it makes a draft', async () => {
    const sent: object[] = [];
    const { container } = openStandards({
      search: '?step=import',
      answers: [
        answer(carbonStandardsApi.importSet, (_url, body) => {
          sent.push(body);
          return aSet({ factors: 1 });
        }),
      ],
    });
    await screen.findByRole('heading', { name: 'Choose your ICE workbook' });
    const box = container.querySelector<HTMLInputElement>('input[type=file]');
    if (box) await userEvent.upload(box, new File([csv], 'ice.csv', { type: 'text/csv' }));
    await press('Check 2 rows');
    expect((await screen.findByRole('row', { name: /^3/ })).textContent).toBe(
      '3FactorFactor must be a numberlots',
    );
    await press('Import 1 row');
    await screen.findByText('Licence reference is required');
    await fillIn(screen.getByLabelText('Edition'), 'V4.0');
    await fillIn(screen.getByLabelText('Licence reference'), 'CE-2026-77');
    await press('Import 1 row');
    await screen.findByText(/1 factor\. Publish it to use its factors\.$/);
    expect(sent[0]).toMatchObject({
      edition: 'V4.0',
      licenceReference: 'CE-2026-77',
      rows: [{ name: 'Steel rebar', unit: 'kg', density: '7850.000' }],
    });
    await press('View sets');
    await screen.findByText('ICE of ours');
  });

  it('reads a table below its title, rounds what a spreadsheet calculated, and asks why a factor is 0', async () => {
    const sent: object[] = [];
    const { container } = openStandards({
      search: '?step=import',
      answers: [
        answer(carbonStandardsApi.importSet, (_url, body) => {
          sent.push(body);
          return aSet({ factors: 2 });
        }),
      ],
    });
    await screen.findByRole('heading', { name: 'Choose your ICE workbook' });
    const lines = [
      'Our factors 2026',
      'Checked by Helen',
      'Material,Factor,Reason for zero',
      'Brick,0.13170731707317074,',
      'Reclaimed brick,0,Counted by its first use',
      'Block,0,',
    ];
    const box = container.querySelector<HTMLInputElement>('input[type=file]');
    if (box) await userEvent.upload(box, new File([lines.join('\n')], 'own.csv'));
    const header = await screen.findByLabelText<HTMLSelectElement>('Row with the column names');
    expect(header.value).toBe('3');
    await userEvent.selectOptions(header, '2');
    await screen.findByRole('button', { name: 'Check 4 rows' });
    await userEvent.selectOptions(screen.getByLabelText('Row with the column names'), '3');
    await press('Check 3 rows');
    await screen.findByText(/Row 4: Rounded to 0\.131707317073\.$/);
    expect((await screen.findByRole('row', { name: /^6/ })).textContent).toContain(
      'If it is 0 by definition',
    );
    await fillIn(screen.getByLabelText('Edition'), 'V4.0');
    await fillIn(screen.getByLabelText('Licence reference'), 'CE-2026-77');
    await press('Import 2 rows');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      rows: [{ value: '0.131707317073' }, { zeroReason: 'Counted by its first use' }],
    });
  });
});
