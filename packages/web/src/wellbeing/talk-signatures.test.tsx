import { linksApi } from '@sitewright/domain/links/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { TalkSignature } from '@sitewright/domain/wellbeing/talk-signatures';
import { aTalk } from '@sitewright/domain/wellbeing/wellbeing.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { TalkSignatures } from './talk-signatures.tsx';

afterEach(cleanup);

const talk = aTalk({ id: 7, attendees: ['Ben Carter', 'Ola Nowak', 'Ivo Novak'] });

it('lists who signed, and asks before it removes an unknown name', async () => {
  const signature = { drawing: null, signedAt: '2026-11-16T08:00:00.000Z' };
  let signed: TalkSignature[] = [
    { ...signature, id: 1, name: 'Ola Nowak' },
    { ...signature, id: 2, name: 'Mickey Mouse' },
  ];
  const removed: string[] = [];
  renderWithApi(
    <TalkSignatures talk={talk} onClose={() => {}} />,
    aSessionUser(),
    answer(linksApi.list, () => []),
    answer(wellbeingApi.talkSignatures, () => signed),
    answer(wellbeingApi.removeTalkSignature, (url) => {
      removed.push(url.pathname);
      signed = signed.slice(0, 1);
      return new Response(null, { status: 204 });
    }),
  );
  await screen.findByText('1 of 3 signed, and 1 not on the list (names not verified)');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Mickey Mouse’s signature' }));
  expect(removed).toEqual([]);
  const question = await screen.findByRole('alertdialog', {
    name: 'Remove Mickey Mouse’s signature?',
  });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText(/^Mickey Mouse/)).toBeNull());
  screen.getByText(/^Ola Nowak, 16\/11\/2026/);
  expect(removed).toEqual(['/api/toolbox-talks/7/signatures/2']);
});
