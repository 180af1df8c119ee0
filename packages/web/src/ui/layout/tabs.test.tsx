import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

afterEach(cleanup);

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const;

function Example({ onApproach }: { onApproach?: (value: string) => void }) {
  const [value, setValue] = useState<'one' | 'two'>('one');
  return (
    <Tabs
      label="Example"
      value={value}
      options={options}
      onApproach={onApproach}
      onChange={setValue}
    >
      <TabPanel value="one" isShown={value === 'one'}>
        <input aria-label="First" />
      </TabPanel>
      <TabPanel value="two" isShown={value === 'two'}>
        <input aria-label="Second" />
      </TabPanel>
    </Tabs>
  );
}

it('goes from tab to tab with the arrow keys', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'One' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Two' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Two' })).toBeTruthy();
  expect(screen.queryByRole('tabpanel', { name: 'One' })).toBeNull();
});

it('goes from the tab straight to the first field', async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('First'));
});

it('keeps what was typed in a panel that is hidden meanwhile', async () => {
  render(<Example />);
  await userEvent.type(screen.getByLabelText('First'), 'kept');
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  await userEvent.click(screen.getByRole('tab', { name: 'One' }));
  expect(screen.getByLabelText<HTMLInputElement>('First').value).toBe('kept');
});

it('wraps around at the ends, and moves to them with Home and End', async () => {
  render(<Example />);
  await userEvent.tab();
  const selected = () => screen.getByRole('tab', { selected: true });
  for (const [key, name] of [
    ['{ArrowLeft}', 'Two'],
    ['{ArrowRight}', 'One'],
    ['{End}', 'Two'],
    ['{Home}', 'One'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(selected().textContent).toBe(name);
    expect(document.activeElement).toBe(selected());
  }
});

it('is left by the Tab key, whichever is chosen', async () => {
  render(<Example />);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
});

it('names the panel of each tab, and fills it when it is first shown', async () => {
  render(<Example />);
  const two = screen.getByRole('tab', { name: 'Two' });
  const panel = document.getElementById(two.getAttribute('aria-controls') ?? '');
  expect(panel?.hidden).toBe(true);
  expect(panel?.children).toHaveLength(0);
  await userEvent.click(two);
  expect(panel?.hidden).toBe(false);
  expect(panel?.contains(screen.getByLabelText('Second'))).toBe(true);
});

it('reports a tab that is hovered', async () => {
  const onApproach = vi.fn();
  render(<Example onApproach={onApproach} />);
  await userEvent.hover(screen.getByRole('tab', { name: 'Two' }));
  expect(onApproach).toHaveBeenCalledWith('two');
});
