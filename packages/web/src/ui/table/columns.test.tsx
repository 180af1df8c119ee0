import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { optionsOf } from '../fields/options.ts';
import type { Column } from './column.ts';
import {
  choiceColumn,
  dateColumn,
  momentColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  updatedColumn,
} from './columns.tsx';

type Order = { supplier: string | null; lines: number; net: string | null; due: string | null };
const order: Order = { supplier: 'Pennick', lines: 0, net: '1250.50', due: '2026-11-03' };
const empty: Order = { supplier: null, lines: 3, net: null, due: null };

const shown = ({ cell }: Column<Order>, row: Order) =>
  render(<div>{cell(row)}</div>).container.textContent;

const of = ({ text, sortBy, exportAs }: Column<Order>, row: Order) => [
  text(row),
  sortBy?.(row),
  exportAs?.(row),
];

it('shows, searches and sorts text as it reads', () => {
  const column = textColumn<Order>('supplier', 'Supplier', ({ supplier }) => supplier);
  expect(shown(column, order)).toBe('Pennick');
  expect(of(column, order)).toEqual(['Pennick', 'Pennick', undefined]);
  expect(of(column, empty)).toEqual(['', null, undefined]);
});

it('sorts and exports a figure by its value; zero is a figure, too', () => {
  const column = numberColumn<Order>('lines', 'Lines', ({ lines }) => lines);
  expect(of(column, order)).toEqual(['0', 0, 0]);
  expect(column.align).toBe('right');
});

it('shows pounds to the penny, and their sum', () => {
  const column = moneyColumn<Order>('net', 'Net', ({ net }) => net, { width: 140 });
  expect(shown(column, order)).toBe('£1,250.50');
  expect(of(column, order)).toEqual(['£1,250.50', 1250.5, 1250.5]);
  expect(of(column, empty)).toEqual(['', null, null]);
  const { container } = render(<p>{column.total?.([order, order, empty])}</p>);
  expect(container.textContent).toBe('£2,501.00');
  expect(column.width).toBe(140);
});

it('shows a day as it is written here, sorts by the calendar and exports a date', () => {
  const column = dateColumn<Order>('due', 'Due', ({ due }) => due);
  expect(shown(column, order)).toBe('03/11/2026');
  expect(of(column, order)).toEqual(['03/11/2026', '2026-11-03', new Date('2026-11-03')]);
  expect(of(column, empty)).toEqual(['', null, null]);
});

it('shows a choice by its label, and sorts it in the given order', () => {
  const labels = { draft: 'Draft', sent: 'Sent' };
  const state = ({ lines }: Order) => (lines ? 'sent' : 'draft');
  const column = choiceColumn<Order, 'draft' | 'sent'>('state', 'State', state, {
    labels,
    order: ['sent', 'draft'],
  });
  expect(of(column, order)).toEqual(['Draft', 1, undefined]);
  expect(of(column, empty)).toEqual(['Sent', 0, undefined]);
  expect(optionsOf(['sent', 'draft'], labels)).toEqual([
    { value: 'sent', label: 'Sent' },
    { value: 'draft', label: 'Draft' },
  ]);
});

it('shows an instant in UK local time, exports a date, and names a missing one', () => {
  const at = '2026-07-03T13:02:00.000Z';
  const column = momentColumn<Order>('due', 'Due', ({ due }) => due && at, { otherwise: 'Never' });
  expect(shown(column, order)).toBe('03/07/2026 14:02');
  expect(of(column, order)).toEqual(['03/07/2026 14:02', at, new Date(at)]);
  expect(of(column, empty)).toEqual(['Never', null, null]);
  expect(shown(column, empty)).toBe('Never');
});

it('shortens when a record was changed, with the whole in the tooltip', () => {
  const updatedAt = '2026-11-03T14:02:00.000Z';
  const { cell, text } = updatedColumn<{ updatedAt: string }>('2026-11-03');
  expect(text({ updatedAt })).toBe('Today 14:02');
  const { container } = render(cell({ updatedAt }));
  expect(container.querySelector('time')?.title).toBe('03/11/2026 14:02');
});

it('adds a second line to the cell, and a column to the export', () => {
  const column = numberColumn<Order>('lines', 'Lines', ({ lines }) => lines, {
    second: ({ supplier }) => supplier,
    secondAs: [{ header: 'Supplier', of: ({ supplier }) => supplier }],
    exportAs: undefined,
  });
  expect(shown(column, order)).toBe('0Pennick');
  expect(of(column, order)).toEqual(['0', 0, undefined]);
  const exported = column.exportedAs?.map(({ header, of: value }) => [header, value(order)]);
  expect(exported).toEqual([
    ['Lines', '0'],
    ['Supplier', 'Pennick'],
  ]);
});
