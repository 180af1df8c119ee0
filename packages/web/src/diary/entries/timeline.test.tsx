import { backupApi } from '@sitewright/domain/backup/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import {
  aDiaryComment,
  aDiaryEntry,
  laborText,
} from '@sitewright/domain/diary/diary-entry.fixture';
import type { Photo } from '@sitewright/domain/files/photo';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aBinItem } from '../../backup/bin-item.fixture.ts';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { clickUndo } from '../../testing/click-undo.ts';
import { answer } from '../../testing/fake-api.ts';
import { misnamedControls } from '../../testing/label-in-name.ts';
import { shownToast } from '../../ui/dialogs/toast.fixture.ts';
import { openDiary } from '../diary-answers.fixture.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aPhoto = (id: number): Photo => ({
  id,
  url: `/api/files/${id}/content`,
  filename: `photo-${id}.jpg`,
  size: 1000,
  type: 'image/jpeg',
  uploadedAt: '2026-03-02T15:00:00.000Z',
});
const entryAt = (id: number, startTime: string) =>
  aDiaryEntry({ id, labor: laborText({ startTime, finishTime: '' }) });
const card = async () => within(await screen.findByRole('article'));
const choose = async (item: string) => {
  await userEvent.click((await card()).getByRole('button', { name: /^More/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('shows who did what, for how long, with what and in which weather', async () => {
  const labor = laborText({ plant: 'Placing boom' });
  openDiary({ entries: [aDiaryEntry({ labor, weatherImpact: 'Pour moved' })] });
  const entry = await card();
  entry.getByRole('heading', { name: 'Harkness Formwork' });
  entry.getByText('Carpenter, Nine carpenters');
  expect(entry.getByTitle(/^Entry hours\./).textContent).toMatch(/^9\.0 /);
  entry.getByText('Placing boom');
  entry.getByText('Weather Impact: Pour moved');
  expect(entry.getByText(/^Ann Ray,/).textContent).toBe('Ann Ray, 16:30');
});

it.each([
  [{ operatives: 4, startTime: '08:00', finishTime: '16:00' }, '4 people, 32.0 operative hours'],
  [{ operatives: 4, notes: '9.0 h elapsed, 8.3 h worked' }, '9.0 h elapsed, 8.3 h worked'],
])('shows the hours of the people of a crew', async (labor, words) => {
  openDiary({ entries: [aDiaryEntry({ labor: laborText(labor) })] });
  (await card()).getByText(words);
});

it('says the hours of a crew without a task once', async () => {
  const notes = '9.0 h elapsed, 8.3 h worked';
  const workSummary = `Bower Steel: ${notes}`;
  openDiary({ entries: [aDiaryEntry({ workSummary, labor: laborText({ notes }) })] });
  expect((await card()).getAllByText(/8\.3 h worked/)).toHaveLength(1);
});

it('has the latest first, or the earliest where the address says so', async () => {
  const { history } = openDiary({ entries: [entryAt(1, '08:00'), entryAt(2, '13:20')] });
  const order = async () =>
    (await screen.findAllByRole('article')).map((article) => article.getAttribute('aria-label'));
  expect(await order()).toEqual(['Harkness Formwork, 13:20', 'Harkness Formwork, 08:00']);
  await userEvent.click(screen.getByRole('button', { name: 'Latest first' }));
  await waitFor(() => expect(history.location.search).toBe('?order=earliest'));
  expect(await order()).toEqual(['Harkness Formwork, 08:00', 'Harkness Formwork, 13:20']);
});

it('has what waits on this phone among the latest of its time', async () => {
  const entries = [7, -2, 8, -3].map((id) =>
    aDiaryEntry({ id, workSummary: `Written as ${id}`, labor: laborText({ startTime: '08:00' }) }),
  );
  openDiary({ entries });
  const texts = (await screen.findAllByText(/^Written as/)).map(({ textContent }) => textContent);
  expect(texts).toEqual([-3, -2, 8, 7].map((id) => `Written as ${id}`));
});

it('names the menus of two entries of one company differently', async () => {
  const labor = laborText({ company: '', startTime: '08:00' });
  const [slab, walls] = ['Slab poured\nto grid D', `Walls stripped ${'and '.repeat(20)}cleaned`];
  openDiary({
    entries: [slab, walls].map((workSummary, n) => aDiaryEntry({ id: n + 1, workSummary, labor })),
  });
  await screen.findByRole('button', { name: 'More actions for Labour: Slab poured' });
  const [long] = screen.getAllByRole('button', { name: /^More actions for Labour: Walls/ });
  expect(long?.getAttribute('aria-label')).toMatch(/^More actions for .{59}…$/);
});

it('draws the rest of a long day after its first entries, and leaves none out', async () => {
  openDiary({ entries: Array.from({ length: 40 }, (_, n) => entryAt(n + 1, '08:00')) });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40));
});

it('marks an entry that came days after its day', async () => {
  openDiary({ entries: [aDiaryEntry({ recordedAt: '2026-03-04T08:00:00.000Z' })] });
  (await card()).getByText('Logged 2 days late');
});

it('calls nothing late that came before midnight on site', async () => {
  openDiary({ entries: [aDiaryEntry({ recordedAt: '2026-03-02T23:59:00.000Z' })] });
  expect((await card()).queryByText(/late$/)).toBeNull();
});

it('shows three photos at most, and all of them in the viewer', async () => {
  openDiary({ entries: [aDiaryEntry({ photos: [1, 2, 3, 4, 5].map(aPhoto) })] });
  const entry = await card();
  expect(entry.getAllByRole('button', { name: /Photo \d of 5/ })).toHaveLength(3);
  entry.getByText('+3');
  expect(misnamedControls()).toEqual([]);
  await userEvent.click(entry.getByRole('button', { name: 'Photo 2 of 5, Harkness Formwork' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Harkness Formwork' }));
  expect(viewer.getByRole('img').getAttribute('src')).toBe('/api/files/2/content');
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.getByRole('img').getAttribute('src')).toBe('/api/files/3/content');
  await userEvent.click(viewer.getByRole('button', { name: 'Photo before' }));
  viewer.getByText(/^2 of 5/);
});

it('keeps a place of one size for every photo, and fetches it when it is near', async () => {
  openDiary({ entries: [aDiaryEntry({ photos: [aPhoto(1)] })] });
  const photo = (await card()).getByRole('button', { name: /^Photo 1/ });
  expect(photo.className).toMatch(/\bh-16\.5 w-22\b/);
  expect(photo.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

it('copies an entry to today', async () => {
  const { history } = openDiary({}, { search: '?date=2026-02-27' });
  await userEvent.click((await card()).getByRole('button', { name: 'Copy to today' }));
  await waitFor(() => expect(history.location.search).toBe('?entry=new&copy=1'));
  await screen.findByRole('heading', { name: 'Log Labour Entry' });
});

it('opens an entry for editing at its own address', async () => {
  const { history } = openDiary();
  await userEvent.click((await card()).getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(history.location.search).toBe('?entry=1'));
  await screen.findByRole('heading', { name: 'Edit Labour Entry' });
});

it('opens an entry that waits on this phone, for editing and as a copy', async () => {
  const { history } = openDiary({ entries: [aDiaryEntry({ id: -5 })] });
  await userEvent.click((await card()).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('heading', { name: 'Edit Labour Entry' });
  act(() => history.push('?entry=new&copy=-5'));
  await screen.findByRole('heading', { name: 'Log Labour Entry' });
  expect(history.location.search).toBe('?entry=new&copy=-5');
});

it('deletes an entry at once, and its author fetches it back', async () => {
  let entries = [aDiaryEntry({ recordedAt: new Date().toISOString() })];
  const restored: string[] = [];
  openDiary(
    {},
    {
      user: aSessionUser({ role: 'Site Supervisor' }),
      answers: [
        answer(diaryApi.list, () => entries),
        answer(diaryApi.comments, () => entries.map(({ id }) => aDiaryComment({ recordId: id }))),
        answer(diaryApi.remove, () => {
          entries = [];
          return new Response(null, { status: 204 });
        }),
        answer(backupApi.listBin, () => [aBinItem({ id: 9, recordType: 'diary', recordId: 1 })]),
        answer(backupApi.restore, ({ pathname }) => {
          restored.push(pathname);
          entries = [aDiaryEntry()];
          return aBinItem({ id: 9, isRestored: true });
        }),
      ],
    },
  );
  const jumps = within(await screen.findByRole('navigation', { name: 'On this day' }));
  await jumps.findByRole('link', { name: 'Comments 1' });
  await choose('Delete');
  expect(await shownToast()).toEqual([
    'Deleted',
    'The entry for Harkness Formwork moved to the recycle bin.',
  ]);
  expect(screen.queryByRole('article')).toBeNull();
  expect(document.activeElement?.id).toBe('entries');
  await jumps.findByRole('link', { name: 'Comments' });
  await clickUndo();
  await screen.findByRole('article');
  await jumps.findByRole('link', { name: 'Comments 1' });
  expect(restored).toEqual(['/api/recycle-bin/9/restoration']);
});

it("shows a supervisor why they cannot change another user's entry", async () => {
  const otherEntry = aDiaryEntry({ createdBy: 2 });
  openDiary({ entries: [otherEntry] }, { user: aSessionUser({ role: 'Site Supervisor' }) });
  const edit = (await card()).getByRole('button', { name: /^Edit/ });
  expect(edit.title).toBe('You can only change your own entries.');
  await userEvent.click(edit);
  expect(screen.queryByRole('heading', { name: 'Edit Labour Entry' })).toBeNull();
});

it('amends instead of editing once the day is signed, and deletes nothing', async () => {
  openDiary(
    { day: { status: 'approved', signedOffByName: 'Ann Ray', acceptedGaps: ['No photos.'] } },
    { user: aSessionUser({ role: 'Managing Director' }) },
  );
  await screen.findByText(
    'Signed off by Ann Ray. Changes need a reason, and both versions are kept. Missing items accepted: No photos.',
  );
  const entry = await card();
  entry.getByRole('button', { name: 'Amend' });
  await userEvent.click(entry.getByRole('button', { name: /^More/ }));
  const remove = await screen.findByRole('menuitem', { name: /^Delete/ });
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  within(remove).getByText(/but nothing can be deleted\.$/);
});

it('shows an entry before and after it was amended', async () => {
  const amended = answer(diaryApi.amendments, () => [
    {
      id: 1,
      diaryEntryId: 1,
      reason: 'The ticket says 18',
      before: { workSummary: 'Poured 16 m³', labor: laborText() },
      after: { workSummary: 'Poured 18 m³', labor: laborText({ finishTime: '18:00' }) },
      amendedAt: '2026-03-03T09:00:00.000Z',
      amendedByName: 'Priya Raman',
    },
  ]);
  openDiary({ entries: [aDiaryEntry({ isAmended: true })] }, { answers: [amended] });
  const entry = await card();
  await entry.findByText('Amended by Priya Raman on 03/03/2026: The ticket says 18');
  await userEvent.click(entry.getByRole('button', { name: 'Show amendments' }));
  const list = within(await screen.findByRole('list', { name: 'Amendments' }));
  list.getByText('The ticket says 18');
  const versions = (tag: string) =>
    [...document.querySelectorAll(tag)].map(({ textContent }) => textContent);
  expect(versions('del')).toEqual(['Was: Poured 16 m³', 'Was: 17:00', 'Was: 9.0']);
  expect(versions('ins')).toEqual(['Now: Poured 18 m³', 'Now: 18:00', 'Now: 10.0']);
});
