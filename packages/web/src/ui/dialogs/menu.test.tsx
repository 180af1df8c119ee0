import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu, MenuChoice, MenuItem, MenuNote } from './menu.tsx';

afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('opens at its trigger, and does what is chosen', async () => {
  const remove = vi.fn();
  render(
    <Menu label="More for Mill Lane" trigger={<button type="button">More</button>}>
      <MenuNote>Mill Lane</MenuNote>
      <MenuItem onSelect={remove}>Delete</MenuItem>
      <MenuItem link={<a href="/edit" />}>Edit</MenuItem>
    </Menu>,
  );
  expect(screen.queryByRole('menu')).toBeNull();
  await press('More');
  screen.getByRole('menu', { name: 'More for Mill Lane' });
  expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toBe('/edit');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

it('is navigated by arrow keys, and closed by Escape, which returns the focus', async () => {
  const edit = vi.fn();
  render(
    <Menu label="More" trigger={<button type="button">More</button>}>
      <MenuItem>Delete</MenuItem>
      <MenuItem onSelect={edit}>Edit</MenuItem>
    </Menu>,
  );
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')));
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(edit).toHaveBeenCalledOnce();
});

it('says why an item is disabled, and ignores presses on it', async () => {
  const remove = vi.fn();
  render(
    <Menu label="More" trigger={<button type="button">More</button>}>
      <MenuItem obstacle={{ message: 'It has entries.' }} onSelect={remove}>
        Delete
      </MenuItem>
    </Menu>,
  );
  await press('More');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete It has entries.' }));
  expect(remove).not.toHaveBeenCalled();
});

function Themes() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const options = [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ] as const;
  return (
    <Menu label="Theme" trigger={<button type="button">Theme</button>}>
      <MenuChoice label="Theme" value={theme} options={options} onChange={setTheme} />
    </Menu>
  );
}

it('shows which of several is chosen, and stays open when another is', async () => {
  render(<Themes />);
  await press('Theme');
  screen.getByRole('menuitemradio', { name: 'Light', checked: true });
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  screen.getByRole('menuitemradio', { name: 'Dark', checked: true });
  screen.getByRole('menuitemradio', { name: 'Light', checked: false });
});

it('can be opened by its parent, which is notified when it closes', async () => {
  const close = vi.fn();
  render(
    <Menu label="Theme" isOpen onClose={close}>
      <MenuItem>Light</MenuItem>
    </Menu>,
  );
  screen.getByRole('menu', { name: 'Theme' });
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
