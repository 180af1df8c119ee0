import { Refused } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { usedSinceImport } from '@sitewright/domain/materials/import-rules';
import type { MaterialImport, RowVerdict } from '@sitewright/domain/materials/material-import';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { ImportMaterials } from './import-materials/import-materials.tsx';

afterEach(cleanup);

const run: MaterialImport = {
  id: 9,
  fileName: 'list.csv',
  state: 'pending',
  added: 1,
  changed: 0,
  undoneAt: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  createdBy: 1,
};

const verdicts: RowVerdict[] = [
  { line: 2, outcome: 'add', isNamesake: true, errors: [] },
  {
    line: 3,
    outcome: 'refused',
    errors: [{ column: 'purchaseCost', message: 'Cost must be a number' }],
  },
];

const csv = 'Code,Product,Price\nAGG-1,"Sand, sharp",29.90\nAGG-2,Gravel,ask\n';
const file = (text = csv, name = 'list.csv') => new File([text], name, { type: 'text/csv' });

/** Chooses the file, and goes on to where its rows are checked. */
async function check(...answers: Answer[]) {
  const sent: object[] = [];
  const { container } = renderWithApi(
    <ImportMaterials onClose={() => {}} />,
    aSessionUser({ role: 'Buyer' }),
    ...answers,
    answer(materialsApi.listImports, () => []),
    answer(materialsApi.startImport, () => run),
    answer(materialsApi.judgePart, (_url, body) => {
      sent.push(body);
      return { ...run, verdicts };
    }),
    answer(materialsApi.confirmImport, () => ({ ...run, state: 'done' as const })),
    answer(materialsApi.undoImport, () => ({ ...run, state: 'undone' as const })),
  );
  await screen.findByRole('heading', { name: 'Choose a price list' });
  const box = container.querySelector<HTMLInputElement>('input[type=file]');
  if (box) await userEvent.upload(box, file());
  const cost = await screen.findByRole('combobox', { name: 'Cost' });
  await userEvent.selectOptions(cost, 'Do not import');
  expect((cost as HTMLSelectElement).selectedOptions[0]?.text).toBe('Do not import');
  await userEvent.selectOptions(cost, 'Price');
  await userEvent.click(await screen.findByRole('button', { name: 'Check 2 rows' }));
  await screen.findByRole('heading', { name: 'Preview' });
  return sent;
}

describe('importing a file', () => {
  it('guesses the columns, and sends their values with the row number', async () => {
    expect(await check()).toEqual([
      {
        rows: [
          { line: 2, itemDescription: 'Sand, sharp', sku: 'AGG-1', purchaseCost: '29.90' },
          { line: 3, itemDescription: 'Gravel', sku: 'AGG-2', purchaseCost: 'ask' },
        ],
      },
    ]);
  });

  it('names the row, the column, the error and the value in the file', async () => {
    await check();
    const { textContent } = await screen.findByRole('row', { name: /^3/ });
    expect(textContent).toBe('3CostCost must be a numberask');
    screen.getByRole('link', { name: 'Download 1 row with errors' });
    screen.getByText(/^1 row has a new SKU and is added, although/);
  });

  it('imports the rest once it is confirmed, and undoes it', async () => {
    await check();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
    await screen.findByText('1 added, 0 changed.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
    await screen.findByRole('heading', { name: 'Import undone' });
  });

  it('says why a run can no longer be undone', async () => {
    await check(
      answer(materialsApi.undoImport, () => {
        throw new Refused(usedSinceImport(1));
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
    await screen.findByText(usedSinceImport(1).message);
  });
});

const aRun = (id: number, fileName: string, state: MaterialImport['state']) => ({
  ...run,
  ...{ id, fileName, state },
});

it('lists what was imported before, and takes the wrong list back', async () => {
  const undone: string[] = [];
  renderWithApi(
    <ImportMaterials onClose={() => {}} />,
    aSessionUser({ role: 'Buyer' }),
    answer(materialsApi.listImports, () => [
      aRun(11, 'march.csv', undone.length > 0 ? 'undone' : 'done'),
      aRun(10, 'old.csv', 'undone'),
    ]),
    answer(materialsApi.undoImport, ({ pathname }) => {
      undone.push(pathname);
      return aRun(11, 'march.csv', 'undone');
    }),
  );
  const past = within(await screen.findByRole('region', { name: 'Past imports' }));
  const [march, old] = await past.findAllByRole('listitem');
  expect(march?.textContent).toContain('1 added, 0 changedImported');
  expect(old?.textContent).toContain('Undone');
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(march?.textContent).toContain('Undone'));
  expect(undone).toEqual(['/api/materials/imports/11/confirmation']);
});
