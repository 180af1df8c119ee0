import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { plainColumn } from './plain-column.tsx';

afterEach(cleanup);

type Row = { trade: string | null };

const trade = plainColumn<Row>('trade', 'Trade', 120, (row) => row.trade);

it('shows, exports and sorts the same text', () => {
  const row = { trade: 'Formwork' };
  render(trade.cell(row));
  screen.getByText('Formwork');
  expect(trade.text?.(row)).toBe('Formwork');
  expect(trade.sortBy?.(row)).toBe('Formwork');
});

it('exports an empty cell for a missing value', () => {
  expect(trade.text?.({ trade: null })).toBe('');
});
