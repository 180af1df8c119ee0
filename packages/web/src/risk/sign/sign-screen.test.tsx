import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import { linksApi } from '@sitewright/domain/links/api';
import type { Link } from '@sitewright/domain/links/link';
import { aLink } from '@sitewright/domain/links/link.fixture';
import { riskApi } from '@sitewright/domain/risk/api';
import type { LinkedRams } from '@sitewright/domain/risk/linked-rams';
import { aPerson, aRams, aRamsContent } from '@sitewright/domain/risk/risk.fixture';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { renderLink } from '../../testing/render-with-api.tsx';
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
});

const linked: LinkedRams = {
  company: 'Northgate Construction',
  projectName: 'Quay Street',
  reference: 'RAMS-001',
  revision: 2,
  activity: 'Flying formwork tables',
  location: 'Level 4',
  content: aRamsContent(),
  lapses: [],
  unsigned: [
    { workerId: 7, name: 'Dan Price', asksCard: false },
    { workerId: 8, name: 'Ola Nowak', asksCard: true },
  ],
};

const show = (read: () => LinkedRams, ...answers: Answer[]) =>
  renderLink('rams', answer(riskApi.readByLink, read), ...answers);

it('is signed by a person on the list, once it has been scrolled through', async () => {
  const sent: unknown[] = [];
  show(
    () => linked,
    answer(riskApi.signByLink, (_, body) => {
      sent.push(body);
      return { name: 'Ola Nowak', signedAt: '2026-11-16T08:00:00.000Z' };
    }),
  );
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Flying formwork tables' });
  screen.getByText('RAMS-001, version 2 · Level 4');
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  reachTheEnd();
  await user.click(await screen.findByRole('button', { name: 'Sign' }));
  screen.getByText('Please choose your name');
  screen.getByText('Please sign in the box, or type your name instead');
  await user.selectOptions(screen.getByLabelText(/^Your name/), 'Ola Nowak');
  await user.type(screen.getByLabelText(/^Last four characters of your card/), '4567');
  const pad = screen.getByLabelText('Signature area');
  fireEvent.pointerDown(pad, { clientX: 0, clientY: 0, buttons: 1 });
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText(
    'Thank you, Ola. You signed RAMS-001 version 2 at 08:00. Your supervisor will confirm it.',
  );
  expect(sent).toEqual([
    {
      workerId: 8,
      language: 'English',
      drawing: 'M0 0L0 0',
      name: null,
      cardEnding: '4567',
    },
  ]);
});

it('takes the typed name instead of a drawing, and hands the phone on', async () => {
  const sent: unknown[] = [];
  show(
    () => linked,
    answer(riskApi.signByLink, (_, body) => {
      sent.push(body);
      return { name: 'Dan Price', signedAt: '2026-11-16T08:00:00.000Z' };
    }),
  );
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Flying formwork tables' });
  reachTheEnd();
  await user.selectOptions(await screen.findByLabelText(/^Your name/), 'Dan Price');
  expect(screen.queryByLabelText(/^Last four characters/)).toBeNull();
  await user.click(screen.getByLabelText('Type my name instead'));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  screen.getByText('Please type your name');
  await user.type(screen.getByLabelText('Type your name'), 'Dan Price');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await user.click(await screen.findByRole('button', { name: /^Next person/ }));
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  expect(sent).toMatchObject([{ workerId: 7, name: 'Dan Price', drawing: null }]);
});

it('says when everybody has signed', async () => {
  show(() => ({ ...linked, unsigned: [] }));
  await screen.findByRole('heading', { name: 'Flying formwork tables' });
  reachTheEnd();
  await screen.findByText('Everyone inducted on this contract has signed.');
});

it('says what to do when the link is over', async () => {
  show(() => {
    throw new Refused(notFound);
  });
  await screen.findByText('This link is no longer valid');
  screen.getByText(/Ask your supervisor for the new code/);
});

const issued = answer(riskApi.readRams, () =>
  aRams({ status: 'issued', issuedAt: '2026-11-10T08:00:00.000Z' }),
);
const brief = (...answers: Answer[]) =>
  openRisk({
    search: 'contract=quay-street&tab=rams&rams=1',
    user: { role: 'Site Supervisor' },
    answers: [issued, ...answers],
  });

it('is made as a code and as an address, beside the briefing, and withdrawn there', async () => {
  const address = 'https://sitewright.example/link/1.4.aaa';
  let links: Link[] = [];
  const link: Link = aLink({ address });
  const requestBodies: unknown[] = [];
  brief(
    answer(linksApi.list, () => links),
    answer(linksApi.uses, () => [
      { id: 3, action: 'refused' as const, name: 'Dan Price', at: '2026-11-16T08:01:00.000Z' },
      { id: 2, action: 'signed' as const, name: 'Ola Nowak', at: '2026-11-16T08:00:00.000Z' },
    ]),
    answer(linksApi.create, (_, body) => {
      requestBodies.push(body);
      links = [{ ...link, uses: 1 }];
      return link;
    }),
    answer(linksApi.revoke, () => {
      links = [];
      return { ...link, revokedAt: '2026-11-16T09:00:00.000Z' };
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Sign by link' }));
  await user.selectOptions(await screen.findByLabelText(/^Briefed in/), 'Polish');
  await user.click(screen.getByRole('button', { name: 'Create QR code' }));
  await screen.findByRole('img', { name: 'QR code to sign RAMS-001, version 1' });
  screen.getByText(address);
  await screen.findByText(/^Signed by Ola Nowak 16\/11\/2026/);
  screen.getByText(/^Wrong card number for Dan Price 16\/11\/2026/);
  expect(requestBodies).toEqual([{ purpose: 'rams', targetId: 1, language: 'Polish' }]);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this link?' });
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await screen.findByRole('button', { name: 'Create QR code' });
});

it('waits to be confirmed by the person who briefs', async () => {
  const waiting = aPerson({
    signatureId: 5,
    signedAt: '2026-11-16T08:00:00.000Z',
    method: 'by_link',
  });
  const ola = aPerson({ workerId: 8, name: 'Ola Nowak', signedAt: null });
  let people = [ola, waiting];
  const done: string[] = [];
  brief(
    answer(riskApi.briefing, () => people),
    answer(riskApi.confirmSignature, () => {
      done.push('confirmed');
      const confirmed = {
        ...waiting,
        confirmedAt: waiting.signedAt,
        confirmedByName: 'Sam Whitlow',
      };
      people = [ola, confirmed];
      return confirmed;
    }),
  );
  const user = userEvent.setup();
  await screen.findByText('To confirm');
  screen.getByText(/^Signed by link, not witnessed/);
  screen.getByText('0 of 2 signed, 1 to confirm');
  screen.getByText('Typed: Dan Price');
  const [first] = screen.getAllByText(/^(Dan Price|Ola Nowak)$/);
  expect(first?.textContent).toBe('Dan Price');
  await user.click(screen.getByRole('button', { name: 'Confirm that Dan Price was briefed' }));
  await screen.findByText(/^Signed by link, confirmed by Sam Whitlow/);
  screen.getByText('1 of 2 signed');
  expect(done).toEqual(['confirmed']);
});

it('asks before a signature is withdrawn', async () => {
  const waiting = aPerson({
    signatureId: 5,
    signedAt: '2026-11-16T08:00:00.000Z',
    method: 'by_link',
  });
  let people = [waiting];
  brief(
    answer(riskApi.briefing, () => people),
    answer(riskApi.withdrawSignature, () => {
      people = [aPerson({ signatureId: null, signedAt: null, method: null })];
      return new Response(null, { status: 204 });
    }),
  );
  const user = userEvent.setup();
  const withdraw = { name: 'Withdraw Dan Price’s signature' };
  await user.click(await screen.findByRole('button', withdraw));
  const question = { name: 'Withdraw Dan Price’s signature?' };
  const first = await screen.findByRole('alertdialog', question);
  await user.click(within(first).getByRole('button', { name: 'Cancel' }));
  screen.getByText('To confirm');
  await user.click(await screen.findByRole('button', withdraw));
  const again = await screen.findByRole('alertdialog', question);
  await user.click(within(again).getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Unsigned');
});
