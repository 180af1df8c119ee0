import { Refused } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { hasMovedOn } from '@sitewright/domain/materials/import-rules';
import type { MaterialImport, Verdict } from '@sitewright/domain/materials/material-import';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { failedCsv } from './import-materials/failed-rows.tsx';
import { ImportMaterials } from './import-materials/import-materials.tsx';
import { readSheet } from './import-materials/read-sheet.ts';

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

const verdicts: Verdict[] = [
  { line: 2, outcome: 'add', errors: [] },
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
  await userEvent.click(await screen.findByRole('button', { name: 'Check 2 rows' }));
  await screen.findByRole('heading', { name: 'What would happen' });
  return sent;
}

describe('importing a file', () => {
  it('guesses the columns, and sends what stands in them with the number of its row', async () => {
    expect(await check()).toEqual([
      {
        rows: [
          { line: 2, itemDescription: 'Sand, sharp', sku: 'AGG-1', purchaseCost: '29.90' },
          { line: 3, itemDescription: 'Gravel', sku: 'AGG-2', purchaseCost: 'ask' },
        ],
      },
    ]);
  });

  it('names the row, the column, the fault and what stands in the file', async () => {
    await check();
    const { textContent } = await screen.findByRole('row', { name: /^3/ });
    expect(textContent).toBe('3CostCost must be a numberask');
    screen.getByRole('link', { name: 'Save 1 row with errors' });
  });

  it('imports the rest once it is confirmed, and undoes it', async () => {
    await check();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
    await screen.findByText('1 added, 0 changed.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
    await screen.findByRole('heading', { name: 'The import is undone' });
  });

  it('says why a run can no longer be undone', async () => {
    await check(
      answer(materialsApi.undoImport, () => {
        throw new Refused(hasMovedOn(1));
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the import' }));
    await screen.findByText(hasMovedOn(1).message);
  });
});

describe('reading a file', () => {
  it('skips empty rows, and counts them', async () => {
    const sheet = await readSheet(file('Name\n\nSand\n'));
    expect(sheet).toEqual({ headers: ['Name'], rows: [{ line: 3, cells: ['Sand'] }] });
  });

  it('understands the pound of an older spreadsheet', async () => {
    const bytes = Uint8Array.from(
      [...'Name,Price\nSand,'].map((c) => c.charCodeAt(0)).concat(0xa3, 0x35),
    );
    const sheet = await readSheet(new File([bytes], 'old.csv'));
    expect(sheet.rows[0]?.cells).toEqual(['Sand', '£5']);
  });

  it('says what is wrong with a file that holds nothing', async () => {
    await expect(readSheet(file('Name\n'))).rejects.toThrow('There is nothing in it');
  });
});

it('gives the failed rows back as they came, with what is wrong', async () => {
  const sheet = await readSheet(file());
  const [, failed] = verdicts;
  expect(failedCsv({ name: 'list.csv', sheet }, failed ? [failed] : [])).toBe(
    '\uFEFFCode,Product,Price,Error\r\nAGG-2,Gravel,ask,Cost: Cost must be a number\r\n',
  );
});
