import { filesApi } from '@sitewright/domain/files/api';
import { aProjectFile } from '@sitewright/domain/files/file.fixture';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { keepOnThisPhone } from '../testing/keep-on-this-phone.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { FilesTab } from './files-tab.tsx';

let phone: Awaited<ReturnType<typeof keepOnThisPhone>> | undefined;

afterEach(() => {
  phone?.end();
  cleanup();
  vi.unstubAllGlobals();
});

it('keeps a file and sends it once; a large one needs signal', async () => {
  const user = aSessionUser();
  const drawing = aProjectFile({ id: 2, projectId: 7, originalName: 'A-201.pdf' });
  const files = [drawing];
  const plan = aProjectFile({ id: 4, projectId: 7, originalName: 'plan.pdf' });
  const { client } = renderWithApi(
    <FilesTab project={aProject({ id: 7 })} />,
    user,
    answer(filesApi.list, () => files),
    answer(filesApi.add, () => plan),
  );
  await screen.findAllByText('A-201.pdf');
  phone = await keepOnThisPhone(user, client);
  await choose(new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }));
  await screen.findByText('Saved on this phone. It will be sent when you have signal.');
  await screen.findAllByText('plan.pdf');
  const large = new File(['%PDF'], 'survey.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 11_000_000 });
  await choose(large);
  await screen.findByText(/Needs signal: files over 10 MB cannot be saved on this phone/);

  await phone.send('answer lost');
  files.push(plan);
  await phone.send('up');
  await phone.send('up');
  expect(phone.sent.map(({ path }) => path)).toEqual(Array(2).fill('/api/projects/7/files'));
  expect(phone.sent[0]?.key).toBe(phone.sent[1]?.key);
});

const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  return userEvent.upload(input as HTMLInputElement, file, { applyAccept: false });
};
