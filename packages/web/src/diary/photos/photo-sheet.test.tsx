import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntry } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import type { Photo } from '@sitewright/domain/files/photo';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { fakeXhr } from '../../testing/fake-xhr.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { PhotoSheet } from './photo-sheet.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aPhoto = (id: number): Photo => ({
  id,
  url: `/api/files/${id}/content`,
  filename: `crane-${id}.webp`,
  size: 1000,
  type: 'image/webp',
  uploadedAt: '2026-11-12T14:00:00.000Z',
});
const aFile = (name: string, type = 'image/jpeg') =>
  new File(['x'], name, { type, lastModified: Date.parse('2026-11-12T13:20:00Z') });

/** The server keeps the photos that it takes, and forgets those that are removed. */
function open(stored: Photo[] = []) {
  const onClose = vi.fn();
  const requests = fakeXhr();
  const entry = () => aDiaryEntry({ photos: [...stored] });
  const sheet = <PhotoSheet entry={entry()} onClose={onClose} />;
  const remove = answer(filesApi.remove, () => {
    stored.pop();
    return new Response(null, { status: 204 });
  });
  renderWithApi(sheet, aSessionUser(), answer(diaryApi.read, entry), remove);
  const accept = async (place: number) => {
    await waitFor(() => expect(requests.length).toBe(place));
    stored.push(aPhoto(place));
    requests[place - 1]?.answer(201, JSON.stringify(aPhoto(place)));
  };
  return { requests, onClose, accept };
}
const choose = async (...files: File[]) => {
  await screen.findByRole('dialog', { name: 'Photos' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  await userEvent.upload(input as HTMLInputElement, files, { applyAccept: false });
};
const there = () => within(screen.getByRole('list', { name: 'Entry photos' })).getAllByRole('img');
const done = () => userEvent.click(screen.getByRole('button', { name: 'Done' }));

it('offers the camera that looks away, and takes photos one after another', async () => {
  const { requests, accept } = open();
  await choose(aFile('a.jpg'), aFile('b.jpg'));
  expect(document.querySelector('input[capture=environment]')).toBeTruthy();
  await waitFor(() => expect(requests.length).toBe(1));
  expect(requests[0]?.url).toBe('/api/diary-entries/1/photos?takenAt=2026-11-12T13%3A20%3A00.000Z');
  requests[0]?.upload.onprogress?.({ loaded: 1, total: 2 });
  await screen.findByText(/Uploading, 50%/);
  await accept(1);
  await waitFor(() => expect(requests.length).toBe(2));
  expect(there().length).toBe(1);
  expect(screen.queryByText('a.jpg')).toBeNull();
});

it('has no broken image beside a photo that cannot be read', async () => {
  open();
  await choose(aFile('broken.jpg'));
  const row = (await screen.findByText('broken.jpg')).closest('li');
  await waitFor(() => expect(row?.querySelector('img')).not.toBeNull());
  fireEvent.error(row?.querySelector('img') as HTMLImageElement);
  expect(row?.querySelector('img')).toBeNull();
});

it('tries again what failed, without the others', async () => {
  const { requests, accept } = open();
  await choose(aFile('a.jpg'));
  await waitFor(() => expect(requests.length).toBe(1));
  requests[0]?.answer(503, JSON.stringify({ message: 'We are busy.' }));
  await screen.findByText('We are busy.', { exact: false });
  await userEvent.click(screen.getByRole('button', { name: 'Retry a.jpg' }));
  await accept(2);
  await waitFor(() => expect(there().length).toBe(1));
});

it.each([
  [413, 'That is too large.'],
  [415, 'That is no photo.'],
])('does not try a photo again that was refused for itself: %i', async (status, message) => {
  const { requests, onClose } = open();
  await choose(aFile('a.jpg'));
  await waitFor(() => expect(requests.length).toBe(1));
  requests[0]?.answer(status, JSON.stringify({ message }));
  await screen.findByText(message, { exact: false });
  expect(screen.queryByRole('button', { name: 'Retry a.jpg' })).toBeNull();
  screen.getByRole('button', { name: 'Remove a.jpg' });
  // Nothing is on its way, so there is nothing to ask.
  await done();
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks nothing about a photo that was refused', async () => {
  const { requests, onClose } = open();
  await choose(aFile('a.jpg'));
  await waitFor(() => expect(requests.length).toBe(1));
  requests[0]?.answer(409, JSON.stringify({ message: 'This day is signed off.' }));
  await screen.findByText('This day is signed off.', { exact: false });
  await done();
  expect(onClose).toHaveBeenCalledOnce();
});

it('has room for twenty', async () => {
  const { requests } = open(Array.from({ length: 19 }, (_, place) => aPhoto(place + 1)));
  await choose(aFile('a.jpg'), aFile('b.jpg'));
  await screen.findByText('An entry can have up to 20 photos');
  await waitFor(() => expect(requests.length).toBe(1));
  expect(screen.queryByText('b.jpg')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull();
});

it('takes pictures only', async () => {
  const { requests } = open();
  await choose(aFile('plan.pdf', 'application/pdf'));
  await screen.findByText('plan.pdf was not added: it must be JPG, PNG, GIF or WebP.');
  expect(requests.length).toBe(0);
});

it('removes a photo that is there', async () => {
  open([aPhoto(1), aPhoto(2)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove photo 2' }));
  await waitFor(() => expect(there().length).toBe(1));
});

it('closes at once, but asks while something is on its way', async () => {
  const { requests, onClose, accept } = open();
  await choose(aFile('a.jpg'));
  await waitFor(() => expect(requests.length).toBe(1));
  await done();
  await screen.findByRole('alertdialog', { name: 'Stop uploading?' });
  await userEvent.click(screen.getByRole('button', { name: 'Keep uploading' }));
  await accept(1);
  await waitFor(() => expect(there().length).toBe(1));
  await choose(aFile('b.jpg'));
  await waitFor(() => expect(requests.length).toBe(2));
  await done();
  await screen.findByRole('alertdialog', { name: 'Stop uploading?' });
  await accept(2);
  // Nothing is left to ask: what was wanted is done.
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
