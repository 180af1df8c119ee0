import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { aRegisteredPerson } from './app.ts';

type Session = { id: number };

const nameOf = (n: number) => `Gang ${String(n).padStart(2, '0')}`;

test('twenty gangs on two boards stay equal while they are paused, resumed and stopped', {
  tag: '@prove',
}, async ({ page, browser }) => {
  await aRegisteredPerson(page.request, 'Managing Director');
  const { id, slug } = await made(page.request, '/api/projects', {
    name: 'Twenty Gangs',
    slug: `twenty-gangs-${Date.now()}`,
    status: 'active',
  });
  const gangs: Session[] = await inFives(
    Array.from({ length: 20 }, (_, n) => n),
    (n) => {
      const gang = { projectId: id, crewKind: 'company', company: nameOf(n), operatives: 4 };
      return made(page.request, '/api/labour-sessions', gang);
    },
  );

  const office = await browser.newPage({ storageState: await page.context().storageState() });
  for (const board of [page, office]) await board.goto(`/project/${slug}`);
  for (const board of [page, office]) await expect(tile(board, 19)).toBeAttached();
  await each(gangs.slice(0, 8), (gang) =>
    page.request.put(`${gang}/pause`, { data: { reason: 'weather' } }),
  );
  await each(gangs.slice(3, 5), (gang) => page.request.delete(`${gang}/pause`));
  await each(gangs.slice(16), (gang) => page.request.put(`${gang}/finish`, { data: {} }));

  for (const board of [page, office]) {
    await expect(tile(board, 19)).not.toBeAttached();
    await expect(tile(board, 2)).toContainText('paused for weather, paid');
    await expect(tile(board, 3)).toContainText('Working');
  }
  await expect.poll(async () => (await boardOf(page)) === (await boardOf(office))).toBe(true);
  await office.close();
});

async function made(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

const each = (gangs: Session[], act: (gang: string) => Promise<APIResponse>) =>
  inFives(gangs, async ({ id }) => {
    const answer = await act(`/api/labour-sessions/${id}`);
    expect(answer.ok(), await answer.text()).toBe(true);
  });

/** All of them write to the same day, one after the other: more would wait too long for the lock. */
async function inFives<T, R>(list: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let n = 0; n < list.length; n += 5)
    results.push(...(await Promise.all(list.slice(n, n + 5).map(work))));
  return results;
}

const tile = (board: Page, n: number) => board.getByRole('listitem', { name: nameOf(n) });

/** The text of both boards, including the clocks: to the second where they show seconds. */
const boardOf = async (board: Page) =>
  JSON.stringify(
    await board.getByRole('region', { name: 'Live labour and plant' }).allTextContents(),
  );
