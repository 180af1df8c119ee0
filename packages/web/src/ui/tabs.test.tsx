import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

afterEach(cleanup);

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const;

function Example() {
  const [value, setValue] = useState<'one' | 'two'>('one');
  return (
    <Tabs label="Example" value={value} options={options} onChange={setValue}>
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

it('knows a press from the keyboard, for the ring', async () => {
  render(<Example />);
  const pressed = () => document.activeElement?.hasAttribute('data-pressed');
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(pressed()).toBe(true);
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'One' }));
  expect(pressed()).toBe(false);
  await userEvent.click(screen.getByRole('tab', { name: 'One' }));
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'One' }));
  expect(pressed()).toBe(false);
});
