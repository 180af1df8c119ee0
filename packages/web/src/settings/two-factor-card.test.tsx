import { Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { confirmationDue } from '@sitewright/domain/session/confirmation';
import { type TwoFactor, twoFactorApi } from '@sitewright/domain/session/two-factor-api';
import { confirmationCodeNeeded, wrongCode } from '@sitewright/domain/session/two-factor-rules';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const off: TwoFactor = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false };
const on: TwoFactor = {
  ...off,
  isOn: true,
  since: '2026-11-17T09:00:00.000Z',
  recoveryCodesLeft: 8,
};
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCDE-FGHJ${index + 2}`);
const confirmed = { confirmedUntil: '2026-11-17T09:05:00.000Z' };

const open = (state: () => TwoFactor, ...answers: Answer[]) =>
  renderWithApi(
    <TwoFactorCard />,
    aSessionUser(),
    answer(twoFactorApi.readTwoFactor, state),
    ...answers,
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('is set up in three steps: the password, a code of the app, and the recovery codes saved', async () => {
  let isConfirmed = false;
  let state = off;
  open(
    () => state,
    answer(twoFactorApi.setUpTwoFactor, () => {
      if (!isConfirmed) throw new Refused(confirmationDue);
      return {
        secret: 'GEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Sitewright:ann?secret=GEZDGNBVGY3TQOJQ',
        isMailedCodeNeeded: false,
      };
    }),
    answer(sessionApi.confirm, () => {
      isConfirmed = true;
      return confirmed;
    }),
    answer(twoFactorApi.turnOnTwoFactor, (_, { code }) => {
      if (code !== '123 456') throw refusedAt('code', wrongCode);
      state = on;
      return { recoveryCodes, apiTokens: ['Payroll', 'Site sync'] };
    }),
  );
  await press('Set up');
  await press('Continue');
  await fillIn(await screen.findByLabelText('Your password'), 'Secret123');
  await press('Continue');

  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  screen.getByText('GEZD GNBV GY3T QOJQ');
  const toApp = screen.getByRole('link', { name: 'Open in authenticator app' });
  expect(toApp.getAttribute('href')).toMatch(/^otpauth:/);
  await press('Copy key');
  await screen.findByText('Key copied');
  expect(await navigator.clipboard.readText()).toBe('GEZDGNBVGY3TQOJQ');
  const code = screen.getByLabelText('Code from your authenticator app');
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  await press('Turn on');
  await screen.findByText('Enter the 6-digit code from your app');
  await fillIn(code, '000000');
  await press('Turn on');
  await screen.findByText(/This code is wrong or has already been used/);
  await userEvent.clear(code);
  await fillIn(code, '123 456');
  await press('Turn on');

  await screen.findByText(/These API tokens still work without a code: Payroll and Site sync\./);
  const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    recoveryCodes,
  );
  const done = screen.getByRole('button', { name: 'Done' });
  expect(done.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved these codes' }));
  await userEvent.click(done);
  await screen.findByText(/8 recovery codes left/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('saves the recovery codes as a file', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:codes';
  });
  open(
    () => on,
    answer(twoFactorApi.renewRecoveryCodes, () => ({ recoveryCodes })),
  );
  await press('New recovery codes');
  await press('Create new codes');
  await press('Download');
  expect(await blobs[0]?.text()).toBe(`${recoveryCodes.join('\n')}\n`);
});

it('is turned off with the password and a code, once the server asks for them', async () => {
  const sent: unknown[] = [];
  let state = on;
  open(
    () => state,
    answer(twoFactorApi.turnOffTwoFactor, () => {
      if (sent.length < 3) throw new Refused(confirmationDue);
      state = off;
      return off;
    }),
    answer(sessionApi.confirm, (_, body) => {
      sent.push(body);
      if (!body.code) throw refusedAt('code', confirmationCodeNeeded);
      if (body.code !== '123456') throw refusedAt('code', wrongCode);
      return confirmed;
    }),
  );
  await press('Turn off');
  const dialog = within(await screen.findByRole('alertdialog'));
  const turnOff = () => userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
  await turnOff();
  await fillIn(await dialog.findByLabelText('Your password'), 'Secret123');
  await turnOff();
  const code = await dialog.findByLabelText('Code from your authenticator app');
  expect(document.activeElement).toBe(code);
  expect(dialog.queryByText(confirmationCodeNeeded.message)).toBeNull();
  await fillIn(code, '000000');
  await turnOff();
  await dialog.findByText(wrongCode.message);
  await userEvent.clear(code);
  await fillIn(code, '123456');
  await turnOff();
  await screen.findByText('Two-factor sign-in turned off');
  expect(sent).toEqual([
    { password: 'Secret123' },
    { password: 'Secret123', code: '000000' },
    { password: 'Secret123', code: '123456' },
  ]);
});

it('says why it cannot be turned off, and when few codes are left', async () => {
  open(() => ({ ...on, isRequired: true, recoveryCodesLeft: 1 }));
  await screen.findByText(/1 recovery code left/);
  screen.getByText(/Create new recovery codes/);
  screen.getByText(/One of your companies requires two-factor sign-in/);
  const turnOff = screen.getByRole('button', { name: 'Turn off' });
  expect(turnOff.getAttribute('aria-disabled')).toBe('true');
});
