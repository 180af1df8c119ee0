import type { CarbonSettingsChanges } from '@sitewright/domain/carbon/carbon-settings';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { problem, Refused } from '@sitewright/domain/kernel/problem';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../../testing/fake-api.ts';
import { fillIn } from '../../../testing/fill-in.ts';
import { openStandards, theSettings } from '../open-standards.fixture.tsx';

beforeAll(async () => {
  await import('./switch-standard.tsx');
  await import('./change-transport.tsx');
  await import('./restate-entries.tsx');
});
afterEach(cleanup);

const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the standard in force', () => {
  it('shows what the totals include, what is reported beside them, and who decided so', async () => {
    const setAt = '2026-11-12T08:30:00.000Z';
    openStandards({
      answers: [
        answer(carbonStandardsApi.readSettings, () =>
          theSettings({ statedYear: 2025, includesWtt: true, id: 4, setBy: 'Helen Marsh', setAt }),
        ),
      ],
    });
    await screen.findByText('2025 edition for all contracts');
    screen.getByText('Set by Helen Marsh, 12/11/2026 08:30.');
    const under = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(under('Included')).toContain('A4 Transport to site');
    expect(under('Included')).toContain('Well to tank (WTT)');
    expect(under('Reported separately')).toBe('Grid losses (T&D)Biogenic carbon (always)');
  });

  it('is read by everybody, and says who may change it', async () => {
    openStandards({ role: 'Viewer' });
    await screen.findByText(/^Only a Managing Director.* can change the carbon standard/);
    const button = await screen.findByRole('button', { name: 'Change standard' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    screen.getByRole('heading', { name: 'Carbon standards' });
  });

  it('goes back to the one before within a day', async () => {
    const undone: string[] = [];
    const undoableUntil = new Date(Date.now() + 3_600_000).toISOString();
    openStandards({
      answers: [
        answer(carbonStandardsApi.readSettings, () =>
          theSettings({ id: 4 + undone.length, undoableUntil, isUndone: undone.length > 0 }),
        ),
        answer(carbonStandardsApi.undoSettings, ({ pathname }) => {
          undone.push(pathname);
          return theSettings({ id: 5 });
        }),
      ],
    });
    await press('Undo this change');
    await press('Undo');
    await waitFor(() => expect(undone).toEqual(['/api/carbon-settings']));
    await screen.findByRole('button', { name: 'Redo' });
  });
});

const contract = (projectId: number, before: string, after: string, change: string) => ({
  ...{ projectId, before, after, change },
  slug: `c-${projectId}`,
  name: `Contract ${projectId}`,
  percent: '-2.5',
});

/** Two lots of one contract each. */
const preview = (requestedChanges: CarbonSettingsChanges[]) =>
  answer(carbonStandardsApi.preview, ({ searchParams }, body) => {
    requestedChanges.push(body as CarbonSettingsChanges);
    return searchParams.has('cursor')
      ? {
          contracts: [contract(8, '100.000000', '250.000000', '150.000000')],
          of: 2,
          next: null,
          keptTerms: 2,
        }
      : {
          contracts: [contract(7, '400000.000000', '390000.000000', '-10000.000000')],
          of: 2,
          next: 7,
          keptTerms: 1,
        };
  });

describe('another standard', () => {
  it('shows what it would change, contract by contract, before it is applied', async () => {
    const [requestedChanges, applied]: [CarbonSettingsChanges[], object[]] = [[], []];
    openStandards({
      answers: [
        preview(requestedChanges),
        answer(carbonStandardsApi.changeSettings, (_url, body) => {
          applied.push(body);
          return theSettings({ statedYear: 2025 });
        }),
      ],
    });
    await press('Change standard');
    await screen.findByText('This is the current standard.');
    await userEvent.selectOptions(screen.getByLabelText('Factors'), '2025');
    await userEvent.click(screen.getByLabelText('A5.4 Worker transport'));
    await press('Preview changes');
    const table = within(await screen.findByRole('table', { name: 'Changes by contract' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(4));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      'Contract 7400.00 t390.00 t−10.00 t−2.5%',
      'Contract 80.10 t0.25 t+0.15 t−2.5%',
      '2 contracts400.10 t390.25 t−9.85 t−2.5%',
    ]);
    await screen.findByText(/^3 calculations keep their current factor/);
    expect(applied).toEqual([]);
    await press('Apply to all contracts');
    await screen.findByRole('heading', { name: 'Carbon standards' });
    const switched = {
      modules: ['A1-A3', 'A4', 'A5.1', 'A5.2', 'A5.3'],
      includesLosses: false,
      includesWtt: false,
      statedYear: 2025,
    };
    expect(applied).toEqual([switched]);
    expect(requestedChanges).toEqual([switched, switched]);
  });

  it('is looked at again once something else is chosen', async () => {
    openStandards({ search: '?step=switch', answers: [preview([])] });
    await userEvent.click(await screen.findByLabelText('Well to tank (WTT)'));
    await press('Preview changes');
    await screen.findByRole('button', { name: 'Apply to all contracts' });
    await userEvent.click(screen.getByLabelText('Grid losses (T&D)'));
    expect(screen.queryByRole('button', { name: 'Apply to all contracts' })).toBeNull();
  });

  it('says why it could not be looked at', async () => {
    openStandards({
      search: '?step=switch',
      answers: [
        answer(carbonStandardsApi.preview, () => {
          throw new Refused(problem('busy', 503, 'We are busy just now.'));
        }),
      ],
    });
    await userEvent.click(await screen.findByLabelText('Well to tank (WTT)'));
    await press('Preview changes');
    await screen.findByText('We are busy just now.');
  });

  it('needs a module at least', async () => {
    openStandards({ search: '?step=switch' });
    const group = await screen.findByRole('group', { name: /^Included in the total/ });
    for (const box of within(group).getAllByRole('checkbox')) await userEvent.click(box);
    screen.getByText('Please choose at least one module.');
  });
});

describe('deliveries that do not say how far', () => {
  it('have a distance by their category, and one for all else', async () => {
    const sent: object[] = [];
    openStandards({
      answers: [
        answer(carbonStandardsApi.changeSettings, (_url, body) => {
          sent.push(body);
          return theSettings();
        }),
      ],
    });
    await press('Edit distances');
    const sheet = within(await screen.findByRole('form', { name: 'Default distances' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Remove Aggregates' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add category' }));
    const [, category] = sheet.getAllByLabelText('Category');
    const [, distance] = sheet.getAllByLabelText('km');
    await fillIn(category as HTMLElement, 'Steel');
    await userEvent.type(distance as HTMLElement, 'far');
    await press('Save distances');
    await sheet.findByText('Distance must be a number');
    await userEvent.clear(distance as HTMLElement);
    await userEvent.type(distance as HTMLElement, '120');
    await press('Save distances');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      distances: [
        { category: 'Concrete', distance: '20.0' },
        { category: 'Steel', distance: '120.0' },
      ],
      defaultDistance: '120.0',
      vehicleFactorId: '27_304_3140_14_1',
    });
  });
});

describe('a year whose factors are not published yet', () => {
  it('goes on with the latest edition once that is confirmed', async () => {
    const sent: object[] = [];
    openStandards({
      answers: [
        answer(carbonStandardsApi.readSettings, () =>
          theSettings({ usesPreviousEdition: sent.length > 0 }),
        ),
        answer(carbonStandardsApi.changeSettings, (_url, body) => {
          sent.push(body);
          return theSettings({ usesPreviousEdition: true });
        }),
      ],
    });
    await screen.findByText('Your own factor is needed until 2027 is published');
    await press('Keep using 2026 until 2027 is published');
    await press('Keep using 2026');
    await screen.findByText('Use 2026 factors, labelled as such, until 2027 is published');
    expect(sent).toEqual([{ usesPreviousEdition: true }]);
    screen.getByRole('button', { name: 'Stop using 2026' });
  });

  it('is restated with one click, after the totals before and after were seen', async () => {
    let isRestated = false;
    const contracts = [contract(3, '2570820.000000', '2583540.000000', '12720.000000')];
    const restatement = () => ({
      ...{ contracts: isRestated ? [] : contracts, entries: isRestated ? 0 : 41, keptEntries: 0 },
    });
    openStandards({
      answers: [
        answer(carbonStandardsApi.previewRestatement, restatement),
        answer(carbonStandardsApi.restateEntries, () => {
          const done = restatement();
          isRestated = true;
          return done;
        }),
      ],
    });
    await screen.findByText(/^41 entries use an earlier edition/);
    await press('Restate entries');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Restate 41 entries?' }));
    expect(dialog.getAllByRole('row')[1]?.textContent).toContain('2,570.82 t2,583.54 t+12.72 t');
    expect(isRestated).toBe(false);
    await press('Restate all');
    await screen.findByText('41 entries restated');
    await waitFor(() => expect(screen.queryByText(/use an earlier edition/)).toBeNull());
  });
});
