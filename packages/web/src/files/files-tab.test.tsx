import { certificatesApi } from '@sitewright/domain/certificates/api';
import { aCertificate } from '@sitewright/domain/certificates/certificate.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import type { ProjectFile } from '@sitewright/domain/files/file';
import { aProjectFile } from '@sitewright/domain/files/file.fixture';
import { Page } from '@sitewright/domain/kernel/page';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSignalLost } from '../platform/use-online.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { type FakeXhr, fakeXhr } from '../testing/fake-xhr.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { FilesTab } from './files-tab.tsx';

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  cleanup();
  setSignalLost(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const drawing = aProjectFile({
  id: 2,
  originalName: 'A-201 Level 3.pdf',
  mimetype: 'application/pdf',
  size: 3_400_000,
  thumbnailUrl: null,
  description: 'Setting out, revision C',
  comments: 4,
});
const viewer = aSessionUser({ role: 'Viewer' });
const project = aProject({ id: 7 });

/** Files that the server finds by kind and by word, as the real one does. */
const finding = (files: ProjectFile[]) =>
  answer(filesApi.list, ({ searchParams: params }) =>
    files.filter(
      (file) =>
        (params.get('kind') ?? kindOf(file)) === kindOf(file) &&
        file.originalName.includes(params.get('q') ?? ''),
    ),
  );
const kindOf = ({ mimetype }: ProjectFile) =>
  mimetype.startsWith('image/') ? 'photo' : 'document';

const show = (files: ProjectFile[], user = aSessionUser(), ...answers: Answer[]) =>
  renderWithApi(<FilesTab project={project} />, user, ...answers, finding(files));

const row = (name: RegExp) => screen.findByRole('row', { name });

it('has the certificates of the contract in a place of their own', async () => {
  const list = answer(certificatesApi.list, () => [aCertificate()]);
  show([drawing], aSessionUser(), list);
  const places = within(await screen.findByRole('navigation', { name: /certificates/ }));
  expect(places.getByRole('link', { current: 'page' }).textContent).toBe('Files');
  await userEvent.click(places.getByRole('link', { name: 'Certificates' }));
  await row(/Telehandler 17 m/);
  expect(places.getByRole('link', { current: 'page' }).textContent).toBe('Certificates');
});

it('promises no more than what a phone without signal can keep', async () => {
  show([drawing]);
  await screen.findByText(/, up to 50 MB each$/);
  act(() => setSignalLost(true));
  await screen.findByText(/, up to 10 MB each$/);
});

describe('the list', () => {
  it('shows the kind, size, owner and comments of each file', async () => {
    show([aProjectFile(), drawing]);
    const { textContent } = await row(/A-201/);
    for (const text of [
      'Setting out, revision C',
      'PDF',
      '3.4 MB',
      'Ann Ray',
      '02/03/2026 09:00',
      '4',
    ])
      expect(textContent).toContain(text);
    const picture = (await row(/IMG_0001/)).querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/api/files/1/thumbnail');
  });

  it('asks the server for one kind, and keeps that in the address', async () => {
    const { requests, history } = show([aProjectFile(), drawing]);
    await row(/IMG_0001/);
    await userEvent.click(screen.getByRole('button', { name: /^Kind/ }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Documents' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /IMG_0001/ })).toBeNull());
    expect(history.location.search).toBe('?kind=document');
    expect(requests).toContain('GET /api/projects/7/files?kind=document&limit=100');
  });

  it('keeps its search box where nothing matches', async () => {
    const { history } = show([drawing]);
    act(() => history.push('?q=nowhere&kind=document'));
    await screen.findByText('Nothing matches 2 filters.');
    screen.getByRole('searchbox', { name: 'Search files' });
  });

  it('has the newest first, says so, and how many there are', async () => {
    const older = aProjectFile({
      id: 3,
      originalName: 'old.jpg',
      createdAt: '2026-01-05T09:00:00Z',
    });
    show([older, drawing]);
    await screen.findByText('2 files');
    const names = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(names.findIndex((name) => name?.includes('A-201'))).toBeLessThan(
      names.findIndex((name) => name?.includes('old.jpg')),
    );
    const added = screen.getByRole('columnheader', { name: /Added/ });
    expect(added.getAttribute('aria-sort')).toBe('descending');
    expect(screen.getAllByRole('region', { name: 'Files' })).toHaveLength(1);
  });

  it('shows the next page on request', async () => {
    const pages = answer(filesApi.list, ({ searchParams }) =>
      searchParams.has('cursor') ? [drawing] : new Page([aProjectFile({ id: 9 })], 9),
    );
    show([], aSessionUser(), pages);
    await screen.findByText('The newest 1 file');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await row(/A-201/);
    await screen.findByText('2 files');
  });

  it('says what belongs here while there is nothing', async () => {
    show([]);
    await screen.findByRole('heading', { name: 'No files on this contract yet' });
  });

  it('says that it did not load, and loads again', async () => {
    let isUp = false;
    const flaky = answer(filesApi.list, () =>
      isUp ? [drawing] : Response.json({ message: 'Down', code: 'down' }, { status: 503 }),
    );
    show([], aSessionUser(), flaky);
    await screen.findByText('Files did not load');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await row(/A-201/);
  });

  it('lets a viewer look, and says who may do more', async () => {
    show([drawing], viewer);
    await screen.findByText(/^Only .* can add files\.$/);
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    const remove = await screen.findByRole('menuitem', { name: /Delete/ });
    expect(remove.textContent).toContain('You can only delete files that you added.');
    expect(remove.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('adding files', () => {
  const pdf = new File(['%PDF'], 'permit.pdf', { type: 'application/pdf' });
  const zip = new File(['PK'], 'all.zip', { type: 'application/zip' });
  const sending = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

  async function choose(container: HTMLElement, ...files: File[]) {
    await screen.findByRole('button', { name: 'Choose files' });
    const input = container.querySelector<HTMLInputElement>('input[multiple]');
    await userEvent.upload(input as HTMLInputElement, files, { applyAccept: false });
  }
  const next = async (sent: FakeXhr[], n: number) => {
    await waitFor(() => expect(sent.length).toBe(n));
    return sent[n - 1] as FakeXhr;
  };

  it('sends one after another, and what has arrived is in the list', async () => {
    let files: ProjectFile[] = [];
    const { container } = show(
      [],
      aSessionUser(),
      answer(filesApi.list, () => files),
    );
    const sent = fakeXhr();
    await choose(container, pdf, new File(['a'], 'b.txt', { type: 'text/plain' }));
    const first = await next(sent, 1);
    expect([first.method, first.url]).toEqual(['POST', '/api/projects/7/files']);
    act(() => first.upload.onprogress?.({ loaded: 1, total: 4 }));
    expect(sending('permit.pdf').textContent).toContain('Uploading, 25%');
    files = [drawing];
    first.answer(200, JSON.stringify(drawing));
    await row(/A-201/);
    expect(screen.queryByText('permit.pdf')).toBeNull();
    await next(sent, 2);
    screen.getByText('1 of 2 added');
  });

  it('tries again what failed on its way', async () => {
    const { container } = show([]);
    const sent = fakeXhr();
    await choose(container, pdf);
    const failure = { message: 'We are busy.', code: 'busy' };
    (await next(sent, 1)).answer(503, JSON.stringify(failure));
    await screen.findByText(failure.message);
    await userEvent.click(screen.getByRole('button', { name: 'Retry permit.pdf' }));
    await next(sent, 2);
  });

  it('says in the words of the server why one was refused, and does not try it again', async () => {
    const { container } = show([]);
    const sent = fakeXhr();
    await choose(container, pdf);
    const refusal = { message: 'This file is not what it says it is.', code: 'upload.type' };
    (await next(sent, 1)).answer(415, JSON.stringify(refusal));
    await screen.findByText(refusal.message);
    expect(screen.queryByRole('button', { name: 'Retry permit.pdf' })).toBeNull();
  });

  it('sends nothing that the server would not take', async () => {
    const { container } = show([]);
    const sent = fakeXhr();
    await choose(container, zip);
    await screen.findByText(/^all\.zip was not added: it must be a photo, PDF/);
    expect(sent).toEqual([]);
  });

  it('shows when a photo was taken', async () => {
    const { container } = show([]);
    const sent = fakeXhr();
    const lastModified = Date.parse('2026-03-02T08:45:00.000Z');
    await choose(container, new File(['jpg'], 'a.jpg', { type: 'image/jpeg', lastModified }));
    const { url } = await next(sent, 1);
    expect(url).toBe('/api/projects/7/files?takenAt=2026-03-02T08%3A45%3A00.000Z');
  });

  it('offers the camera of a phone, for photos alone', async () => {
    const { container } = show([]);
    await screen.findByRole('button', { name: 'Take a photo' });
    const camera = container.querySelector('input[capture]');
    expect(camera?.getAttribute('accept')).toBe('image/jpeg,image/png,image/gif,image/webp');
  });
});
