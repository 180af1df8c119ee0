import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntry } from '@sitewright/domain/diary/diary-entry.fixture';
import type { Photo } from '@sitewright/domain/files/photo';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DeleteButton } from '../actions/delete-button.tsx';
import { openDiary } from '../diary/diary-answers.fixture.ts';
import { PhotoSheet } from '../diary/photos/photo-sheet.tsx';
import { announceSending } from '../platform/outbox/outbox.ts';
import { outboxSnapshot, waitingItems } from '../platform/outbox/snapshot.ts';
import { clickUndo } from '../testing/click-undo.ts';
import { answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { ann, failToWrite, keepEntry, keepPhoto, preparePhoneOfAnn } from './outbox.fixture.ts';

preparePhoneOfAnn();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const loseSignal = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => window.dispatchEvent(new Event('offline')));
};
const waiting = () => waitingItems(outboxSnapshot()).length;

it('deletes an entry that waits from its own menu without signal, and its photo; undo brings both back', async () => {
  const kept = await keepEntry('Slab poured');
  await keepPhoto(kept);
  loseSignal();
  openDiary({ entries: [aDiaryEntry({ id: -kept.seq }), aDiaryEntry({ id: 7 })] });
  const menus = await screen.findAllByRole('button', { name: /^More actions for/ });
  await userEvent.click(menus.at(0) as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  await screen.findByText(/had not been sent/);
  expect(waiting()).toBe(0);
  await clickUndo();
  await waitFor(() => expect(waiting()).toBe(2));
});

async function askToDeleteComment({ seq }: { seq: number }) {
  const rendered = renderWithApi(
    <DeleteButton
      what="comment"
      author="Ann Ray"
      endpoint={diaryApi.removeComment}
      input={{ params: { diaryCommentId: -seq } }}
      recordType="diaryComment"
      recordId={-seq}
      consequence="This also deletes its photos."
    />,
    ann,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete comment by Ann Ray' }));
  return rendered;
}

it('asks before it deletes a comment that waits, and sends nothing', async () => {
  const kept = await keepEntry('Slab poured');
  loseSignal();
  const { requests } = await askToDeleteComment(kept);
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/^It has not been sent\./);
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/The comment had not been sent/);
  expect(waiting()).toBe(0);
  expect(requests.filter((request) => request.startsWith('DELETE'))).toEqual([]);
});

it('says that an entry was not deleted if the phone cannot write', async () => {
  const kept = await keepEntry('Slab poured');
  loseSignal();
  openDiary({ entries: [aDiaryEntry({ id: -kept.seq })] });
  const menus = await screen.findAllByRole('button', { name: /^More actions for/ });
  await userEvent.click(menus.at(0) as HTMLElement);
  failToWrite('Internal error');
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  await screen.findByText('Not deleted');
  expect(waiting()).toBe(1);
});

it('does not delete a comment that is being sent, for the server may have it already', async () => {
  const kept = await keepEntry('Slab poured');
  act(() => announceSending(new Set([kept.seq])));
  await askToDeleteComment(kept);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('The comment is being sent or has already been sent.');
  expect(waiting()).toBe(1);
  act(() => announceSending(new Set()));
});

const aPhoto = (id: number): Photo => ({
  ...{ id, url: `/api/files/${id}/content`, filename: `slab-${id}.webp`, size: 1000 },
  ...{ type: 'image/webp', uploadedAt: '2026-11-16T14:00:00.000Z' },
});

it('removes a photo that waits without signal, and says that one of the server needs it', async () => {
  const kept = await keepEntry('Slab poured');
  const photo = await keepPhoto(kept);
  loseSignal();
  const entry = aDiaryEntry({ id: -kept.seq, photos: [aPhoto(3), aPhoto(-photo.seq)] });
  renderWithApi(
    <PhotoSheet entry={entry} onClose={() => {}} />,
    ann,
    answer(diaryApi.read, () => entry),
  );
  const [sent, unsent] = await screen.findAllByRole('button', { name: /^Remove photo/ });
  expect(sent?.getAttribute('aria-description')).toBe('Needs signal');
  await userEvent.click(unsent as HTMLElement);
  await screen.findByText(/The photo had not been sent/);
  expect(waitingItems(outboxSnapshot()).map(({ seq }) => seq)).toEqual([kept.seq]);
});
