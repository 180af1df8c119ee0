import { backupApi } from '@sitewright/domain/backup/api';
import { slugIsTakenNow } from '@sitewright/domain/backup/rules';
import { Refused, refusedAt, unexpected } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { defaultSettings } from '@sitewright/domain/organizations/organization';
import { projectsApi } from '@sitewright/domain/projects/api';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderApp } from '../testing/render-with-api.tsx';
import { anOrganization, signedInAnswers } from '../testing/signed-in-answers.ts';
import { aBinItem } from './bin-item.fixture.ts';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Scenario = { role?: 'Director' | 'Viewer' | 'Site Manager'; address?: string };

const open = ({ role = 'Director', address = '/data-backup' }: Scenario, ...answers: Answer[]) =>
  renderApp(
    address,
    aSessionUser({ role }),
    ...answers,
    answer(backupApi.listBin, () => [aBinItem()]),
    ...signedInAnswers,
  );

const restoreButton = () => screen.findByRole('button', { name: 'Restore Quay Street' });

it('lists what was deleted, what came along, by whom and when', async () => {
  open({});
  const { textContent } = await screen.findByRole('row', { name: /Quay Street/ });
  for (const text of ['Contract', '3 site issues', 'Ann Ray', '15/11/2026 09:30', /in \d+ days/])
    expect(textContent).toMatch(text);
});

it('says how long this company keeps what is deleted', async () => {
  const settings = { ...defaultSettings, binDays: 90 };
  open(
    {},
    answer(backupApi.listBin, () => []),
    answer(organizationsApi.current, () => anOrganization({ settings })),
  );
  await screen.findByText('Deleted items stay here for 90 days and can be restored.');
});

it('shows what was restored, by whom and when', async () => {
  const restored = { isRestored: true, restoredByName: 'Bo Lind' };
  open(
    {},
    answer(backupApi.listBin, ({ searchParams }) =>
      searchParams.get('isRestored')
        ? [aBinItem({ ...restored, restoredAt: '2026-11-16T08:15:00.000Z' })]
        : [],
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Restored' }));
  const { textContent } = await screen.findByRole('row', { name: /Quay Street/ });
  for (const text of ['Bo Lind', '16/11/2026 08:15']) expect(textContent).toContain(text);
});

it('restores it, and leads to it', async () => {
  const sent: unknown[] = [];
  const items = [aBinItem()];
  const { history } = open(
    {},
    answer(backupApi.listBin, () => items),
    answer(backupApi.restore, ({ pathname }, body) => {
      sent.push([pathname, body]);
      items.pop();
      return aBinItem({ isRestored: true });
    }),
  );
  await userEvent.click(await restoreButton());
  await screen.findByText('Quay Street is available again.');
  expect(sent).toEqual([['/api/recycle-bin/1/restoration', {}]]);
  await screen.findByRole('heading', { name: 'The recycle bin is empty' });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.poll(() => history.location.pathname).toBe('/project/quay-street');
});

it('asks for another address where its own is taken, and says so again at the field', async () => {
  const slugs: unknown[] = [];
  open(
    {},
    answer(projectsApi.naming, () => ({
      suggestedSlug: 'quay-street-2',
      suggestedCode: '',
      isSlugFree: true,
      codeIsOf: null,
    })),
    answer(backupApi.restore, (_, { slug }) => {
      slugs.push(slug);
      if (slug !== 'quay-again') throw refusedAt('slug', slugIsTakenNow);
      return aBinItem({ isRestored: true });
    }),
  );
  await userEvent.click(await restoreButton());
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'New web address' });
  await expect.poll(() => field.value).toBe('quay-street-2');
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await confirm();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');

  await userEvent.clear(field);
  await fillIn(field, 'Quay!');
  await confirm();
  await screen.findByText('Slug can only contain lowercase letters, numbers, and hyphens');
  await userEvent.clear(field);
  await fillIn(field, 'quay-again');
  await confirm();
  await screen.findByText('Quay Street is available again.');
  expect(slugs).toEqual([undefined, 'quay-street-2', 'quay-again']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says why it could not be restored', async () => {
  open(
    {},
    answer(backupApi.restore, () => {
      throw new Refused(unexpected);
    }),
  );
  await userEvent.click(await restoreButton());
  await screen.findByText('Something went wrong on our side.');
});

it('cannot be restored on site by a person who did not delete it', async () => {
  open(
    { role: 'Site Manager' },
    answer(backupApi.listBin, () => [aBinItem({ deletedBy: 9 })]),
  );
  expect((await restoreButton()).getAttribute('aria-disabled')).toBe('true');
  screen.getByText(
    'You can only restore items you deleted yourself. Ask a manager to restore this.',
  );
});

it('is closed to who may not look into it at all', async () => {
  const { requests } = open({ role: 'Viewer' });
  await screen.findByText('Your role does not allow opening the recycle bin');
  expect(requests).not.toContain('GET /api/recycle-bin?limit=200');
});

it('leads to the backups, which take another role', async () => {
  const { history } = open({});
  await userEvent.click(await screen.findByRole('link', { name: 'Backups' }));
  await screen.findByText('Your role does not allow backups');
  expect(history.location.search).toBe('?tab=backups');
});
