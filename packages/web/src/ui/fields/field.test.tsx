import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const bound = { name: 'email', value: '', onChange: () => {} };
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('connects its help and then its error to the control', () => {
  render(<TextField label="Email" help="Your work email" error="Email is required" {...bound} />);
  const input = screen.getByLabelText('Email');
  expect(descriptionOf(input)).toEqual(['Your work email', 'Email is required']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('is neither described nor invalid without help and error', () => {
  render(<TextField label="Email" {...bound} />);
  const input = screen.getByLabelText('Email');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

it('marks an optional field', () => {
  render(<TextArea label="Message" isOptional {...bound} />);
  expect(screen.getByLabelText('Message (optional)')).toBeTruthy();
});

it('reports the typed value', async () => {
  const onChange = vi.fn();
  render(<TextArea label="Message" {...bound} onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Message'), 'x');
  expect(onChange).toHaveBeenCalledWith('x');
});
