import { certificatesApi } from '@sitewright/domain/certificates/api';
import type { HseCertificate } from '@sitewright/domain/certificates/certificate';
import { aCertificate } from '@sitewright/domain/certificates/certificate.fixture';
import { changedMeanwhile, Refused } from '@sitewright/domain/kernel/problem';
import { plantApi } from '@sitewright/domain/plant/api';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { CertificatesRegister } from './certificates-register.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const manager = aSessionUser({ role: 'Site Manager' });
const viewer = aSessionUser({ role: 'Viewer' });

const show = (user: SessionUser, all: HseCertificate[], ...answers: Answer[]) =>
  renderWithApi(
    <CertificatesRegister projectId={7} />,
    user,
    ...answers,
    answer(certificatesApi.list, () => all),
    answer(plantApi.list, () => []),
  );

const row = (name: RegExp) => screen.findByRole('row', { name });

async function choose(name: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

const paper = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** The box that the button of the drop area presses. */
const give = (files: File[]) =>
  userEvent.upload(
    document.querySelector('input[type=file]') ?? document.createElement('input'),
    files,
  );

describe('the register', () => {
  it('shows the subject, number, dates and state of each certificate', async () => {
    show(manager, [aCertificate({ state: 'expired' })]);
    const { textContent } = await row(/Telehandler 17 m/);
    for (const text of [
      'Lifting equipment (LOLER)',
      'TPH-4471',
      'Tarn Plant Hire',
      '02/03/2026',
      '02/03/2027',
      'Expired',
    ])
      expect(textContent).toContain(text);
  });

  it('says what goes there while it is empty, and who may add to it', async () => {
    show(viewer, []);
    await screen.findByText('No certificates yet');
    await screen.findByText(/can add certificates/);
  });
});

describe('a paper that is dropped', () => {
  it('is looked over with what its name says, one after another', async () => {
    const sent: URLSearchParams[] = [];
    const add = answer(certificatesApi.add, (url) => {
      sent.push(url.searchParams);
      return aCertificate();
    });
    show(manager, [], add);
    await screen.findByText('No certificates yet');
    await give([paper('LOLER TPH-9 4471 AB1234 2026-03-12.pdf'), paper('scaffold 20261110.pdf')]);
    const first = await screen.findByRole('dialog', { name: 'Certificate 1 of 2' });
    const expiry = within(first).getByLabelText(/^Expiry/) as HTMLInputElement;
    expect(expiry.value).toBe('12/03/2027');
    await userEvent.click(within(first).getByRole('button', { name: /Add and continue/ }));
    const second = await screen.findByRole('dialog', { name: 'Certificate 2 of 2' });
    await userEvent.click(within(second).getByRole('button', { name: 'Add certificate' }));
    await expect.poll(() => sent.length).toBe(2);
    expect(Object.fromEntries(sent[1] ?? [])).toMatchObject({
      projectId: '7',
      certificateType: 'scaffold',
      issuedDate: '2026-11-10',
      expiryDate: '2026-11-17',
    });
  });

  it('is not sent without a type', async () => {
    show(manager, []);
    await screen.findByText('No certificates yet');
    await give([paper('scan.pdf')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add certificate' }));
    expect((await screen.findAllByText('Please choose a type')).length).toBeGreaterThan(0);
  });

  it('is not sent without an end where it is for lifting', async () => {
    const sent: unknown[] = [];
    show(
      manager,
      [],
      answer(certificatesApi.add, () => {
        sent.push('sent');
        return aCertificate();
      }),
    );
    await screen.findByText('No certificates yet');
    await give([paper('LOLER hoist.pdf')]);
    const add = await screen.findByRole('button', { name: 'Add certificate' });
    await userEvent.click(add);
    expect((await screen.findAllByText(/^Expiry is required/)).length).toBeGreaterThan(0);
    await fillIn(screen.getByLabelText(/^Issued$|^Issued \(/), '12/03/2026');
    await userEvent.click(add);
    await expect.poll(() => sent.length).toBe(1);
  });

  it('moves the expiry that it proposed when the type changes', async () => {
    show(manager, []);
    await screen.findByText('No certificates yet');
    await give([paper('LOLER 2026-03-12.pdf')]);
    await userEvent.selectOptions(await screen.findByLabelText(/^Type/), 'loler_persons');
    expect((screen.getByLabelText(/^Expiry/) as HTMLInputElement).value).toBe('12/09/2026');
    await screen.findByText('Every 6 months');
  });
});

describe('what can be done to one', () => {
  it('is failed with a reason', async () => {
    const sent: unknown[] = [];
    const judge = answer(certificatesApi.judge, (_, body) => {
      sent.push(body);
      return aCertificate({ state: 'failed', status: 'failed' });
    });
    show(manager, [aCertificate()], judge);
    await choose(/Record failure/);
    await fillIn(await screen.findByLabelText('Reason'), 'Cracked hook');
    await userEvent.click(screen.getByRole('button', { name: 'Record failure' }));
    await expect.poll(() => sent).toEqual([{ status: 'failed', reason: 'Cracked hook' }]);
  });

  it('is renewed by a new paper, for the same thing', async () => {
    const sent: URLSearchParams[] = [];
    const add = answer(certificatesApi.add, (url) => {
      sent.push(url.searchParams);
      return aCertificate({ id: 2, renewsId: 1 });
    });
    show(manager, [aCertificate()], add);
    await choose(/Renew/);
    const sheet = await screen.findByRole('dialog', { name: 'Renew Telehandler 17 m' });
    const box = sheet.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(box ?? document.createElement('input'), paper('AB1234 2027-03-01.pdf'));
    await userEvent.click(await screen.findByRole('button', { name: 'Renew' }));
    await expect.poll(() => sent.length).toBe(1);
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
      renewsId: '1',
      equipmentName: 'Telehandler 17 m',
      certificateNumber: 'AB1234',
      expiryDate: '2028-03-01',
    });
  });

  it('shows what it renewed', async () => {
    const old = aCertificate({ id: 1, certificateNumber: 'OLD-1', state: 'superseded' });
    show(manager, [aCertificate({ id: 2, renewsId: 1, equipmentName: 'Hoist' }), old]);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Hoist' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open' }));
    const chain = await screen.findByRole('region', { name: 'Renewals' });
    await userEvent.click(within(chain).getByRole('button', { name: 'OLD-1' }));
    expect(screen.getByRole('complementary').textContent).toContain('OLD-1');
    screen.getByRole('dialog', { name: 'Telehandler 17 m' });
  });

  it('is renewed from where it is looked at', async () => {
    show(manager, [aCertificate()]);
    await choose(/^Open/);
    await userEvent.click(await screen.findByRole('button', { name: 'Renew…' }));
    await screen.findByRole('dialog', { name: 'Renew Telehandler 17 m' });
  });

  it('says when another user changed it', async () => {
    const current = aCertificate({ issuedBy: 'Somebody', version: 2 });
    const edit = answer(certificatesApi.edit, () => {
      throw new Refused(changedMeanwhile, { current });
    });
    show(manager, [aCertificate()], edit);
    await choose(/^Edit/);
    await fillIn(await screen.findByLabelText(/^Issued by/), ' Ltd');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/This certificate was changed/);
  });

  it('is not for who only reads', async () => {
    show(viewer, [aCertificate()]);
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    const remove = await screen.findByRole('menuitem', { name: /Delete/ });
    expect(remove.getAttribute('aria-disabled')).toBe('true');
  });
});
