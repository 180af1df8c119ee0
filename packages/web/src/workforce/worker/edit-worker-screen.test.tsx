import { changedMeanwhile, Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { wrongPassword } from '@sitewright/domain/session/confirmation';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { aWorker, aWorkerRecord } from '@sitewright/domain/workforce/worker.fixture';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { setSignalLost } from '../../platform/use-online.ts';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { signedInAnswers } from '../../testing/signed-in-answers.ts';
import { EditWorkerScreen } from './edit-worker-screen.tsx';
import { NewWorkerScreen } from './new-worker-screen.tsx';

afterEach(() => {
  cleanup();
  setSignalLost(false);
  localStorage.clear();
});

const director = aSessionUser({ role: 'Director' });
const supervisor = aSessionUser({ role: 'Site Supervisor' });

const held = { ...aWorkerRecord().held, nationalInsurance: '••••56C', allergies: 'On file' };

function OpenWorker({ start }: { start: string }) {
  const [tab, setTab] = useState(start);
  return <EditWorkerScreen id="1" tab={tab} onTab={setTab} today="2026-11-15" />;
}

const open = (tab: string, user = director, ...answers: Answer[]) =>
  renderWithApi(
    <OpenWorker start={tab} />,
    user,
    ...answers,
    answer(workforceApi.read, () => aWorkerRecord({ held })),
    answer(workforceApi.competences, () => []),
    answer(workforceApi.inductions, () => []),
    answer(workforceApi.cardChecks, () => []),
    answer(workforceApi.rates, () => []),
    answer(workforceApi.summary, () => {
      throw new Refused({ code: 'no', status: 503, message: 'Later.' });
    }),
    ...signedInAnswers,
  );

it('shows without signal what the list knows of them, to read only', async () => {
  setSignalLost(true);
  const verdict = { state: 'cannot', reason: 'Card expired', reasons: ['Card expired'] } as const;
  open(
    'cards',
    director,
    answer(workforceApi.read, () => {
      throw new TypeError('Failed to fetch');
    }),
    answer(workforceApi.list, () => [
      aWorker({ id: 1, verdict: { ...verdict, reasons: ['Card expired'] } }),
    ]),
  );
  const { firstName, lastName, company } = aWorker();
  const stored = within(await screen.findByRole('article', { name: `${firstName} ${lastName}` }));
  stored.getByText('Cannot work');
  stored.getByText('Card expired');
  expect(stored.getByText(/·/).textContent).toContain(company);
  stored.getByText(/^Saved on this phone: /);
  await screen.findByText('The rest of the file');
  expect([screen.queryByRole('alert'), screen.queryByRole('tab')]).toEqual([null, null]);
});

const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);

describe('sealed fields', () => {
  const reveal = (confirm: () => { confirmedUntil: string }) => {
    const bodies: unknown[] = [];
    const answers = [
      answer(sessionApi.confirm, (_, { password }) => {
        bodies.push(password);
        return confirm();
      }),
      answer(workforceApi.reveal, (_, body) => {
        bodies.push(body);
        return { id: 1, nationalInsurance: 'QQ123456C', dateOfBirth: '1980-02-03' };
      }),
    ];
    return { bodies, answers };
  };

  it('is shown for a reason and a password, and hidden again', async () => {
    const { bodies, answers } = reveal(() => ({ confirmedUntil: '2026-11-15T10:00:00.000Z' }));
    open('personal', director, ...answers);
    await screen.findByText('••••56C');
    await press('Show: Identity');
    const show = await screen.findByRole('button', { name: 'Show protected details' });
    expect(show.getAttribute('aria-disabled')).toBe('true');
    await fillIn(screen.getByLabelText('Reason'), 'Payroll asks');
    await fillIn(screen.getByLabelText('Your password'), 'Concrete-2026');
    await userEvent.click(show);
    await screen.findByText('QQ123456C');
    screen.getByText('03/02/1980');
    const fields = ['dateOfBirth', 'nationalInsurance', 'drivingLicense'];
    expect(bodies).toEqual(['Concrete-2026', { fields, reason: 'Payroll asks' }]);
    expect(JSON.stringify(localStorage)).not.toContain('QQ123456C');
    await press('Hide: Identity');
    await screen.findByText('••••56C');
    expect(screen.queryByText('QQ123456C')).toBeNull();
  });

  it('stays sealed where the password is wrong, with the error at its field', async () => {
    const { bodies, answers } = reveal(() => {
      throw refusedAt('password', wrongPassword);
    });
    open('personal', director, ...answers);
    await press('Show: Identity');
    await fillIn(await screen.findByLabelText('Reason'), 'Payroll asks');
    await fillIn(screen.getByLabelText('Your password'), 'guess');
    await press('Show protected details');
    await screen.findByText(wrongPassword.message);
    expect(bodies).toEqual(['guess']);
    screen.getByText('••••56C');
  });

  it('is written down without what was left empty', async () => {
    const bodies: unknown[] = [];
    open(
      'personal',
      director,
      answer(workforceApi.setIdentity, (_, body) => {
        bodies.push(body);
        return aWorkerRecord();
      }),
    );
    await press('Change: Identity');
    await fillIn(await screen.findByLabelText(/^Sort code/), '12-34-56');
    await press('Save');
    await screen.findByText('Account name is required');
    await fillIn(screen.getByLabelText(/^Account name/), 'D Price');
    await fillIn(screen.getByLabelText(/^Account number/), '12345678');
    await press('Save');
    await screen.findByText('Protected details saved');
    const bankDetails = { accountName: 'D Price', sortCode: '123456', accountNumber: '12345678' };
    expect(bodies).toEqual([{ bankDetails }]);
  });
});

describe('clearing a sealed field', () => {
  it('asks in words, and then names that one field only', async () => {
    const bodies: unknown[] = [];
    open(
      'personal',
      director,
      answer(workforceApi.setIdentity, (_, body) => {
        bodies.push(body);
        return aWorkerRecord();
      }),
    );
    await press('Clear: National Insurance number');
    expect(await screen.findByText(/Other protected details are not changed/)).toBeDefined();
    expect(bodies).toEqual([]);
    await press('Clear');
    await screen.findByText('National Insurance number cleared for Dan Price');
    expect(bodies).toEqual([{ nationalInsurance: null, version: aWorkerRecord().version }]);
  });

  it('is offered for filled fields, to those who may change them', async () => {
    open('personal');
    await screen.findByRole('button', { name: 'Clear: National Insurance number' });
    expect(screen.queryByRole('button', { name: 'Clear: Date of birth' })).toBeNull();
    cleanup();
    open('personal', aSessionUser({ role: 'Site Manager' }));
    await screen.findByText('••••56C');
    expect(screen.queryByRole('button', { name: /^Clear: / })).toBeNull();
  });
});

describe('the form', () => {
  it('leads from an error to its tab', async () => {
    renderWithApi(<NewWorkerScreen />, director, ...signedInAnswers);
    await userEvent.type(await screen.findByLabelText('First name'), 'Dan');
    await fillIn(screen.getByLabelText('Last name'), 'Price');
    await press('Add worker');
    await userEvent.click(await screen.findByRole('link', { name: 'Job title is required' }));
    const title = await screen.findByLabelText('Job title');
    expect(document.activeElement).toBe(title);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Employment and pay');
  });

  it('offers the version that another user saved', async () => {
    const newer: WorkerRecord = aWorkerRecord({ lastName: 'Pryce', version: 2 });
    open(
      'personal',
      director,
      answer(workforceApi.edit, () => {
        throw new Refused(changedMeanwhile, { current: newer });
      }),
    );
    await userEvent.type(await screen.findByLabelText('First name'), 'iel');
    await press('Save changes');
    await press(/^Load/);
    expect(await screen.findByDisplayValue('Pryce')).toBeTruthy();
  });

  it('does not clash with a check of the card that was made beside it', async () => {
    let worker = aWorkerRecord({ cardState: 'unverified' });
    const versions: unknown[] = [];
    open(
      'cards',
      director,
      answer(workforceApi.read, () => worker),
      answer(workforceApi.checkCard, () => {
        worker = { ...worker, cardState: 'verified', version: 2 };
        return worker;
      }),
      answer(workforceApi.edit, (_, { version }) => {
        versions.push(version);
        return { ...worker, version: 3 };
      }),
    );
    await userEvent.type(await screen.findByLabelText(/^Serial/), '77');
    await press('Verify card');
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByLabelText('Result'), 'Verified');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Verified');
    await press('Save changes');
    await screen.findByText('Worker updated');
    expect(versions).toEqual([2]);
  });
});

describe('a user who only reads', () => {
  it('sees cards and what a first aider needs, and no form', async () => {
    open('cards', supervisor);
    expect(await tabs()).toEqual(['Cards and training', 'Medical (restricted)']);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Medical (restricted)' }));
    await screen.findByText('On file');
    expect(screen.queryByText('Sick days')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change: Health' })).toBeNull();
  });
});
