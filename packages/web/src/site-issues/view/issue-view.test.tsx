import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import type { IssueEvent, SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { aSiteIssue } from '@sitewright/domain/site-issues/site-issue.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { fakeXhr } from '../../testing/fake-xhr.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openIssues } from '../issue-answers.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const snag = aSiteIssue({
  id: 3,
  number: 118,
  projectId: 7,
  issueType: 'snag',
  issueDescription: 'Water at core door\nTracks down the slab edge.',
  beforePhotos: 1,
});

const view = (issue: SiteIssue, ...answers: Answer[]) =>
  openIssues({ action: 'view', issueId: '3', issues: [issue], answers });

it('shows its title and the rest of its description', async () => {
  view({ ...snag, costImpact: '1240.00', daysImpact: '1.0', assignedTo: 'Joy Okafor' });
  await screen.findByRole('heading', { level: 2, name: 'Water at core door' });
  expect(screen.getByText('Tracks down the slab edge.')).toBeTruthy();
  expect(screen.getByText('£1,240.00, 1 day')).toBeTruthy();
  expect(screen.getByText('Joy Okafor')).toBeTruthy();
});

it('is assigned with two taps, and says who hears of it', async () => {
  const sent: object[] = [];
  view(
    snag,
    answer(siteIssuesApi.edit, (_, body) => {
      sent.push(body);
      return { ...snag, assignedTo: 'Joy Okafor' };
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  const choices = within(await screen.findByRole('list', { name: 'Assign to' }));
  await choices.findByText('Company, not notified');
  await fillIn(screen.getByLabelText('Name'), 'Joy');
  await choices.findByText('Name only, not notified');
  await userEvent.click(
    choices.getByRole('button', { name: /^Joy Okafor ?Colleague, gets a notification/ }),
  );
  await screen.findByText('#118 assigned to Joy Okafor');
  expect(sent).toEqual([
    {
      ...{ assignedTo: 'Joy Okafor', assignedUserId: 4 },
      base: { projectId: 7, assignedTo: null, assignedUserId: null },
    },
  ]);
});

it('says why a snag without an after photo cannot be closed', async () => {
  view({ ...snag, status: 'ready_for_review' });
  const close = await screen.findByRole('button', { name: 'Close issue' });
  expect(close.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^Add an after photo before closing a snag/)).toBeTruthy();
});

it('puts the way on first, and lets no way back stand out', async () => {
  view({ ...snag, status: 'ready_for_review', afterPhotos: 1 });
  const close = await screen.findByRole('button', { name: 'Close issue' });
  const back = screen.getByRole('button', { name: 'Reject' });
  expect(close.compareDocumentPosition(back)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(close.className).toContain('bg-brand');
  expect(back.className).not.toContain('bg-brand');
});

it('closes what is ready, and says so', async () => {
  const closed = { ...snag, status: 'closed' as const };
  view(
    { ...snag, status: 'ready_for_review', afterPhotos: 1 },
    answer(siteIssuesApi.close, () => closed),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Close issue' }));
  expect(await screen.findByText('#118 is closed')).toBeTruthy();
});

it('sends back to work with a reason only', async () => {
  const sent = vi.fn();
  view(
    { ...snag, status: 'ready_for_review' },
    answer(siteIssuesApi.reject, (_, body) => {
      sent(body);
      return { ...snag, status: 'rejected' as const };
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: 'Reject' });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  await fillIn(dialog.getByLabelText('Reason'), 'Still wet');
  await userEvent.click(confirm);
  expect(await screen.findByText('#118 is rejected')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ reason: 'Still wet' });
});

it('closes a disputed issue with a decision only', async () => {
  const sent = vi.fn();
  view(
    { ...snag, status: 'disputed', afterPhotos: 1 },
    answer(siteIssuesApi.close, (_, body) => {
      sent(body);
      return { ...snag, status: 'closed' as const };
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Close issue' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: 'Close issue' });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  await fillIn(dialog.getByLabelText('Decision'), 'The scaffolder pays');
  await userEvent.click(confirm);
  expect(await screen.findByText('#118 is closed')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ reason: 'The scaffolder pays' });
});

it('shows a supervisor whose issue it is not who may work on it', async () => {
  const user = aSessionUser({ id: 9, role: 'Site Supervisor' });
  openIssues({ action: 'view', issueId: '3', user, issues: [snag] });
  const start = await screen.findByRole('button', { name: 'Start work' });
  expect(start.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^Only a manager, or the supervisor who reported it/)).toBeTruthy();
});

const events: IssueEvent[] = [
  {
    id: 1,
    fromStatus: null,
    toStatus: 'open',
    reason: null,
    byName: 'Ann Ray',
    createdAt: '2026-03-02T09:00:00.000Z',
  },
  {
    id: 2,
    fromStatus: 'ready_for_review',
    toStatus: 'rejected',
    reason: 'Still wet',
    byName: 'Joy Okafor',
    createdAt: '2026-03-02T12:00:00.000Z',
  },
  {
    id: 3,
    fromStatus: 'rejected',
    toStatus: 'rejected',
    reason: 'Bower Steelfixing',
    byName: 'Joy Okafor',
    createdAt: '2026-03-02T13:00:00.000Z',
  },
];

it('shows steps and comments in one order', async () => {
  view(
    snag,
    answer(siteIssuesApi.events, () => events),
    answer(siteIssuesApi.comments, () => [
      {
        id: 1,
        author: 'Priya Raman',
        content: 'Book both',
        clientId: null,
        createdAt: '2026-03-02T10:00:00.000Z',
        createdBy: 2,
      },
    ]),
  );
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  await timeline.findByText('Book both');
  const moments = timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(moments[0]).toContain('Reported');
  expect(moments[1]).toContain('Book both');
  expect(moments[2]).toContain('RejectedStill wet');
  expect(moments[3]).toContain('Assigned to Bower Steelfixing');
});

it('sends a comment and clears the box', async () => {
  const sent = vi.fn();
  view(
    snag,
    answer(siteIssuesApi.comment, (_, body) => {
      sent(body);
      return {
        id: 1,
        author: 'A',
        content: '',
        clientId: null,
        createdAt: '2026-03-02T10:00:00Z',
        createdBy: 1,
      };
    }),
  );
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Comment');
  await fillIn(box, 'Which door?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box.value).toBe(''));
  expect(sent).toHaveBeenCalledWith({ content: 'Which door?' });
});

it('adds a photo of how it looks now', async () => {
  const requests = fakeXhr();
  view(snag);
  const after = await screen.findByRole('region', { name: 'After photos' });
  const input = after.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  const file = new File(['x'], 'dry.jpg', { type: 'image/jpeg', lastModified: 0 });
  await userEvent.upload(input as HTMLInputElement, file, { applyAccept: false });
  await waitFor(() => expect(requests.length).toBe(1));
  expect(requests[0]?.url).toContain('/api/site-issues/3/photos?stage=after&takenAt=');
});

it('is not there on another contract', async () => {
  view({ ...snag, projectId: 8 });
  expect(await screen.findByText('This issue does not exist on this contract.')).toBeTruthy();
});

it('asks about an accident, and shows the verdict while it is answered', async () => {
  const sent = vi.fn();
  view(
    { ...snag, issueType: 'incident' },
    answer(siteIssuesApi.answerRiddor, (_, body) => {
      sent(body);
      return snag;
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check if it is reportable' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'RIDDOR questions' }));
  const verdict = within(sheet.getByRole('region', { name: 'Result' }));
  await userEvent.selectOptions(sheet.getByLabelText('Who was hurt?'), 'worker');
  await userEvent.selectOptions(sheet.getByLabelText('Most serious injury'), 'minor');
  expect(verdict.queryByText('No report is needed')).toBeNull();
  await userEvent.selectOptions(sheet.getByLabelText('Most serious injury'), 'fracture');
  expect(verdict.getByText('Report this to the HSE')).toBeTruthy();
  expect(verdict.getByText('Report by 12/03/2026, 10 days left.')).toBeTruthy();
  await userEvent.type(sheet.getByLabelText(/^Consecutive days/), '4');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    ...{ harm: 'fracture', isWorkRelated: true, daysUnfit: 4 },
  });
});

it('does not treat an accident as harmless before the questions are answered', async () => {
  const sent = vi.fn();
  view(
    { ...snag, issueType: 'incident' },
    answer(siteIssuesApi.answerRiddor, (_, body) => {
      sent(body);
      return snag;
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check if it is reportable' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'RIDDOR questions' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(sheet.getByText('Please choose who was hurt')).toBeTruthy();
  expect(sheet.getByText('Please choose the most serious injury')).toBeTruthy();
  await userEvent.selectOptions(sheet.getByLabelText('Who was hurt?'), 'nobody');
  expect(sheet.queryByLabelText('Most serious injury')).toBeNull();
  expect(sheet.getByText('No report is needed')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ person: 'nobody', harm: 'none', daysUnfit: 0 });
});
