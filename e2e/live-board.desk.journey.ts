import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { aRegisteredPerson, logIn } from './app.ts';

type Session = { id: number };

const nameOf = (n: number) => `Gang ${String(n).padStart(2, '0')}`;

test('fifty gangs on two boards stay equal while they are paused, resumed and stopped', async ({
  page,
  browser,
  request,
}) => {
  const person = await aRegisteredPerson(request, 'Managing Director');
  await logIn(page, person);
  const { id, slug } = await made(page.request, '/api/projects', {
    name: 'Fifty Gangs',
    slug: `fifty-gangs-${Date.now()}`,
    status: 'active',
  });
  const gangs: Session[] = [];
  for (let n = 0; n < 50; n += 1) {
    const gang = { projectId: id, crewKind: 'company', company: nameOf(n), operatives: 4 };
    gangs.push(await made(page.request, '/api/labour-sessions', gang));
  }

  const office = await browser.newPage();
  await logIn(office, person);
  for (const board of [page, office]) {
    await board.goto(`/project/${slug}`);
    await expect(tile(board, 49)).toBeAttached();
  }
  await each(gangs.slice(0, 20), (gang) =>
    page.request.put(`${gang}/pause`, { data: { reason: 'weather' } }),
  );
  await each(gangs.slice(5, 12), (gang) => page.request.delete(`${gang}/pause`));
  await each(gangs.slice(40), (gang) => page.request.put(`${gang}/finish`, { data: {} }));

  for (const board of [page, office]) {
    await expect(tile(board, 49)).not.toBeAttached();
    await expect.poll(() => stateOf(board, 4)).toContain('paused for weather, paid');
    await expect.poll(() => stateOf(board, 5)).toContain('Working');
  }
  await expect.poll(async () => (await boardOf(page)) === (await boardOf(office))).toBe(true);
  await office.close();
});

async function made(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function each(gangs: Session[], deed: (gang: string) => Promise<APIResponse>) {
  for (const { id } of gangs) {
    const answer = await deed(`/api/labour-sessions/${id}`);
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

const tile = (board: Page, n: number) => board.getByRole('listitem', { name: nameOf(n) });

const stateOf = (board: Page, n: number) => tile(board, n).textContent();

/** All that both read, the clocks too: to the second where they show seconds. */
const boardOf = async (board: Page) =>
  JSON.stringify(
    await board.getByRole('region', { name: 'Live labour and plant' }).allTextContents(),
  );
