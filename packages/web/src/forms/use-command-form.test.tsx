import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { IssueCommentDraft } from '@sitewright/domain/site-issues/site-issue';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useDraftedForm } from './use-command-form.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const comment = { id: 5, content: 'Seen', author: 'A', createdAt: '2026-11-03T08:00:00.000Z' };

function CommentForm({ onDone }: { onDone: () => void }) {
  const { form, draft } = useDraftedForm({
    draftName: 'comment',
    fields: IssueCommentDraft,
    start: { content: '' },
    endpoint: siteIssuesApi.comment,
    inputOf: (body) => ({ params: { siteIssueId: 3 }, body }),
    doneMessage: ({ content }) => `${content} is sent`,
    onDone,
  });
  return (
    <form {...form.bind}>
      {draft.restoredAt && <p>Draft restored</p>}
      <TextField label="Comment" {...form.field('content')} />
      <button type="submit">Send</button>
    </form>
  );
}

const show = (...answers: Answer[]) => {
  const onDone = vi.fn();
  renderWithApi(<CommentForm onDone={onDone} />, aSessionUser(), ...answers);
  return onDone;
};

const send = async () => {
  await userEvent.type(await screen.findByLabelText('Comment'), 'Seen');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};

it('sends what was typed, says so, and ends the draft', async () => {
  const onDone = show(answer(siteIssuesApi.comment, () => comment as never));
  await send();
  await screen.findByText('Seen is sent');
  expect(onDone).toHaveBeenCalledOnce();
  cleanup();
  show();
  await screen.findByLabelText('Comment');
  expect(screen.queryByText('Draft restored')).toBeNull();
});

it('shows a refusal at its field, and has the draft when it is opened again', async () => {
  const onDone = show(
    answer(siteIssuesApi.comment, () =>
      Response.json({ message: 'No', fields: { content: 'Write a little more' } }, { status: 422 }),
    ),
  );
  await send();
  await screen.findByText('Write a little more');
  expect(onDone).not.toHaveBeenCalled();
  cleanup();
  show();
  await screen.findByText('Draft restored');
});
