import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillLogin } from './app.ts';
import { aSiteCompany, expectReply } from './site-company.ts';
import { addPhoto, editEntry, writeEntry } from './site-entries.ts';
import { chip, expectAllSent, expectChip, openOutbox } from './site-outbox.ts';
import { aSitePhone, getReady, switchOnAgain } from './site-phone.ts';
import { smallTargetsOf } from './targets.ts';
import { overflowAt, setTheme, violationsOn } from './violations.ts';

// The narrowest phone that is supported.
test.use({ viewport: { width: 320, height: 640 } });
test.describe.configure({ timeout: 300_000 });

const themes = ['light', 'dark', 'sun'];

async function expectAccessible(page: Page, name: string) {
  for (const theme of themes) {
    await setTheme(page, theme);
    expect.soft(await violationsOn(page), `${name}, ${theme}`).toEqual([]);
    expect.soft(await smallTargetsOf(page, 44), `targets of ${name}, ${theme}`).toEqual([]);
    expect.soft(await overflowAt(page, 320), `sideways scrolling of ${name}, ${theme}`).toBe(0);
  }
}

/** A dialog that a button opens; closed again by the keyboard. */
async function expectDialog(page: Page, opener: Locator, name: string | RegExp) {
  await opener.click();
  await expect(dialog(page, name)).toBeVisible();
  await expectAccessible(page, String(name));
  await page.keyboard.press('Escape');
  await expect(dialog(page, name)).toBeHidden();
}

const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

test('what is shown of the work without signal is accessible on a phone of 320 px @prove', async ({
  page: office,
}) => {
  const company = await aSiteCompany(office);
  const { author, director, projectId } = company;
  const second = await expectReply(
    office.request.post('/api/projects', { data: { name: 'Elm Row' } }),
    201,
  );
  const phone = await aSitePhone();
  const first = await phone.open();
  await getReady(first, author, 'elm-row', 'birch-house');
  await writeEntry(first, 'Kickers cast');
  await expect.poll(async () => (await company.entries()).length).toBe(1);
  const [entry] = await company.entries();
  await phone.loseSignal();
  await editEntry(first, 'Kickers cast to grid D');
  await expectChip(first, /^1 waiting/);
  await expectAccessible(first, 'the day with an entry that waits');

  const waiting = await openOutbox(first);
  await expectAccessible(first, 'the Outbox without signal');
  await expectDialog(first, waiting.getByRole('button', { name: 'Delete' }), 'Delete this item?');
  await first.keyboard.press('Escape');
  await first.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectDialog(
    first,
    first.getByRole('button', { name: /^(Logout|Sign Out)$/ }),
    '1 item has not been sent',
  );
  await first.goto('/settings?section=offline');
  await expect(first.getByRole('button', { name: /^Clear stored data/ })).toBeVisible();
  await expectAccessible(first, 'Settings without signal');

  const page = await switchOnAgain(phone, 'birch-house');
  const theirs = { workSummary: 'Kickers cast to grid E' };
  await expectReply(office.request.patch(`/api/diary-entries/${entry?.id}`, { data: theirs }), 200);
  await phone.getSignal();
  await expectChip(page, /^1 needs you/);
  const refused = await openOutbox(page);
  await expectAccessible(page, 'the Outbox with two versions');
  await refused.getByRole('button', { name: 'Decide' }).click();
  await expectAccessible(page, 'Someone else changed this entry');
  const decision = dialog(page, 'Someone else changed this entry');
  await decision.getByRole('radio', { name: 'Both' }).check();
  await decision.getByRole('button', { name: 'Save and send' }).click();
  await expectAllSent(page);

  await phone.loseSignal();
  await addPhoto(page, 'struck.png', 1);
  await writeEntry(page, 'Kickers struck');
  await page.goto('/project/elm-row');
  await writeEntry(page, 'Hoarding painted');
  const again = await switchOnAgain(phone, 'birch-house');
  const date = entry?.date.slice(0, 10);
  const signature = { name: 'Morgan Vale', despiteGaps: true };
  const day = `/api/projects/${projectId}/days/${date}/sign-off`;
  await expectReply(office.request.put(day, { data: signature }), 200);
  const { password } = director;
  await expectReply(office.request.post('/api/sessions/confirmation', { data: { password } }), 200);
  await expectReply(office.request.delete(`/api/projects/${second.id}`), 204);
  await phone.getSignal();
  await expectChip(again, /need you/);
  const outcomes = await openOutbox(again);
  await expect(outcomes.getByText('The contract is no longer there.')).toBeVisible();
  await expect(outcomes.getByRole('button', { name: 'Send as amendment' })).toBeVisible();
  await expectAccessible(again, 'the Outbox with items that need a decision');
  await expectDialog(
    again,
    outcomes.getByRole('button', { name: 'Move to another contract' }),
    'Move to another contract',
  );
  await outcomes.getByRole('button', { name: 'Delete' }).last().click();
  await dialog(again, /^Delete this/)
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(outcomes.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expectAccessible(again, 'the Outbox with what was deleted');

  await again.goto('/settings?section=offline');
  await expectChip(again, /needs? you/);
  await expectDialog(
    again,
    again.getByRole('button', { name: 'Clear stored data' }),
    'Clear stored data?',
  );
  await expectReply(office.request.delete(`/api/team/${author.memberId}/sessions`), 200);
  await again.goto('/project/birch-house');
  await expect(again.getByText(/^Sign in to send/)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(again, 'Sign in to send');
  await fillLogin(again, director.email, director.password);
  await expect(chip(again)).toBeVisible();
  await openOutbox(again);
  await expect(again.getByText(/locked on this phone/)).toBeVisible();
  await expectAccessible(again, 'the Outbox of somebody else');
  await phone.throwAway();
});
