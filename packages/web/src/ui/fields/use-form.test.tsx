import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { Button } from '../button.tsx';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';
import type { SchemaSource } from './use-schema.ts';

afterEach(cleanup);

const Person = z
  .object({
    name: z.string().trim().min(1, 'Name is required'),
    town: z.string().min(1, 'Town is required'),
    again: z.string(),
  })
  .refine(({ town, again }) => town === again, { path: ['again'], message: 'Towns differ' });

type Props = {
  source?: SchemaSource<typeof Person>;
  onSubmit?: (person: unknown) => void;
  refusal?: Record<string, string>;
};

function PersonForm({ source = Person, onSubmit = () => {}, refusal = {} }: Props) {
  const form = useForm(source, { name: '', town: '', again: '' }, { onSubmit });
  return (
    <form {...form.bind}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Town" {...form.field('town')} />
      <TextField label="Town again" {...form.field('again')} />
      <Button type="submit">Save</Button>
      <Button onClick={() => form.showServerErrors(refusal)}>Refuse</Button>
      <Button onClick={() => form.fill((before) => ({ ...before, name: 'Ben', town: 'Hull' }))}>
        Fill
      </Button>
      <output>{JSON.stringify([form.attempts, Object.entries(form.shown), form.isWaiting])}</output>
    </form>
  );
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says nothing at the first keystrokes', async () => {
  render(<PersonForm />);
  await type('Name', 'A{Backspace}');
  await userEvent.tab();
  expect(screen.queryByText('Name is required')).toBeNull();
});

it('validates on submit and focuses the first invalid field', async () => {
  const onSubmit = vi.fn();
  render(<PersonForm onSubmit={onSubmit} />);
  await type('Name', 'Ann');
  await press('Save');
  expect(screen.queryByText('Name is required')).toBeNull();
  expect(screen.getByText('Town is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Town'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('validates a field with an error again at every change, and only that field', async () => {
  render(<PersonForm />);
  await type('Town', 'Hull');
  await press('Save');
  await type('Name', 'A');
  expect(screen.queryByText('Name is required')).toBeNull();
  await type('Name', '{Backspace}');
  expect(screen.getByText('Name is required')).toBeTruthy();
  await type('Town', '{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(screen.queryByText('Town is required')).toBeNull();
});

it('clears a mismatch when either of the two fields changes', async () => {
  render(<PersonForm />);
  await type('Name', 'Ann');
  await type('Town', 'Hul');
  await type('Town again', 'Hull');
  await press('Save');
  expect(screen.getByText('Towns differ')).toBeTruthy();
  await type('Town', 'l');
  expect(screen.queryByText('Towns differ')).toBeNull();
});

it('submits the parsed values', async () => {
  const onSubmit = vi.fn();
  render(<PersonForm onSubmit={onSubmit} />);
  await type('Name', ' Ann ');
  await type('Town', 'Hull');
  await type('Town again', 'Hull{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ann', town: 'Hull', again: 'Hull' });
});

it('shows the server’s sentence on its field until that field changes, and loses nothing', async () => {
  render(<PersonForm refusal={{ town: 'Nobody builds there.', secret: 'Not ours to show.' }} />);
  await type('Name', 'Ann');
  await type('Town', 'Atlantis');
  await press('Refuse');
  const town = screen.getByLabelText<HTMLInputElement>('Town');
  expect(screen.getByText('Nobody builds there.')).toBeTruthy();
  expect(screen.queryByText('Not ours to show.')).toBeNull();
  expect(document.activeElement).toBe(town);
  expect(town.value).toBe('Atlantis');

  await type('Name', 'e');
  expect(screen.getByText('Nobody builds there.')).toBeTruthy();
  await type('Town', 's');
  expect(screen.queryByText('Nobody builds there.')).toBeNull();
});

it('is filled with other values, without the earlier errors of the server', async () => {
  render(<PersonForm refusal={{ town: 'Nobody builds there.' }} />);
  await type('Town again', 'Leeds');
  await press('Refuse');
  await press('Fill');
  const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(['Name', 'Town', 'Town again'].map(textIn)).toEqual(['Ben', 'Hull', 'Leeds']);
  expect(screen.queryByText('Nobody builds there.')).toBeNull();
});

const summary = () => JSON.parse(screen.getByRole('status').textContent ?? '');

it('lists the current errors in the order of the fields, and counts the failed attempts', async () => {
  render(<PersonForm refusal={{ name: 'Nobody is called that.' }} />);
  expect(summary()).toEqual([0, [], false]);
  await press('Save');
  const missing = ['town', 'Town is required'];
  expect(summary()).toEqual([1, [['name', 'Name is required'], missing], false]);
  await type('Name', 'Ann');
  expect(summary()).toEqual([1, [missing], false]);
  await press('Refuse');
  expect(summary()).toEqual([2, [['name', 'Nobody is called that.'], missing], false]);
});

/** A schema that the test loads or fails to load. */
function aLateSchema() {
  let arrive = () => {};
  let fail = () => {};
  const source = vi.fn(
    () =>
      new Promise<typeof Person>((resolve, reject) => {
        arrive = () => resolve(Person);
        fail = () => reject(new Error('no signal'));
      }),
  );
  return { source, arrive: () => act(async () => arrive()), fail: () => act(async () => fail()) };
}

it('loads a lazy schema once, when the user enters the form', async () => {
  const { source } = aLateSchema();
  render(<PersonForm source={source} />);
  expect(source).not.toHaveBeenCalled();
  await type('Name', 'Ann');
  await type('Town', 'Hull');
  expect(source).toHaveBeenCalledOnce();
});

it('delays the submission until the schema is loaded, and then validates', async () => {
  const { source, arrive } = aLateSchema();
  const onSubmit = vi.fn();
  render(<PersonForm source={source} onSubmit={onSubmit} />);
  await type('Name', 'Ann');
  await press('Save');
  await press('Save');
  expect(summary()).toEqual([0, [], true]);
  await arrive();
  expect(screen.getByText('Town is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Town'));
  expect(summary()[0]).toBe(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('leaves the validation to the server if the schema cannot be loaded, and loads it again', async () => {
  const { source, fail } = aLateSchema();
  const onSubmit = vi.fn();
  render(<PersonForm source={source} onSubmit={onSubmit} />);
  await type('Name', ' Ann ');
  await press('Save');
  await fail();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: ' Ann ', town: '', again: '' });
  await press('Save');
  expect(source).toHaveBeenCalledTimes(2);
});
