import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntry } from '@sitewright/domain/diary/diary-entry.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import { aProject } from '@sitewright/domain/projects/project.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storeKey } from '../../platform/offline/database.ts';
import { personOf } from '../../platform/offline/person.ts';
import { importKey } from '../../platform/offline/sealing.ts';
import { keepShared, takeShared } from '../../platform/offline/shared-photos.ts';
import { forget } from '../../platform/site-packs/forget.ts';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { fakeXhr } from '../../testing/fake-xhr.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ShareScreen } from './share-screen.tsx';

const user = aSessionUser();
const project = aProject();
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

beforeAll(fakeStorage);
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  await forget();
  await storeKey({ person: personOf(user), key: await importKey('A'.repeat(43)) });
});
afterEach(cleanup);

const open = (as?: string) =>
  renderWithApi(
    <ShareScreen today="2026-11-16" {...(as && { as })} />,
    user,
    answer(projectsApi.list, () => [project]),
    answer(diaryApi.list, () => []),
    answer(diaryApi.create, () => aDiaryEntry({ projectId: project.id })),
    answer(diaryApi.read, () => aDiaryEntry({ projectId: project.id })),
  );

it('puts shared photos with a new entry, and leaves none of them on the phone', async () => {
  const uploads = fakeXhr();
  await keepShared([photo('crane.jpg'), new File(['x'], 'plan.pdf', { type: 'application/pdf' })]);
  open();
  const shared = within(await screen.findByRole('list', { name: 'Shared photos' }));
  expect(shared.getAllByRole('img')).toHaveLength(1);
  expect(await takeShared()).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Contract'), project.name);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.type(await screen.findByLabelText(/^Work Summary/), 'The crane is up');
  await userEvent.click(screen.getByRole('button', { name: 'Create Entry' }));
  await screen.findByRole('dialog', { name: 'Photos' });
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.url).toMatch(/^\/api\/diary-entries\/1\/photos/);
});

it('gives shared photos to nobody else', async () => {
  await keepShared([photo('crane.jpg')]);
  await forget();
  open();
  await screen.findByText('No photos received');
});
