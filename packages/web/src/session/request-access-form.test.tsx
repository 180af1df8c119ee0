import { Refused, unexpected } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { shownToast } from '../ui/dialogs/toast.fixture.ts';
import { type Canvas, stubCanvas } from './captcha.fixture.ts';
import { RequestAccess } from './request-access-form.tsx';
import { typeIn } from './type-in.fixture.ts';

let canvas: Canvas;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  canvas = stubCanvas();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const user = userEvent.setup({ delay: null });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => typeIn(user, field(label), text);
const send = () => user.click(screen.getByRole('button', { name: 'Request Access' }));

const thanks =
  "Thank you for your interest in the product. We'll review your request and get back to you within 24 hours.";

async function show(...answers: Answer[]) {
  renderWithApi(<RequestAccess />, null, ...answers);
  await screen.findByLabelText('Full name');
}

async function fill(code: string) {
  await type('Full name', 'Ann Ray');
  await type('Email', 'ann@quay.example');
  await type('Company', 'Quay Builders');
  await type('Role', 'Site manager');
  await type('Security code', code);
}

const accepts = (sent = vi.fn()) =>
  answer(sessionApi.requestAccess, (_, body) => {
    sent(body);
    return { message: 'Received' };
  });

it('says of every field what it lacks; the message may be left out', async () => {
  await show();
  await send();
  for (const sentence of [
    'Full name is required',
    'Email is required',
    'Company is required',
    'Role is required',
    'Please enter the correct captcha code.',
  ])
    expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText('Message (optional)').hasAttribute('aria-invalid')).toBe(false);
});

it.each([
  ['a wrong code', 'wrong1'],
  ['no code at all', ''],
])('refuses %s: a toast, an empty field with the focus, a new code', async (_, typed) => {
  const sent = vi.fn();
  await show(accepts(sent));
  const code = canvas.code();
  await fill(typed);
  await send();
  expect(await shownToast()).toEqual(['Invalid Captcha', 'Please enter the correct captcha code.']);
  expect(field('Security code').value).toBe('');
  expect(document.activeElement).toBe(field('Security code'));
  expect(field('Security code').getAttribute('aria-invalid')).toBe('true');
  expect(canvas.code()).not.toBe(code);
  expect(canvas.code()).toHaveLength(6);
  expect(field('Full name').value).toBe('Ann Ray');
  expect(sent).not.toHaveBeenCalled();
});

it('sends the request without the code and without the trap', async () => {
  const sent = vi.fn();
  await show(accepts(sent));
  await fill(canvas.code());
  await send();
  await screen.findByText('Request Submitted');
  expect(sent).toHaveBeenCalledWith({
    name: 'Ann Ray',
    email: 'ann@quay.example',
    company: 'Quay Builders',
    role: 'Site manager',
    message: '',
  });
});

it('shows the confirmation for 3 seconds, then an empty form and a new code', async () => {
  await show(accepts());
  const code = canvas.code();
  await fill(code);
  await send();
  expect(await screen.findByText('Request Submitted')).toBeTruthy();
  expect(screen.getByText(thanks)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(screen.getByText('Request Submitted')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.queryByText('Request Submitted')).toBeNull();
  expect(field('Full name').value).toBe('');
  expect(canvas.code()).toHaveLength(6);
  expect(canvas.code()).not.toBe(code);
});

it('lets a user who has read the confirmation go on at once', async () => {
  await show(accepts());
  await fill(canvas.code());
  await send();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(field('Full name').value).toBe('');
  expect(document.activeElement).toBe(field('Full name'));
});

it('clears the code, not the rest, when the request fails', async () => {
  await show(
    answer(sessionApi.requestAccess, () => {
      throw new Refused(unexpected);
    }),
  );
  const code = canvas.code();
  await fill(code);
  await send();
  expect(await shownToast()).toEqual(['Error', 'Failed to send your request. Please try again.']);
  expect(field('Security code').value).toBe('');
  expect(canvas.code()).not.toBe(code);
  expect(field('Company').value).toBe('Quay Builders');
});

it('sends the trap along once a machine has filled it', async () => {
  const sent = vi.fn();
  await show(accepts(sent));
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.autocomplete).toBe('off');
  if (trap) trap.value = 'https://spam.example';
  await fill(canvas.code());
  await send();
  await screen.findByText('Request Submitted');
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ website: 'https://spam.example' });
});

it('says nothing of an earlier failure beside the thanks', async () => {
  await show(accepts());
  await fill('wrong1');
  await send();
  expect((await shownToast())[0]).toBe('Invalid Captcha');
  await type('Security code', canvas.code());
  await send();
  await screen.findByText('Request Submitted');
  expect(screen.queryByText('Invalid Captcha')).toBeNull();
});

it('leaves the focus alone when the form is opened', async () => {
  await show();
  expect(document.activeElement).toBe(document.body);
});
