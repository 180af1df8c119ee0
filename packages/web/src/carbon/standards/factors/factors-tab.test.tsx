import { aFactor } from '@sitewright/domain/carbon/factor.fixture';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../../testing/fake-api.ts';
import { fillIn } from '../../../testing/fill-in.ts';
import { anOwnFactor, openStandards } from '../open-standards.fixture.tsx';

beforeAll(async () => {
  await import('./factors-tab.tsx');
  await import('./factor-sheet.tsx');
});
afterEach(cleanup);

const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const row = (name: RegExp) => screen.findByRole('row', { name });
const concrete = '19_500_5020_15_1';

describe('the factors', () => {
  it('are those of the edition of today, and of any other that is chosen', async () => {
    openStandards({ search: '?tab=factors' });
    expect((await row(/^Concrete/)).textContent).toContain('118.80307');
    screen.getByText(/Company Reporting 2026, DESNZ and Defra\.$/);
    await userEvent.click(screen.getByRole('link', { name: '2023' }));
    await waitFor(async () => expect((await row(/^Concrete/)).textContent).toContain('131.75138'));
    screen.getByText(/Company Reporting 2023, DESNZ and Defra\.$/);
  });

  it('are found by words, official id and category', async () => {
    openStandards({ search: '?tab=factors&category=plant' });
    await row(/^Diesel/);
    expect(screen.queryByRole('row', { name: /^Concrete/ })).toBeNull();
    cleanup();
    openStandards({ search: `?tab=factors&q=${concrete}` });
    await row(/^Concrete/);
    expect(screen.queryByRole('row', { name: /^Diesel/ })).toBeNull();
  });

  it('show an own figure with the official one that it replaces, and why', async () => {
    openStandards({
      search: '?tab=factors',
      answers: [
        answer(carbonStandardsApi.listFactors, () => [
          aFactor({ official: '118.80307', value: '95', source: 'own', reason: 'Low-carbon mix' }),
        ]),
      ],
    });
    const { textContent } = await row(/^Concrete/);
    for (const text of ['95', 'Own override', 'Instead of 118.80307: Low-carbon mix'])
      expect(textContent).toContain(text);
  });
});

describe('a factor', () => {
  const openFactor = `?tab=factors&factor=${concrete}`;

  it('shows its editions side by side, and where it was one copy only', async () => {
    openStandards({ search: openFactor });
    const table = within(await screen.findByRole('table', { name: 'By edition' }));
    expect(table.getAllByRole('row').map((line) => line.textContent)).toEqual([
      'Editionkg CO₂e per tChange',
      '2026118.80307one copy only0.0%',
      '2025118.793060.0%',
      '2024118.75127−9.9%',
      '2023131.75138',
    ]);
    screen.getByText(concrete);
    screen.getByText(/^Only one copy of the official table/);
  });

  it('is overridden for its year, with the reason', async () => {
    const sent: object[] = [];
    openStandards({
      search: openFactor,
      answers: [
        answer(carbonStandardsApi.addFactor, (_url, body) => {
          sent.push(body);
          return anOwnFactor();
        }),
      ],
    });
    await press('Override 2026');
    const form = within(await screen.findByRole('form', { name: /^Override Concrete/ }));
    await userEvent.type(form.getByLabelText('kg CO₂e per t'), '95');
    await press('Save');
    await form.findByText('Reason is required');
    await fillIn(form.getByLabelText('Reason'), 'Low-carbon mix');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      ...{ source: 'own', replaces: concrete, year: 2026, unit: 't', category: 'materials' },
      reason: 'Low-carbon mix',
    });
  });

  it('goes back to the official figure', async () => {
    const retired: string[] = [];
    openStandards({
      search: openFactor,
      answers: [
        answer(carbonStandardsApi.listFactors, () => [
          aFactor({ year: 2026, official: '118.80307' }),
        ]),
        answer(carbonStandardsApi.listOwnFactors, () => [
          anOwnFactor({ id: 31, replaces: concrete, year: 2026, source: 'own' }),
        ]),
        answer(carbonStandardsApi.retireFactor, ({ pathname }) => {
          retired.push(pathname);
          return anOwnFactor({ id: 31 });
        }),
      ],
    });
    await press('Restore official factor');
    await press('Restore');
    await waitFor(() => expect(retired).toEqual(['/api/carbon-factors/31']));
  });

  it('is not overridden by who may only read', async () => {
    openStandards({ search: openFactor, role: 'Site Manager' });
    const button = await screen.findByRole('button', { name: 'Override 2026' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});
