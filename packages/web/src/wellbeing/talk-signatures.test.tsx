import { labourApi } from '@sitewright/domain/labour/api';
import { aLabourSession } from '@sitewright/domain/labour/labour-session.fixture';
import { linksApi } from '@sitewright/domain/links/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { TalkSignature } from '@sitewright/domain/wellbeing/talk-signatures';
import { aTalk } from '@sitewright/domain/wellbeing/wellbeing.fixture';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { aWorker } from '@sitewright/domain/workforce/worker.fixture';
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

it('names those on site that day who are missing from the talk', async () => {
  const people = ['Ben Carter', 'Ann Lister', 'Mo Reed', 'Pat Quinn'].map((name, index) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return aWorker({ id: index + 1, firstName, lastName });
  });
  renderWithApi(
    <TalkSignatures talk={talk} onClose={() => {}} />,
    aSessionUser(),
    answer(linksApi.list, () => []),
    answer(wellbeingApi.talkSignatures, () => [
      { id: 1, name: 'Mo Reed', drawing: null, signedAt: '2026-11-12T08:00:00.000Z' },
    ]),
    answer(workforceApi.list, () => people),
    // Pat Quinn is at work elsewhere.
    answer(labourApi.list, () => [aLabourSession({ workerIds: [1, 2, 3] })]),
  );
  const heading = await screen.findByText('On site that day but not recorded at this talk');
  expect(heading.nextElementSibling?.textContent).toBe('Ann Lister');
});
