import { notFound, Refused } from '@sitewright/domain/kernel/problem';
import { riskApi } from '@sitewright/domain/risk/api';
import type { LinkedRams } from '@sitewright/domain/risk/linked-rams';
import { aRams, aRamsContent } from '@sitewright/domain/risk/risk.fixture';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-with-api.tsx';
import { openRisk } from '../open-risk.fixture.tsx';

/** Tells the page that the end of the text came into sight. */
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

const token = 'a'.repeat(90);

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
    { workerId: 7, name: 'Dan Price' },
    { workerId: 8, name: 'Ola Nowak' },
  ],
};

const show = (read: () => LinkedRams, ...answers: Answer[]) =>
  renderApp(`/rams/sign/${token}`, null, answer(riskApi.readByLink, read), ...answers);

it('is signed by somebody of the list, once it has been scrolled through', async () => {
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
  const pad = screen.getByLabelText('Place for the signature');
  fireEvent.pointerDown(pad, { clientX: 0, clientY: 0, buttons: 1 });
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText(/^Ola Nowak has signed RAMS-001, version 2, 16\/11\/2026 08:00/);
  expect(sent).toEqual([{ workerId: 8, language: 'English', drawing: 'M0 0L0 0', name: null }]);
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
  await user.click(screen.getByLabelText('Type my name instead of drawing'));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  screen.getByText('Please type your name');
  await user.type(screen.getByLabelText('Type your name'), 'Dan Price');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await user.click(await screen.findByRole('button', { name: /^Somebody else/ }));
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  expect(sent).toMatchObject([{ workerId: 7, name: 'Dan Price', drawing: null }]);
});

it('says when everybody has signed', async () => {
  show(() => ({ ...linked, unsigned: [] }));
  await screen.findByRole('heading', { name: 'Flying formwork tables' });
  reachTheEnd();
  await screen.findByText('Everybody who is inducted on this contract has signed.');
});

it('says what to do when the link is over', async () => {
  show(() => {
    throw new Refused(notFound);
  });
  await screen.findByText('This link is no longer valid');
  screen.getByText(/Ask your supervisor for the new code/);
});

it('is handed out as a code and as an address, beside the briefing', async () => {
  openRisk({
    search: 'contract=quay-street&tab=rams&rams=1',
    user: { role: 'Site Supervisor' },
    answers: [
      answer(riskApi.readRams, () =>
        aRams({ status: 'issued', issuedAt: '2026-11-10T08:00:00.000Z' }),
      ),
      answer(riskApi.briefingLink, () => ({ token, expiresAt: '2026-11-30T08:00:00.000Z' })),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign by link' }));
  await screen.findByRole('img', { name: 'The code to sign RAMS-001, version 1' });
  screen.getByText(`${window.location.origin}/rams/sign/${token}`);
  screen.getByText(/It works until 30\/11\/2026/);
});
