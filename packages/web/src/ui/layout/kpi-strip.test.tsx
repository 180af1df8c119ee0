import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { KpiStrip } from './kpi-strip.tsx';

afterEach(cleanup);

it('has the exact figure where it is shortened', () => {
  const value = { label: 'Contract value', value: '£35.6m', full: '£35,628,799.99' } as const;
  render(<KpiStrip label="Contracts in figures" figures={[value]} />);
  const [figure] = screen.getAllByRole('definition');
  expect(figure?.title).toBe('£35,628,799.99');
  expect(screen.getByText('£35.6m').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('£35,628,799.99')).toBeTruthy();
});

it('names each figure, and the strip', () => {
  const figures = [
    { label: 'Open issues', value: '25', note: '5 overdue' },
    { label: 'Active contracts', value: '7' },
  ] as const;
  render(<KpiStrip label="Contracts in figures" figures={figures} />);
  const strip = screen.getByRole('region', { name: 'Contracts in figures' });
  expect(strip.textContent).toBe('Open issues255 overdueActive contracts7');
});
