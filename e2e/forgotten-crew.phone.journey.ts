import { expect, type Page, test } from '@playwright/test';
import { aRegisteredPerson, becomes, expectNotice, inDatabase } from './app.ts';

/** Yesterday at half past seven on site, in whichever time the clocks show. */
const yesterday = `((date_trunc('day', now() at time zone 'Europe/London') - interval '16 hours 30 minutes')
  at time zone 'Europe/London')`;

test('a supervisor forgets to clock out, corrects it the next morning, and the cost is right', async ({
  page,
}) => {
  const person = await aRegisteredPerson(page.request, 'Managing Director');
  const { slug, ...contract } = await made(page, '/api/projects', {
    name: 'Kestrel Wharf',
    slug: `forgotten-${Date.now()}`,
    status: 'active',
  });
  const gang = { name: 'Bower Steelfixing', operatives: 4, hourlyRate: '25.00' };
  const { id: gangId } = await made(page, '/api/labour-gangs', gang);

  await becomes(person, 'Site Supervisor', false);
  const crew = { projectId: contract.id, crewKind: 'gang', gangId };
  const { id } = await made(page, '/api/labour-sessions', crew);
  await nightPasses(id);
  await page.goto(`/project/${slug}`);
  await correctTheHours(page);

  await becomes(person, 'Managing Director', true);
  const costs = await page.request.get(`/api/cost-analysis/${slug}`);
  // Four people for eight and a half hours at £25.
  expect((await costs.json()).actual).toBe('850.00');
});

async function made(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** The clock of the server cannot be moved, so the crew started yesterday. */
async function nightPasses(id: number) {
  await inDatabase(`update labour_sessions set started_at = ${yesterday} where id = $1`, [id]);
  const segment = `update labour_segments set started_at = ${yesterday} where session_id = $1`;
  expect((await inDatabase(segment, [id])).rowCount).toBe(1);
}

async function correctTheHours(page: Page) {
  const notice = page.getByRole('list', { name: 'Crews to check' });
  await expect(notice).toContainText('Bower Steelfixing did not clock out yesterday.');
  await notice.getByRole('button', { name: 'Correct the hours: Bower Steelfixing' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Correct times: Bower Steelfixing' });
  await sheet.getByRole('textbox', { name: 'Finish' }).fill('16:30');
  await sheet.getByRole('button', { name: 'Add a pause' }).tap();
  await sheet.getByRole('textbox', { name: 'Pause 1, from' }).fill('12:00');
  await sheet.getByRole('textbox', { name: 'Pause 1, to' }).fill('12:30');
  await sheet.getByLabel('Reason for the correction').fill('Forgot to clock out');
  await expect(sheet.getByText(/07:30 to 16:30, 8 h 30 worked$/)).toBeVisible();
  await expect(sheet.getByLabel('Hourly rate')).toBeHidden();
  await sheet.getByRole('button', { name: 'Save correction' }).tap();
  await expectNotice(page, 'Bower Steelfixing: times corrected');
  await expect(notice).toBeHidden();
}
