import { projectsApi } from '@sitewright/domain/projects/api';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fakeXhr } from '../testing/fake-xhr.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { ContractPicture } from './contract-picture.tsx';
import { projectQueries } from './queries.ts';

const listKey = projectQueries.list().queryKey;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bare = aProject({ id: 4, name: 'Kestrel Wharf' });
const pictured = { ...bare, profilePicture: '/api/projects/4/picture?t=1' };
const photo = new File(['bytes'], 'wharf.jpg', { type: 'image/jpeg' });

async function show(project = bare) {
  const requests = fakeXhr();
  const onChanged = vi.fn();
  const view = renderWithApi(
    <ContractPicture project={project} onChanged={onChanged} />,
    aSessionUser(),
    answer(projectsApi.removePicture, () => bare),
    answer(projectsApi.list, () => []),
  );
  await screen.findByRole('group', { name: 'Picture' });
  const choose = async (file: File) => {
    const chooser = view.container.querySelector<HTMLInputElement>('input[type=file]');
    if (chooser) await userEvent.upload(chooser, file, { applyAccept: false });
  };
  return { requests, onChanged, choose, client: view.client };
}

it('sends a picture at once, and shows how far it is', async () => {
  const { requests, onChanged, choose, client } = await show();
  client.setQueryData(listKey, [bare]);
  await choose(photo);
  const [request] = requests;
  expect([request?.method, request?.url]).toEqual(['PUT', '/api/projects/4/picture']);
  act(() => request?.upload.onprogress?.({ loaded: 1, total: 4 }));
  const bar = screen.getByRole<HTMLProgressElement>('progressbar');
  expect(bar.value).toBe(0.25);
  await act(async () => request?.answer(200, JSON.stringify(pictured)));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledWith(pictured));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(true);
});

it('says what is wrong with a file that is no picture, and sends nothing', async () => {
  const { requests, choose } = await show();
  await choose(new File(['text'], 'notes.txt', { type: 'text/plain' }));
  await screen.findByText('notes.txt was not added: it must be JPG, PNG, GIF or WebP.');
  expect(requests).toEqual([]);
});

it('takes the picture away', async () => {
  const { onChanged } = await show(pictured);
  expect(screen.getByAltText('Kestrel Wharf').getAttribute('src')).toBe(pictured.profilePicture);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledWith(bare));
});
