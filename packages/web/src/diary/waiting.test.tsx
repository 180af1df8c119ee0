import type { Day } from '@sitewright/domain/diary/day';

import { labourApi } from '@sitewright/domain/labour/api';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { callOrKeep } from '../platform/call-or-keep.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { keepOnThisPhone } from '../testing/keep-on-this-phone.ts';
import { openDiary } from './diary-answers.fixture.ts';

const user = aSessionUser({ role: 'Site Manager' });
let phone: Awaited<ReturnType<typeof keepOnThisPhone>> | undefined;

afterEach(() => {
  phone?.end();
  cleanup();
  vi.unstubAllGlobals();
});

const atWork = (labourSessionId: number, name: string): Day['gaps'][number] => ({
  ...{ code: 'open-crew', sentence: `${name} is still on the clock. Stop this crew first.` },
  ...{ blocks: true, labourSessionId },
});

it('a crew that was stopped without signal is no longer missing a finish time', async () => {
  const gaps = [atWork(4, 'Dunmore Civils'), atWork(5, 'Bower Steel')];
  const sections = { sections: 8, sectionsDone: 6, sectionsMissing: ['crews', 'sign-off'] };
  const { client } = openDiary({ day: { gaps, ...sections } }, { user });
  await screen.findByText(/^Dunmore Civils is still on the clock/);
  phone = await keepOnThisPhone(user, client);
  const stop = (labourSessionId: number) =>
    act(() => callOrKeep(labourApi.finish, { params: { labourSessionId }, body: {} }, 'unused'));
  await stop(4);
  await waitFor(() => expect(screen.queryByText(/^Dunmore Civils is still/)).toBeNull());
  screen.getByText(/^Bower Steel is still on the clock/);
  await stop(5);
  await waitFor(() => expect(screen.queryByText(/still on the clock/)).toBeNull());
  screen.getByText('7 of 8 sections done');
});
