import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Page,
  request,
} from '@playwright/test';
import { aPerson, aRegisteredPerson, lettersTo, type Person } from './app.ts';

/** The site manager of a company, who has a phone. */
export type Author = Person & { userId: number; memberId: number };

export type Entry = {
  id: number;
  workSummary: string;
  weatherImpact: string | null;
  materialsDelivered: string | null;
  labor: string;
  author: string;
  userId: number;
  date: string;
  photos: { id: number }[];
};

/** A director with one contract, Birch House. */
export async function aDirectorWithContract(
  office: APIRequestContext,
): Promise<Person & { projectId: number }> {
  const director = await aRegisteredPerson(office, 'Managing Director');
  const contract = office.post('/api/projects', { data: { name: 'Birch House' } });
  return { ...director, projectId: (await expectReply(contract, 201)).id };
}

/** A company with one contract, Birch House: its director at the office, and its site manager. */
export async function aSiteCompany(office: Page) {
  const { projectId, ...director } = await aDirectorWithContract(office.request);
  const author = await anInvitedPerson(office.request, 'Site Manager', 'Sam Whitlow');
  const entries = async (): Promise<Entry[]> =>
    expectReply(office.request.get('/api/diary-entries'), 200);
  return { director, author, projectId, entries };
}

async function anInvitedPerson(office: APIRequestContext, role: string, name: string) {
  const person = { ...aPerson(role), name };
  await expectReply(office.post('/api/invitations', { data: { email: person.email, role } }), 201);
  const [letter] = await lettersTo(person.email, 1);
  // In an email, an equals sign takes three characters.
  const { searchParams } = new URL(
    /http\S+/.exec(letter?.text.replaceAll('=3D', '=') ?? '')?.[0] ?? '',
  );
  const guest = await request.newContext({ baseURL: process.env.BASE_URL ?? '' });
  await expectReply(
    guest.post(`/api/register?${searchParams}`, { data: { ...person, username: person.email } }),
    201,
  );
  await guest.dispose();
  const members: { id: number; userId: number; email: string }[] = await expectReply(
    office.get('/api/team'),
    200,
  );
  const { id: memberId = 0, userId = 0 } =
    members.find(({ email }) => email === person.email) ?? {};
  return { ...person, memberId, userId };
}

/** The body of the reply, which must have this status. */
export async function expectReply(request: Promise<APIResponse>, status: number) {
  const reply = await request;
  expect(reply.status(), await reply.text()).toBe(status);
  return status === 204 ? undefined : reply.json();
}
