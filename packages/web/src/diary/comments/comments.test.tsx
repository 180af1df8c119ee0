import { backupApi } from '@sitewright/domain/backup/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryComment } from '@sitewright/domain/diary/diary-entry.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aBinItem } from '../../backup/bin-item.fixture.ts';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { clickUndo } from '../../testing/click-undo.ts';
import { answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openDiary } from '../diary-answers.fixture.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rail = async () => within(await screen.findByRole('complementary', { name: 'Day summary' }));
const card = async () => within(await screen.findByRole('article'));

/** Comments that record what was sent and deleted. */
function theComments(...start: ReturnType<typeof aDiaryComment>[]) {
  let comments = start;
  const sent: unknown[] = [];
  return {
    sentBodies: sent,
    answers: [
      answer(diaryApi.comments, () => comments),
      answer(diaryApi.comment, (_, body) => {
        sent.push(body);
        const comment = aDiaryComment({ id: 50, ...body, createdBy: 1 });
        comments = [...comments, comment];
        return comment;
      }),
      answer(diaryApi.removeComment, () => {
        comments = [];
        return new Response(null, { status: 204 });
      }),
      answer(backupApi.listBin, () => [aBinItem({ id: 30, recordId: start[0]?.id ?? 0 })]),
      answer(backupApi.restore, () => {
        comments = start;
        return aBinItem({ recordType: 'diaryComment', recordName: 'Never mind' });
      }),
    ],
  };
}

it('lists the comments by the hour', async () => {
  openDiary({
    comments: [
      aDiaryComment({ id: 1, timeSlot: '13:00', comment: 'Log the standing time', recordId: 1 }),
      aDiaryComment({ id: 2, timeSlot: '09:00', comment: 'Gate 2 closed' }),
    ],
  });
  const side = await rail();
  await side.findByText('Gate 2 closed');
  await side.findByText(/, on the entry Harkness Formwork, 08:00$/);
  const slots = side.getAllByRole('heading', { name: /slot$/ });
  expect(slots.map(({ textContent }) => textContent)).toEqual([
    'Comments, 09:00 slot',
    'Comments, 13:00 slot',
  ]);
});

it('takes a reaction, once from each user', async () => {
  let comment = aDiaryComment({ comment: 'Gate 2 closed' });
  const react = answer(diaryApi.react, () => {
    comment = {
      ...comment,
      reactions: [{ emoji: '👍', count: 1, isMine: true, names: ['Ann Ray'] }],
    };
    return comment;
  });
  openDiary({}, { answers: [answer(diaryApi.comments, () => [comment]), react] });
  const side = await rail();
  await userEvent.click(await side.findByRole('button', { name: 'Thumbs up' }));
  const mine = await side.findByRole('button', { name: 'Thumbs up: You' });
  expect(mine.getAttribute('aria-pressed')).toBe('true');
});

it('says something about an hour of the day', async () => {
  const { sentBodies: sent, answers } = theComments();
  openDiary({}, { answers, search: '?date=2026-02-27' });
  const side = await rail();
  await fillIn(side.getByLabelText('Comment'), 'Crane late');
  await userEvent.selectOptions(side.getByLabelText('Time slot'), '07:00');
  await userEvent.click(side.getByRole('button', { name: 'Comment' }));
  await side.findByText('Crane late', { selector: 'p' });
  expect(sent).toEqual([{ date: '2026-02-27', timeSlot: '07:00', comment: 'Crane late' }]);
  expect((side.getByLabelText('Comment') as HTMLTextAreaElement).value).toBe('');
});

it('keeps a comment that was typed and not sent', async () => {
  const { sentBodies, answers } = theComments();
  openDiary({}, { answers });
  await fillIn((await rail()).getByLabelText('Comment'), 'Block delivery short by one pack');
  cleanup();
  openDiary({}, { answers });
  const side = await rail();
  expect(side.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe(
    'Block delivery short by one pack',
  );
  await userEvent.click(side.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(sentBodies).toHaveLength(1));
  cleanup();
  openDiary({}, { answers });
  expect((await rail()).getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('');
});

it('sends no empty comment', async () => {
  const { sentBodies: sent, answers } = theComments();
  openDiary({}, { answers });
  const side = await rail();
  await userEvent.click(side.getByRole('button', { name: 'Comment' }));
  side.getByText('Comment is required');
  expect(sent).toEqual([]);
});

it('counts the comments of an entry, and answers below it', async () => {
  const { sentBodies: sent, answers } = theComments(
    aDiaryComment({ recordId: 1, recordType: 'diary_entry', comment: 'Which lift?' }),
  );
  openDiary({}, { answers });
  const entry = await card();
  await userEvent.click(await entry.findByRole('button', { name: '1 comment' }));
  entry.getByText('Which lift?');
  await userEvent.keyboard('Lift 5');
  await userEvent.click(entry.getByRole('button', { name: 'Comment' }));
  await entry.findByRole('button', { name: '2 comments' });
  expect(sent).toEqual([
    {
      date: '2026-03-02',
      timeSlot: '08:00',
      comment: 'Lift 5',
      recordId: 1,
      recordType: 'diary_entry',
    },
  ]);
});

it('deletes a comment after asking, and its author undoes it', async () => {
  const { answers } = theComments(aDiaryComment({ comment: 'Never mind', createdBy: 1 }));
  openDiary({}, { answers, user: aSessionUser({ role: 'Site Supervisor' }) });
  const side = await rail();
  await userEvent.click(await side.findByRole('button', { name: /^Delete comment/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(side.queryByText('Never mind')).toBeNull());
  await clickUndo();
  await side.findByText('Never mind');
});

it("does not let a user delete a colleague's comment", async () => {
  openDiary({ comments: [aDiaryComment({ createdBy: 2 })] });
  const side = await rail();
  await side.findByText('Log the standing time against weather');
  expect(side.queryByRole('button', { name: /^Delete comment/ })).toBeNull();
});

it('deletes nothing of a day that is signed off', async () => {
  openDiary({ day: { status: 'approved' }, comments: [aDiaryComment({ createdBy: 1 })] });
  const side = await rail();
  await side.findByText('Log the standing time against weather');
  expect(side.queryByRole('button', { name: /^Delete comment/ })).toBeNull();
});

it('shows a viewer who may comment', async () => {
  openDiary({}, { user: aSessionUser({ role: 'Viewer' }) });
  await (await rail()).findByText(/^Only .* can comment\.$/);
});

it('says without signal that a reaction needs it, and offers none to a comment that waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { requests } = openDiary({
    comments: [aDiaryComment({ id: 1 }), aDiaryComment({ id: -2, comment: 'Still waiting' })],
  });
  const side = await rail();
  await side.findByText('Still waiting');
  const [thumbsUp, ...others] = side.getAllByRole('button', { name: 'Thumbs up' });
  expect(others).toEqual([]);
  expect(thumbsUp?.getAttribute('aria-description')).toBe('Needs signal');
  await userEvent.click(thumbsUp as HTMLElement);
  expect(requests.filter((request) => /reactions/.test(request))).toEqual([]);
  expect(screen.queryByText('Not saved')).toBeNull();
});
