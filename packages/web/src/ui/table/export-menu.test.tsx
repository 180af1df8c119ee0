import { londonDay } from '@sitewright/domain/kernel/calendar';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '../dialogs/toast.tsx';
import { loadRegion } from '../dialogs/toast-region.fixture.tsx';
import { columns, renderContracts } from './contracts.fixture.tsx';
import { ExportMenu } from './export-menu.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const reports: unknown[] = [];

/** The server, which takes the report of an export or does not. */
const serve = (status: number) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    reports.push(JSON.parse(String(init?.body)));
    return new Response(null, { status });
  });

beforeEach(() => {
  reports.length = 0;
  serve(204);
});

/** Uses the menu, and captures the file instead of saving it. */
async function exported(format: string) {
  const blobs = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const [button] = screen.getAllByRole('button', { name: 'Export' }).reverse();
  if (button) await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitem', { name: format }));
  await expect.poll(() => names).toHaveLength(1);
  return { name: names[0], file: blobs.mock.calls[0]?.[0] as Blob };
}

it('exports the list as shown: filter, order and columns', async () => {
  renderContracts({ view: { manager: 'P Raman', sort: '-name', columns: 'name,value' } });
  const { name, file } = await exported('CSV');
  expect(name).toBe(`contracts-${londonDay(new Date())}.csv`);
  expect(await file.text()).toBe('\uFEFFName,Value\r\nQuay Street,\r\nMill Lane,300\r\n');
  const filter = 'Manager: P Raman';
  expect(reports).toEqual([{ what: 'Contracts', format: 'csv', rows: 2, filter }]);
});

it('exports the selected rows from the selection bar', async () => {
  renderContracts({ bulk: [], view: { columns: 'name' } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ashby Beck' }));
  const { file } = await exported('CSV');
  expect(await file.text()).toBe('\uFEFFName\r\nAshby Beck\r\n');
});

it('hands over nothing that could not be written down', async () => {
  serve(503);
  const saved = vi.spyOn(URL, 'createObjectURL');
  render(
    <Toasts loadRegion={loadRegion}>
      <ExportMenu label="Contracts" columns={columns} rows={[]} />
    </Toasts>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await screen.findByText('Not exported');
  expect(saved).not.toHaveBeenCalled();
});

it('exports a workbook', async () => {
  renderContracts();
  const { name, file } = await exported('Excel (XLSX)');
  expect(name).toBe(`contracts-${londonDay(new Date())}.xlsx`);
  expect((await file.text()).slice(0, 2)).toBe('PK');
});

it('says why the export failed', async () => {
  const rows = () => Promise.reject(new Error('No signal'));
  render(
    <Toasts loadRegion={loadRegion}>
      <ExportMenu label="Contracts" columns={columns} rows={rows} />
    </Toasts>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await screen.findByText('Not exported');
  screen.getByText('No signal');
});
