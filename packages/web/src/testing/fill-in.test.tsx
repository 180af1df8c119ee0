import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fillIn } from './fill-in.ts';

afterEach(cleanup);

it('adds the text to what is there, in one event', async () => {
  const onChange = vi.fn();
  render(<input defaultValue="Quay" onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await fillIn(field, ' Street');
  expect(field.value).toBe('Quay Street');
  expect(onChange).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
});

it('cannot fill in a field that takes nothing', async () => {
  render(<input defaultValue="Quay" readOnly />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await fillIn(field, ' Street');
  expect(field.value).toBe('Quay');
});
