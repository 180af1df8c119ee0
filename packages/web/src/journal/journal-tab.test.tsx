import { journalApi } from '@sitewright/domain/journal/api';
import type { JournalMessage } from '@sitewright/domain/journal/journal-message';
import { Page } from '@sitewright/domain/kernel/page';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followChanges } from '../platform/live.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { type FakeXhr, fakeXhr } from '../testing/fake-xhr.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { aJournalMessage } from './journal-message.fixture.ts';
import { JournalTab } from './journal-tab.tsx';

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A journal that remembers what is written and deleted. */
function aJournal(...start: JournalMessage[]) {
  const journal = { messages: start };
  const answers = [
    answer(journalApi.list, () => journal.messages),
    answer(journalApi.write, (_, body) => {
      const written = aJournalMessage({ id: 50, author: 'Ann Ray', createdBy: 1, ...body });
      journal.messages = [written, ...journal.messages];
      return written;
    }),
    answer(journalApi.remove, ({ pathname }) => {
      journal.messages = journal.messages.filter(({ id }) => !pathname.endsWith(`/${id}`));
      return new Response(null, { status: 204 });
    }),
  ];
  return { journal, answers };
}

const show = (answers: Answer[], user = aSessionUser()) =>
  renderWithApi(<JournalTab project={aProject({ id: 7 })} />, user, ...answers);

const findMessage = (text: string) => screen.findByText(text, { selector: 'li p' });
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('keeps a message that was typed and not sent', async () => {
  const { answers } = aJournal();
  show(answers);
  await screen.findByLabelText('Message');
  await fillIn(box(), 'Crane is down.');
  cleanup();
  show(answers);
  await screen.findByLabelText('Message');
  expect(box().value).toBe('Crane is down.');
  await press('Send');
  await findMessage('Crane is down.');
  cleanup();
  show(answers);
  await findMessage('Crane is down.');
  expect(box().value).toBe('');
});

it('lists messages under their day, the latest first', async () => {
  const { answers } = aJournal(
    aJournalMessage({ id: 2, message: 'Crane is back.' }),
    aJournalMessage({ id: 1, message: 'Crane is down.', createdAt: '2026-02-27T11:30:00.000Z' }),
  );
  show(answers);
  await findMessage('Crane is back.');
  const days = screen.getAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['Mon 2 Mar 2026', 'Fri 27 Feb 2026']);
  within(screen.getByRole('region', { name: 'Fri 27 Feb 2026' })).getByText('11:30');
});

it('sends what was typed and empties the box', async () => {
  show(aJournal().answers);
  await screen.findByRole('heading', { name: 'No messages yet' });
  await fillIn(box(), 'Gate 2 is closed');
  await press('Send');
  await findMessage('Gate 2 is closed');
  expect(box().value).toBe('');
});

it('keeps what was typed when it does not arrive', async () => {
  const refusing = answer(journalApi.write, () =>
    Response.json({ message: 'Try later.', code: 'busy' }, { status: 409 }),
  );
  show([refusing, ...aJournal().answers]);
  await fillIn(await screen.findByLabelText('Message'), 'Gate 2 is closed');
  await press('Send');
  await screen.findByText(/Try later\./);
  expect(box().value).toBe('Gate 2 is closed');
});

it('sends no empty message', async () => {
  const { requests } = show(aJournal().answers);
  await screen.findByLabelText('Message');
  await press('Send');
  screen.getByText('Message is required');
  expect(requests.some((request) => request.startsWith('POST'))).toBe(false);
});

it('sends a picture after the words, and tries it alone again', async () => {
  const { requests } = show(aJournal().answers);
  const sent: FakeXhr[] = fakeXhr();
  const picture = new File(['jpg'], 'crane.jpg', {
    type: 'image/jpeg',
    lastModified: Date.parse('2026-03-02T08:15:00Z'),
  });
  await userEvent.upload(await screen.findByLabelText('Message picture'), picture);
  expect(screen.getByAltText('crane.jpg').getAttribute('src')).toBe('blob:picture');
  await fillIn(box(), 'Look');
  await press('Send');
  await findMessage('Look');
  await waitFor(() => expect(sent.length).toBe(1));
  expect(`${sent[0]?.method} ${sent[0]?.url}`).toMatch(
    /^PUT \/api\/journal-messages\/50\/image\?takenAt=2026-03-02/,
  );
  act(() => sent[0]?.upload.onprogress?.({ loaded: 1, total: 2 }));
  screen.getByText('Uploading, 50%');
  sent[0]?.answer(503, JSON.stringify({ message: 'We are busy.', code: 'x' }));
  await screen.findByText('We are busy.');
  await press('Retry crane.jpg');
  await waitFor(() => expect(sent.length).toBe(2));
  sent[1]?.answer(200, '{}');
  await waitFor(() => expect(screen.queryByText('crane.jpg')).toBeNull());
  expect(requests.filter((request) => request.startsWith('POST')).length).toBe(1);
});

it('says at once what cannot be a picture', async () => {
  show(aJournal().answers);
  const film = new File(['mov'], 'crane.mov', { type: 'video/quicktime' });
  const input = await screen.findByLabelText('Message picture');
  await userEvent.upload(input, film, { applyAccept: false });
  screen.getByText('crane.mov was not added: it must be JPG, PNG, GIF or WebP.');
});

it('opens the picture of a message as the file it is', async () => {
  const imageUrl = '/api/files/12/content';
  const { answers } = aJournal(aJournalMessage({ imageId: 12, imageUrl, imageName: 'crane.webp' }));
  show(answers);
  const link = await screen.findByRole('link', { name: 'Open crane.webp' });
  expect(link.getAttribute('href')).toBe('/?file=12');
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/api/files/12/thumbnail');
});

it('deletes a message after asking, and only one of their own', async () => {
  const { answers } = aJournal(
    aJournalMessage({ id: 2, author: 'Ann Ray', message: 'Never mind', createdBy: 1 }),
    aJournalMessage({ id: 1, author: 'Tom Day' }),
  );
  show(answers);
  await findMessage('Never mind');
  expect(screen.queryByRole('button', { name: 'Delete message by Tom Day' })).toBeNull();
  await press('Delete message by Ann Ray');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Never mind')).toBeNull());
});

it('goes back as far as one likes', async () => {
  const pages = answer(journalApi.list, ({ searchParams }) =>
    searchParams.has('cursor')
      ? [aJournalMessage({ id: 1, message: 'The first word' })]
      : new Page([aJournalMessage({ id: 9 })], 9),
  );
  show([pages]);
  await findMessage('Crane is down until noon.');
  await press('Show older');
  await findMessage('The first word');
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('hears what others say', async () => {
  const streams = fakeEventSource();
  const { journal, answers } = aJournal(aJournalMessage());
  const { client } = show(answers);
  await findMessage('Crane is down until noon.');
  const stop = followChanges(client);
  journal.messages = [aJournalMessage({ id: 2, message: 'Crane is back.' }), ...journal.messages];
  streams[0]?.emit({ entity: 'comment', id: 2, action: 'create' });
  await findMessage('Crane is back.');
  stop();
});

it('shows a viewer who may write', async () => {
  show(aJournal(aJournalMessage()).answers, aSessionUser({ role: 'Viewer' }));
  await findMessage('Crane is down until noon.');
  screen.getByText(/^Only .* can write in the journal\.$/);
  expect(screen.queryByLabelText('Message')).toBeNull();
});
