import { maxCellLength } from '@sitewright/domain/kernel/row-import';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { ImportSuppliers } from './import/import-suppliers.tsx';

afterEach(cleanup);

const csv = 'Firm,Telephone,Colour\nSkipton Roofing,01756 496 100,red\n\nAire Steel,x,blue\n';

const choose = async (container: HTMLElement, text: string) => {
  await screen.findByRole('heading', { name: 'Choose a file' });
  const box = container.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(box, new File([text], 'in.csv', { type: 'text/csv' }));
};

it('tries a file first, lists its errors by row and column, then adds the rest', async () => {
  const runs: unknown[] = [];
  const { container } = renderWithApi(
    <ImportSuppliers onClose={() => {}} />,
    aSessionUser({ role: 'Buyer' }),
    answer(suppliersApi.import, (_, body) => {
      runs.push(body);
      return {
        names: ['Skipton Roofing'],
        isDryRun: body.isDryRun ?? true,
        faults: [{ line: 4, errors: [{ column: 'phone', message: 'Phone must be a number' }] }],
      };
    }),
  );
  await choose(container, csv);
  await screen.findByText('Choose the column with the name.');
  await userEvent.selectOptions(screen.getByLabelText('Name'), 'Firm');
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));
  const { textContent } = await screen.findByRole('row', { name: /^4/ });
  expect(textContent).toBe('4PhonePhone must be a numberx');
  screen.getByRole('link', { name: 'Download 1 row with errors' });
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
  await screen.findByText('1 supplier added.');
  const rows = {
    columns: ['name', 'phone'],
    rows: [
      { line: 2, cells: ['Skipton Roofing', '01756 496 100'] },
      { line: 4, cells: ['Aire Steel', 'x'] },
    ],
  };
  expect(runs).toEqual([rows, { ...rows, isDryRun: false }]);
});

it('sends of a cell that is too long as much as shows that it is', async () => {
  const lengths: (number | undefined)[] = [];
  const { container } = renderWithApi(
    <ImportSuppliers onClose={() => {}} />,
    aSessionUser({ role: 'Buyer' }),
    answer(suppliersApi.import, (_, { rows }) => {
      lengths.push(...rows.map(({ cells }) => cells[1]?.length));
      return { names: [], isDryRun: true, faults: [] };
    }),
  );
  await choose(container, `Name,Notes\nAire Steel,${'x'.repeat(maxCellLength + 99)}\n`);
  await userEvent.click(await screen.findByRole('button', { name: 'Check 1 row' }));
  await screen.findByText('Every row can be imported.');
  expect(lengths).toEqual([maxCellLength]);
});
