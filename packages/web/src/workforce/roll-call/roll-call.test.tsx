import { workforceApi } from '@sitewright/domain/workforce/api';
import type { OnSite } from '@sitewright/domain/workforce/on-site';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, it } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { aProject, signedInAnswers } from '../../testing/signed-in-answers.ts';
import { RollCall } from './roll-call.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const dan: OnSite = {
  labourSessionId: 4,
  workerId: 1,
  name: 'Dan Price',
  company: 'Harkness Formwork',
  jobTitle: 'Carpenter',
  people: 1,
  since: '2026-11-15T07:30:00.000Z',
  mobilePhone: '07700 900123',
};
const crew: OnSite = { ...dan, labourSessionId: 5, workerId: null, name: 'Dunmore', people: 3 };

const open = (today = '2026-11-15') =>
  renderWithApi(
    <RollCall view={{ contract: aProject().slug }} onView={() => {}} today={today} />,
    aSessionUser(),
    answer(workforceApi.rollCall, () => [dan, crew]),
    ...signedInAnswers,
  );

const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('counts who is found, a crew as many as it has, and keeps it on the phone', async () => {
  open();
  await screen.findByText('0 of 4');
  await tick(/^Dunmore, 3 unnamed/);
  await screen.findByText('3 of 4');
  cleanup();
  open();
  await screen.findByText('3 of 4');
  screen.getByText(/^Accounted for at \d\d:\d\d$/);
});

it('removes a tick, and starts empty every day', async () => {
  open();
  await tick(/^Dan Price/);
  await screen.findByText('1 of 4');
  await tick(/^Dan Price/);
  await screen.findByText('0 of 4');
  await tick(/^Dan Price/);
  cleanup();
  open('2026-11-16');
  await screen.findByText('0 of 4');
});

it('says of a phone without signal how old the list is', async () => {
  open();
  await screen.findByText('0 of 4');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
  await screen.findByText(/^No signal\. The list is from/);
  await tick(/^Dan Price/);
  await screen.findByText('1 of 4');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});
