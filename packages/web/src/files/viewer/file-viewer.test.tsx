import { backupApi } from '@sitewright/domain/backup/api';
import { filesApi } from '@sitewright/domain/files/api';
import { type ProjectFile, ProjectFileChanges } from '@sitewright/domain/files/file';
import { aProjectFile } from '@sitewright/domain/files/file.fixture';
import type { FileComment } from '@sitewright/domain/files/file-comment';
import { describeFile } from '@sitewright/domain/files/rules';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { clickUndo } from '../../testing/click-undo.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { aProject } from '../../testing/signed-in-answers.ts';
import { FilesTab } from '../files-tab.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const photo = aProjectFile({ description: 'Slab, bay 4' });
const drawing = aProjectFile({
  id: 2,
  originalName: 'A-201.pdf',
  mimetype: 'application/pdf',
  thumbnailUrl: null,
  url: '/api/files/2/content',
});
const aComment = (over: Partial<FileComment> = {}): FileComment => ({
  id: 5,
  fileId: 1,
  userId: 2,
  author: 'Tom Day',
  content: 'Which lift?',
  reactions: [],
  createdAt: '2026-03-02T10:00:00.000Z',
  createdBy: 2,
  ...over,
});
const gone = () => new Response(null, { status: 204 }) as never;

/** The files of a contract, opened at an address. */
function open(search: string, { user = aSessionUser(), answers = [] as Answer[] } = {}) {
  const files: ProjectFile[] = [photo, drawing];
  const read = answer(
    filesApi.read,
    ({ pathname }) => files.find(({ id }) => pathname.endsWith(`/${id}`)) ?? photo,
  );
  const list = answer(filesApi.list, () => files);
  const comments = answer(filesApi.comments, () => []);
  const tab = <FilesTab project={aProject({ id: 1 })} />;
  const view = renderWithApi(tab, user, ...answers, read, list, comments);
  act(() => view.history.push(search));
  return view;
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the open file', () => {
  it('opens from the list, is in the address, and closes with the Back button', async () => {
    const { history } = open('?tab=files');
    await userEvent.click(await screen.findByRole('link', { name: 'IMG_0001.JPG' }));
    const viewer = await dialog('IMG_0001.JPG');
    expect(history.location.search).toBe('?tab=files&file=1');
    const picture = viewer.getByRole('img', { name: 'Slab, bay 4' });
    expect(picture.getAttribute('src')).toBe('/api/files/1/content');
    viewer.getByText('02/03/2026 08:45');
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is turned by the arrow keys, but not while the user types', async () => {
    const { history } = open('?file=1');
    const viewer = await dialog('IMG_0001.JPG');
    fireEvent.keyDown(viewer.getByLabelText('Comment'), { key: 'ArrowRight' });
    expect(history.location.search).toBe('?file=1');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    await dialog('A-201.pdf');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    await dialog('IMG_0001.JPG');
  });

  it('is offered for download where it is no picture', async () => {
    open('?file=2');
    const viewer = await dialog('A-201.pdf');
    const link = viewer.getByRole('link', { name: 'Download to open it' });
    expect(link.getAttribute('href')).toBe('/api/files/2/content');
  });

  it('is deleted to the bin, and fetched back', async () => {
    const requests: string[] = [];
    const director = aSessionUser({ role: 'Director' });
    open('?file=1', {
      user: director,
      answers: [
        answer(filesApi.remove, gone),
        answer(backupApi.listBin, () => [{ id: 30, recordId: 1, isRestored: false } as never]),
        answer(backupApi.restore, ({ pathname }) => {
          requests.push(pathname);
          return {} as never;
        }),
      ],
    });
    const viewer = await dialog('IMG_0001.JPG');
    await userEvent.click(viewer.getByRole('button', { name: 'Delete' }));
    await screen.findByText('IMG_0001.JPG moved to the recycle bin.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await clickUndo();
    await waitFor(() => expect(requests).toEqual(['/api/recycle-bin/30/restoration']));
  });
});

describe('the description', () => {
  const edit = async () => {
    const viewer = await dialog('IMG_0001.JPG');
    await userEvent.click(viewer.getByRole('button', { name: 'Edit description' }));
    const box = viewer.getByLabelText<HTMLTextAreaElement>('Description', { selector: 'textarea' });
    await userEvent.clear(box);
    await fillIn(box, 'Slab, bay 5');
    await userEvent.click(viewer.getByRole('button', { name: 'Save' }));
    return { viewer, box };
  };

  it('is written in place', async () => {
    let saved: ProjectFile = photo;
    const saving = answer(filesApi.edit, (_, body) => {
      saved = describeFile(photo, ProjectFileChanges.parse(body));
      return saved;
    });
    open('?file=1', { answers: [saving, answer(filesApi.read, () => saved)] });
    const { viewer } = await edit();
    await viewer.findByText('Slab, bay 5', { selector: 'p' });
  });

  it('stays in its box when another user saved first, and replaces their text when saved again', async () => {
    let theirs: ProjectFile = { ...photo, description: 'Bay 6', version: 2 };
    const saving = answer(filesApi.edit, (_, body) => {
      theirs = { ...describeFile(theirs, ProjectFileChanges.parse(body)), version: 3 };
      return theirs;
    });
    const reading = answer(filesApi.read, () => (theirs.version === 3 ? theirs : photo));
    open('?file=1', { answers: [saving, reading] });
    const { viewer, box } = await edit();
    await viewer.findByText(/This was changed while you were working on it\./);
    viewer.getByText(/The description now reads: “Bay 6”/);
    expect(box.value).toBe('Slab, bay 5');
    await userEvent.click(viewer.getByRole('button', { name: 'Save' }));
    await viewer.findByText('Slab, bay 5', { selector: 'p' });
  });

  it('is not for everybody to write', async () => {
    open('?file=1', { user: aSessionUser({ role: 'Site Supervisor' }) });
    const viewer = await dialog('IMG_0001.JPG');
    viewer.getByText(/^Only .* can describe a file\.$/);
    expect(viewer.queryByRole('button', { name: 'Edit description' })).toBeNull();
  });
});

describe('the comments', () => {
  it('are added, and deleted by their author', async () => {
    let comments = [aComment()];
    open('?file=1', {
      answers: [
        answer(filesApi.comments, () => comments),
        answer(filesApi.comment, (_, body) => {
          const comment = aComment({ id: 6, author: 'Ann Ray', createdBy: 1, ...body });
          comments = [...comments, comment];
          return comment;
        }),
        answer(filesApi.removeComment, () => {
          comments = comments.slice(0, 1);
          return gone();
        }),
      ],
    });
    const viewer = await dialog('IMG_0001.JPG');
    await fillIn(viewer.getByLabelText('Comment'), 'Lift 5');
    await userEvent.click(viewer.getByRole('button', { name: 'Comment' }));
    await viewer.findByText('Lift 5', { selector: 'p' });
    expect(viewer.queryByRole('button', { name: 'Delete comment by Tom Day' })).toBeNull();
    await userEvent.click(viewer.getByRole('button', { name: 'Delete comment by Ann Ray' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(viewer.queryByText('Lift 5')).toBeNull());
  });

  it('stay in their box when they do not arrive', async () => {
    const refusing = answer(filesApi.comment, () =>
      Response.json({ message: 'Down', code: 'down' }, { status: 409 }),
    );
    open('?file=1', { answers: [refusing] });
    const viewer = await dialog('IMG_0001.JPG');
    const box = viewer.getByLabelText<HTMLTextAreaElement>('Comment');
    await fillIn(box, 'Lift 5');
    await userEvent.click(viewer.getByRole('button', { name: 'Comment' }));
    await viewer.findByText(/Down/);
    expect(box.value).toBe('Lift 5');
  });

  it('take each of six reactions once from everybody', async () => {
    const reaction = {
      emoji: '👍',
      count: 2,
      isMine: false,
      names: ['Tom Day', 'Eve Orr'],
    } as const;
    const others = { ...reaction, names: [...reaction.names] };
    const mine = { ...others, count: 3, isMine: true, names: [...reaction.names, 'Ann Ray'] };
    let comment = aComment({ reactions: [others] });
    const setReaction = (given: typeof mine) => {
      comment = aComment({ reactions: [given] });
      return comment;
    };
    open('?file=1', {
      answers: [
        answer(filesApi.comments, () => [comment]),
        answer(filesApi.react, () => setReaction(mine)),
        answer(filesApi.takeReactionBack, () => setReaction(others)),
      ],
    });
    const viewer = await dialog('IMG_0001.JPG');
    const six = within(await viewer.findByRole('group', { name: 'Reactions' }));
    expect(six.getAllByRole('button').length).toBe(6);
    await userEvent.click(six.getByRole('button', { name: 'Thumbs up: 2 people', pressed: false }));
    const pressed = await six.findByRole('button', { name: 'Thumbs up: You and 2 others' });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    expect(pressed.title).toBe('Thumbs up: You, Tom Day and Eve Orr');
    pressed.focus();
    await userEvent.keyboard('{Enter}');
    await six.findByRole('button', { name: 'Thumbs up: 2 people' });
  });
});
