import { errorReportsApi } from '@sitewright/domain/error-reports/api';
import { Refused, unexpected } from '@sitewright/domain/kernel/problem';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { ReportIssue } from './report-issue.tsx';

const uploads: { url: string; name: string }[] = [];
let uploadStatus = 202;

/** The old request, by which files are sent, answered at once. */
class FakeRequest {
  upload = {};
  status = 0;
  statusText = '';
  responseText = '{"id":7}';
  onload = () => {};
  url = '';
  open(_: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  getResponseHeader = () => null;
  send(form: FormData) {
    uploads.push({ url: this.url, name: (form.get('file') as File).name });
    this.status = uploadStatus;
    queueMicrotask(() => this.onload());
  }
}

beforeEach(() => {
  uploads.length = 0;
  uploadStatus = 202;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const picture = () => new File(['x'], 'broken.png', { type: 'image/png' });
const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description');
const submit = () => screen.getByRole('button', { name: 'Submit' });

async function openDialog(report = answer(errorReportsApi.report, () => ({ id: 7 }))) {
  const onClose = vi.fn();
  renderWithApi(<ReportIssue onClose={onClose} />, aSessionUser(), report);
  await screen.findByRole('dialog', { name: 'Report an Issue' });
  return { onClose };
}

it('offers the five types of the specification', async () => {
  await openDialog();
  const types = screen.getByLabelText<HTMLSelectElement>('Issue type');
  const offered = [...types.options].filter(({ disabled }) => !disabled);
  expect(offered.map(({ value, text }) => `${value} ${text}`)).toEqual([
    'plugin-runtime Plugin Runtime Error',
    'display-issue Display/UI Issue',
    'functionality Functionality Not Working',
    'performance Performance Problem',
    'other Other Issue',
  ]);
});

it('cannot be submitted without a description', async () => {
  const report = vi.fn(() => ({ id: 7 }));
  await openDialog(answer(errorReportsApi.report, report));
  await userEvent.type(description(), '  ');
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(submit());
  fireEvent.submit(description().form as HTMLFormElement);
  expect(report).not.toHaveBeenCalled();
});

it('sends what was typed and where it happened', async () => {
  let body: object = {};
  const { onClose } = await openDialog(
    answer(errorReportsApi.report, (_, sent) => {
      body = sent;
      return { id: 7 };
    }),
  );
  await userEvent.selectOptions(screen.getByLabelText('Issue type'), 'Performance Problem');
  await fillIn(description(), 'It is slow.');
  await fillIn(screen.getByLabelText(/^Steps to reproduce/), 'Open it.');
  await userEvent.click(submit());
  await screen.findByText('Error report submitted');
  screen.getByText('Thank you for your feedback. Our team will look into this issue.');
  expect(body).toEqual({
    message: 'It is slow.',
    stack: 'Open it.',
    component: expect.any(String),
    location: window.location.origin + window.location.pathname,
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    browserInfo: {
      userAgent: navigator.userAgent,
      platform: navigator.platform,
      screenSize: expect.stringMatching(/^\d+x\d+$/),
      language: navigator.language,
    },
    pluginInfo: {
      name: 'Sitewright',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      type: 'performance',
    },
  });
  expect(uploads).toEqual([]);
  expect(onClose).toHaveBeenCalled();
});

it('keeps what was typed when it could not be sent', async () => {
  const refuse = answer(errorReportsApi.report, () => {
    throw new Refused(unexpected);
  });
  const { onClose } = await openDialog(refuse);
  await fillIn(description(), 'It is slow.');
  await userEvent.click(submit());
  await screen.findAllByText('Failed to submit error report. Please try again.');
  expect(description().value).toBe('It is slow.');
  expect(onClose).not.toHaveBeenCalled();
});

it('sends the screenshot after the words', async () => {
  await openDialog();
  await fillIn(description(), 'Look.');
  const box = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(box, picture());
  screen.getByRole('img', { name: 'broken.png' });
  await userEvent.click(submit());
  await screen.findByText('Error report submitted');
  expect(uploads).toEqual([{ url: '/api/error-reports/7/screenshot', name: 'broken.png' }]);
});

it('sends only the screenshot again when only it failed', async () => {
  const report = vi.fn(() => ({ id: 7 }));
  await openDialog(answer(errorReportsApi.report, report));
  await fillIn(description(), 'Look.');
  fireEvent.paste(document.body, { clipboardData: { files: [picture()] } });
  await screen.findByRole('img');
  uploadStatus = 503;
  await userEvent.click(submit());
  await screen.findAllByText('Failed to submit error report. Please try again.');
  uploadStatus = 202;
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
  await userEvent.click(submit());
  await screen.findByText('Error report submitted');
  expect(report).toHaveBeenCalledOnce();
  expect(uploads).toHaveLength(2);
});

it('takes only pictures, and gives them back', async () => {
  await openDialog();
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  fireEvent.paste(document.body, { clipboardData: { files: [text] } });
  await screen.findByText(/notes.txt was not added/);
  fireEvent.paste(document.body, { clipboardData: { files: [picture()] } });
  await screen.findByRole('img');
  expect(screen.queryByText(/was not added/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove screenshot' }));
  expect(screen.queryByRole('img')).toBeNull();
});
