import { certificatesApi } from '@sitewright/domain/certificates/api';
import { aCertificate } from '@sitewright/domain/certificates/certificate.fixture';
import { riskApi } from '@sitewright/domain/risk/api';
import { aPerson, aRams, aRamsHead } from '@sitewright/domain/risk/risk.fixture';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { aWorker } from '@sitewright/domain/workforce/worker.fixture';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fake-api.ts';
import { openRisk } from '../open-risk.fixture.tsx';

/** Notifies the page that the end of the text is in view. */
let reachTheEnd: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (seen: { isIntersecting: boolean }[]) => void) {
        reachTheEnd = () => onSeen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = (search: string, over: Parameters<typeof openRisk>[0] = {}) =>
  openRisk({ ...over, search: `contract=quay-street&tab=rams${search}` });

const showing = (over: Parameters<typeof aRams>[0]) => answer(riskApi.readRams, () => aRams(over));

const blocked = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

describe('the list', () => {
  it('shows the status of each statement, and who is still to be briefed', async () => {
    const issued = aRamsHead({ id: 2, status: 'issued', signed: 4, unsigned: 2 });
    open('', { answers: [answer(riskApi.listRams, () => [issued])] });
    const list = within(await screen.findByRole('region', { name: 'Method statements' }));
    expect(await list.findByText('4 of 6 signed')).toBeDefined();
    const link = list.getByRole('link', { name: 'Flying formwork tables' });
    expect(link.getAttribute('href')).toContain('rams=2');
  });

  it('names the contract of each on a phone, where they are of all contracts', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const heads = [
      aRamsHead({ projectName: 'Quay Street' }),
      aRamsHead({ id: 2, projectName: 'Mill Lane' }),
    ];
    openRisk({ search: 'tab=rams', answers: [answer(riskApi.listRams, () => heads)] });
    const list = within(await screen.findByRole('region', { name: 'Method statements' }));
    expect(await list.findByText(/version \d+ · Quay Street$/)).toBeDefined();
    expect(list.getByText(/version \d+ · Mill Lane$/)).toBeDefined();
  });

  it('begins a new one with one from the library', async () => {
    const sent: { activity: string; content: { hazards: unknown[] } }[] = [];
    open('', {
      answers: [
        answer(riskApi.draftRams, (_, body) => {
          sent.push(body);
          return aRams({ activity: body.activity });
        }),
      ],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'New method statement' }));
    await user.click(await screen.findByRole('button', { name: /^Lifting/ }));
    const form = within(await screen.findByRole('form', { name: 'New method statement' }));
    expect(form.getByText(/^Crane overturns/)).toBeDefined();
    expect((form.getByLabelText('Weather limits (optional)') as HTMLTextAreaElement).value).toMatch(
      /9\.8 m\/s/,
    );
    await user.click(form.getByRole('button', { name: /^Remove Crane overturns/ }));
    await user.click(form.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('RAMS-001, version 1 saved as a draft')).toBeDefined();
    expect(sent[0]).toMatchObject({ activity: 'Lifting', projectId: 1 });
    expect(sent[0]?.content.hazards).toHaveLength(6);
  });
});

describe('a statement', () => {
  it('cannot be submitted while something is missing, and says what', async () => {
    open('&rams=1', { answers: [showing({ reviewDate: null })] });
    await screen.findByRole('heading', { name: 'Flying formwork tables' });
    expect(blocked('Submit for approval')).toBe(true);
    expect(screen.getByText('Set a review date.')).toBeDefined();
  });

  it('is not approved by a user who may not, with the reason in words', async () => {
    open('&rams=1', {
      user: { role: 'Site Manager' },
      answers: [showing({ status: 'in_review' })],
    });
    await screen.findByRole('button', { name: 'Approve' });
    expect(blocked('Approve')).toBe(true);
    expect(screen.getByText(/can approve a method statement\.$/)).toBeDefined();
  });

  it('is sent back with a reason', async () => {
    const sent: unknown[] = [];
    open('&rams=1', {
      answers: [
        showing({ status: 'in_review' }),
        answer(riskApi.rejectRams, (_, body) => {
          sent.push(body);
          return aRams({ statusReason: body.reason });
        }),
      ],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Send back' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByLabelText('Reason'), 'No rescue plan');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('RAMS-001, version 1 sent back to its author')).toBeDefined();
    expect(sent).toEqual([{ reason: 'No rescue plan' }]);
  });

  it('is edited hazard by hazard, and saved as a whole', async () => {
    const sent: { content?: { hazards: { controls: unknown[] }[] } | undefined }[] = [];
    open('&rams=1&doing=edit', {
      answers: [
        answer(riskApi.editRams, (_, body) => {
          sent.push(body);
          return aRams({ version: 2 });
        }),
      ],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Edit Fall from the edge/ }));
    const sheet = within(await screen.findByRole('form', { name: 'Edit hazard' }));
    await user.click(sheet.getByRole('button', { name: 'Add control' }));
    await user.click(screen.getByRole('button', { name: 'Save hazard' }));
    expect(sheet.getByText('Control is required')).toBeDefined();
    await user.type(sheet.getByLabelText('Control 3'), 'Toolbox talk at seven');
    await user.click(screen.getByRole('button', { name: 'Save hazard' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('RAMS-001, version 1 saved')).toBeDefined();
    expect(sent[0]?.content?.hazards[0]?.controls).toHaveLength(3);
  });

  it('counts one control as one', async () => {
    const { content } = aRams();
    const hazards = content.hazards.map((hazard, place) =>
      place === 0 ? { ...hazard, controls: hazard.controls.slice(0, 1) } : hazard,
    );
    open('&rams=1&doing=edit', { answers: [showing({ content: { ...content, hazards } })] });
    expect(await screen.findByText(/ · 1 control$/)).toBeDefined();
  });
});

describe('a control that depends on something', () => {
  const lapses = [{ control: 'Crane TC1', why: 'LOLER TC1 expired on 15/11/2026' }];

  it('is amber in the list and on the page while that is not there, and the page says why', async () => {
    open('', { answers: [answer(riskApi.listRams, () => [aRamsHead({ lapses })])] });
    expect(await screen.findByText('Control not in place')).toBeDefined();
    cleanup();
    open('&rams=1', { answers: [showing({ status: 'issued', lapses })] });
    expect(await screen.findByText('LOLER TC1 expired on 15/11/2026: Crane TC1')).toBeDefined();
  });

  it('shows what it needs in the form of its hazard', async () => {
    const sent: { content?: { hazards: { controls: unknown[] }[] } | undefined }[] = [];
    open('&rams=1&doing=edit', {
      answers: [
        answer(certificatesApi.list, () => [aCertificate({ id: 5, equipmentName: 'TC1' })]),
        answer(riskApi.editRams, (_, body) => {
          sent.push(body);
          return aRams();
        }),
      ],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Edit Fall from/ }));
    const needs = (number: number) => screen.getByLabelText(new RegExp(`^Control ${number} needs`));
    await user.selectOptions(needs(1), 'A valid certificate');
    await user.selectOptions(needs(2), 'Wind below a limit');
    await user.click(screen.getByRole('button', { name: 'Save hazard' }));
    expect(screen.getByText('Please choose a certificate')).toBeDefined();
    const paper = screen.getByLabelText('Certificate for control 1');
    await user.selectOptions(paper, await within(paper).findByRole('option', { name: /TC1/ }));
    await user.type(screen.getByLabelText(/^Wind limit for control 2/), '28');
    await user.click(screen.getByRole('button', { name: 'Save hazard' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('RAMS-001, version 1 saved');
    expect(sent[0]?.content?.hazards[0]?.controls).toMatchObject([
      { dependsOn: { kind: 'certificate', certificateId: 5 } },
      { dependsOn: { kind: 'wind', mostMph: 28 } },
    ]);
  });
});

describe('a briefing', () => {
  const issued = { status: 'issued', issuedAt: '2026-11-10T08:00:00.000Z' } as const;

  const expired = 'Card expired on 10/11/2026';

  it('is signed on the screen once the text has been scrolled through', async () => {
    const sent: unknown[] = [];
    open('&rams=1', {
      user: { role: 'Site Supervisor' },
      answers: [
        showing({
          ...issued,
          lapses: [{ control: 'Crane TC1', why: 'The certificate was revoked' }],
        }),
        answer(workforceApi.list, () => [
          aWorker({ id: 7, verdict: { state: 'cannot', reason: expired, reasons: [expired] } }),
        ]),
        answer(riskApi.sign, (_, body) => {
          sent.push(body);
          return aPerson({ signatureId: 5, signedAt: '2026-11-16T08:00:00.000Z' });
        }),
      ],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Brief Dan Price' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Brief Dan Price' }));
    expect(await sheet.findByText(/^Read to the end/)).toBeDefined();
    expect(sheet.getByText('The certificate was revoked: Crane TC1')).toBeDefined();
    expect(sheet.getByText(/^Dan Price cannot work on this contract: Card expired/)).toBeDefined();
    expect(screen.queryByLabelText('Signature area')).toBeNull();
    expect(screen.getByRole('button', { name: 'Keep reading' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
    reachTheEnd();
    const pad = await screen.findByLabelText('Signature area');
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(screen.getByText('Please sign in the box, or type your name instead')).toBeDefined();
    fireEvent.pointerDown(pad, { clientX: 0, clientY: 0, buttons: 1 });
    fireEvent.pointerMove(pad, { clientX: 1, clientY: 1, buttons: 1 });
    await user.selectOptions(screen.getByLabelText('Briefed in'), 'Polish');
    await user.click(screen.getByRole('button', { name: 'Sign' }));
    expect(await screen.findByText('Dan Price signed RAMS-001, version 1')).toBeDefined();
    expect(sent).toMatchObject([
      { workerId: 7, language: 'Polish', method: 'on_screen', drawing: 'M0 0L0 0L300 100' },
    ]);
  });

  it('shows who has signed, and that a newer version made it void', async () => {
    const outdated = aPerson({
      signatureId: 5,
      method: 'on_screen',
      language: 'English',
      signedAt: '2026-11-11T08:00:00.000Z',
      voidedAt: '2026-11-12T08:00:00.000Z',
    });
    open('&rams=1', {
      answers: [
        showing({ ...issued, status: 'superseded' }),
        answer(riskApi.briefing, () => [outdated, aPerson({ workerId: 8, name: 'Mia Lindqvist' })]),
      ],
    });
    expect(await screen.findByText('1 signed')).toBeDefined();
    expect(screen.getByText('Void')).toBeDefined();
    expect(screen.queryByText('Mia Lindqvist')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Brief/ })).toBeNull();
  });
});
