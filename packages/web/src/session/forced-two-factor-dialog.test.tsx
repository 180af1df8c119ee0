import { refusedAt } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { wrongMailedCode } from '@sitewright/domain/session/two-factor-rules';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderApp, renderWithApi } from '../testing/render-with-api.tsx';
import { signedInAnswers } from '../testing/signed-in-answers.ts';
import { ForcedTwoFactorDialog } from './forced-two-factor-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('keeps the app shut until it is set up and the codes are saved, and then opens it', async () => {
  fakeEventSource();
  let isDue = true;
  const { requests } = renderApp(
    '/contracts',
    null,
    answer(sessionApi.user, () => aSessionUser({ mustSetUpTwoFactor: isDue })),
    answer(twoFactorApi.setUpTwoFactor, () => ({
      secret: 'GEZD',
      uri: 'otpauth://totp/x',
      isMailedCodeNeeded: true,
    })),
    answer(twoFactorApi.turnOnTwoFactor, (_, { mailedCode }) => {
      if (mailedCode !== 'K7M4') throw refusedAt('mailedCode', wrongMailedCode);
      isDue = false;
      return { recoveryCodes: ['ABCDE-FGHJK'], apiTokens: [] };
    }),
    ...signedInAnswers,
  );
  await screen.findByRole('dialog', { name: 'Set up two-factor sign-in' });
  const title = screen.getByRole('heading', { name: 'Set up two-factor sign-in' });
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
  screen.getByText(/Your company requires this\./);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  screen.getByRole('button', { name: 'Cancel & Logout' });
  expect(requests.filter((request) => request.includes('/api/projects'))).toEqual([]);
  await press('Continue');
  await fillIn(await screen.findByLabelText('Code from your authenticator app'), '123456');
  await press('Turn on');
  await screen.findByText(wrongMailedCode.message);
  await fillIn(screen.getByLabelText('Code from the email'), 'K7M4');
  await press('Turn on');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I have saved these codes' }));
  await press('Done');
  await screen.findByRole('heading', { level: 1, name: 'Contracts' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('lets a user change the password first', async () => {
  const both = aSessionUser({ mustSetUpTwoFactor: true, mustChangePassword: true });
  const app = (
    <>
      <p>The app</p>
      <ForcedTwoFactorDialog />
    </>
  );
  renderWithApi(app, both);
  await screen.findByText('The app');
  expect(screen.queryByRole('dialog')).toBeNull();
});
