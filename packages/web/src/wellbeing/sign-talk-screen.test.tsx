import { Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { alreadySignedTalk, type LinkedTalk } from '@sitewright/domain/wellbeing/talk-signatures';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderLink } from '../testing/render-with-api.tsx';

afterEach(cleanup);

const talk: LinkedTalk = {
  company: 'Northgate Construction',
  projectName: 'Quay Street',
  topic: 'fatigue',
  title: 'Tired people make mistakes',
  date: '2026-11-16',
  heldBy: 'Sam Whitlow',
  unsigned: ['Ola Nowak', 'Dan Price'],
};

function show(sign: (body: { name: string }) => void = () => {}) {
  renderLink(
    'toolboxTalk',
    answer(wellbeingApi.readTalkByLink, () => talk),
    answer(wellbeingApi.signTalkByLink, (_, body) => {
      sign(body);
      return { id: 1, name: body.name, drawing: null, signedAt: '2026-11-16T08:00:00.000Z' };
    }),
  );
  return userEvent.setup();
}

const draw = () => {
  const pad = screen.getByLabelText('Signature area');
  fireEvent.pointerDown(pad, { clientX: 0, clientY: 0, buttons: 1 });
};

it('is signed by a person who was there, after reading the talk', async () => {
  const sent: unknown[] = [];
  const user = show((body) => sent.push(body));
  await screen.findByRole('heading', { name: 'Tired people make mistakes' });
  screen.getByText('16/11/2026 · held by Sam Whitlow');
  screen.getByText(/^After seventeen hours awake/);
  screen.getByText('First give your name, then sign in the box.');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  screen.getByText('Please choose your name');
  screen.getByText('Please sign in the box, or sign with your name');
  await user.selectOptions(screen.getByLabelText(/^Your name/), 'Ola Nowak');
  screen.getByText('Now sign in the box.');
  draw();
  expect(screen.queryByText(/^Now /)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText('Thank you, Ola. You signed at 08:00.');
  expect(sent).toEqual([{ name: 'Ola Nowak', drawing: 'M0 0L0 0' }]);
});

it('is signed by the name alone where a person cannot draw', async () => {
  const sent: unknown[] = [];
  const user = show((body) => sent.push(body));
  await user.selectOptions(await screen.findByLabelText(/^Your name/), 'Dan Price');
  await user.click(screen.getByLabelText('Sign with my name instead'));
  screen.getByText('Signed with the name Dan Price');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText(/^Thank you, Dan\./);
  expect(sent).toEqual([{ name: 'Dan Price', drawing: null }]);
});

it('takes the name of a person who is not listed, and says when it is taken', async () => {
  const user = show(() => {
    const { problem, details } = refusedAt('name', alreadySignedTalk);
    throw new Refused(problem, details);
  });
  await user.selectOptions(await screen.findByLabelText(/^Your name/), 'I am not listed');
  draw();
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  screen.getByText('Please type your name');
  await fillIn(screen.getByLabelText('Type your name'), 'Visiting Engineer');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText('This name has already signed. If that was you, you are done.');
});
