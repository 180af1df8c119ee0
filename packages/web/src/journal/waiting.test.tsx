import { journalApi } from '@sitewright/domain/journal/api';
import type { JournalMessage } from '@sitewright/domain/journal/journal-message';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { keepOnThisPhone } from '../testing/keep-on-this-phone.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { aJournalMessage } from './journal-message.fixture.ts';
import { JournalTab } from './journal-tab.tsx';

let phone: Awaited<ReturnType<typeof keepOnThisPhone>> | undefined;

afterEach(() => {
  phone?.end();
  cleanup();
  vi.unstubAllGlobals();
});

it('keeps a message with its picture, and sends the words before it, each once', async () => {
  const user = aSessionUser();
  const messages: JournalMessage[] = [];
  const written = aJournalMessage({ id: 50, projectId: 7, message: 'Crane is back.' });
  const { client } = renderWithApi(
    <JournalTab project={aProject({ id: 7 })} />,
    user,
    answer(journalApi.list, () => messages),
    answer(journalApi.write, () => written),
    answer(journalApi.addImage, () => written),
  );
  await screen.findByText('No messages yet');
  phone = await keepOnThisPhone(user, client);
  await fillIn(screen.getByLabelText('Message'), 'Crane is back.');
  const picture = new File(['x'], 'crane.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Message picture'), picture);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Saved on this phone. It will be sent when you have signal.');
  await screen.findByText('Crane is back.', { selector: 'li p' });
  await screen.findByAltText('crane.png');

  await phone.send('answer lost');
  messages.push(written);
  await phone.send('up');
  await phone.send('up');
  const path = '/api/projects/7/journal-messages';
  expect(phone.sent.map((one) => one.path.split('?')[0])).toEqual([
    path,
    path,
    '/api/journal-messages/50/image',
  ]);
  expect(phone.sent[0]?.key).toBe(phone.sent[1]?.key);
  expect(screen.getAllByText('Crane is back.', { selector: 'li p' }).length).toBe(1);
});
