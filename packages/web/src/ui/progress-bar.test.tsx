import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

afterEach(cleanup);

const bar = () => screen.getByRole('progressbar', { name: 'Spent' });
const spoken = () => bar().getAttribute('aria-valuetext');

it('shows the progress', () => {
  render(<ProgressBar label="Spent" value={55.7} text="55.7%" />);
  expect(bar().getAttribute('aria-valuenow')).toBe('56');
  expect(spoken()).toBe('55.7%');
});

it('shows the second figure as well', () => {
  render(<ProgressBar label="Spent" value={55.7} tick={{ at: 61, label: 'time gone' }} />);
  expect(spoken()).toBe('56%, time gone 61%');
});

it('is full at most, whatever was spent', () => {
  render(<ProgressBar label="Spent" value={112} text="112%" />);
  expect(bar().getAttribute('aria-valuenow')).toBe('100');
  expect(spoken()).toBe('112%');
});

it('shows the step, the progress, and that the user need not wait', () => {
  const { container } = render(
    <ProgressBar label="Spent" value={40} step="Step 2 of 5" note="You can leave this page" />,
  );
  expect(container.textContent).toBe('SpentStep 2 of 5You can leave this page');
});
