import { sessionApi } from '@sitewright/domain/session/api';
import { teamApi } from '@sitewright/domain/team/api';
import { beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import type { Organization } from '../testing/organization.ts';

let api: TestApi;
let operator: Organization;
let admin: Caller;
let count = 0;
const anEmail = () => `asker-${++count}@fox.example`;

beforeAll(async () => {
  api = await testApi();
  operator = await api.organization();
  admin = await operator.member({ role: 'Managing Director', isOrganizationAdmin: true });
});

async function anAccessRequest() {
  const email = anEmail();
  const accessRequestId = await operator.accessRequest(email);
  const decide = (body: object, by = admin) =>
    by.send(teamApi.decide, { params: { accessRequestId }, body: body as never });
  const letterTo = async () => (await api.letters()).findLast(({ to }) => to === email);
  return { email, accessRequestId, decide, letterTo };
}

const invitationIn = (text = '') => /invitation=(\S+)/.exec(text)?.[1];

const register = (email: string, invitation: string | undefined) =>
  api.anonymous.send(sessionApi.register, {
    query: { invitation },
    body: { email, name: 'Cy Fox', role: 'Viewer', password: 'secret' },
  });

it('waits with those who run the installation, and with nobody else', async () => {
  const { accessRequestId } = await anAccessRequest();
  const list = await admin.call(teamApi.requests, { query: { status: 'new' } });
  expect(list[0]).toMatchObject({ id: accessRequestId, status: 'new', hasAccount: false });
  const others = await api.organization();
  const theirs = await others.member({ role: 'Managing Director', isOrganizationAdmin: true });
  expect(await theirs.call(teamApi.requests, { query: {} })).toEqual([]);
  const params = { accessRequestId };
  const refused = await theirs.send(teamApi.decide, { params, body: { decision: 'spam' } });
  expect(refused.statusCode).toBe(404);
  const director = await operator.member({ role: 'Managing Director' });
  expect((await director.send(teamApi.requests, { query: {} })).statusCode).toBe(403);
});

it('approved, is an invitation into the own organisation', async () => {
  const { email, decide, letterTo } = await anAccessRequest();
  expect((await decide({ decision: 'approved' })).json().fields).toEqual({
    role: 'Please select a role',
  });
  const decided = await decide({ decision: 'approved', role: 'Buyer' });
  expect(decided.json()).toMatchObject({ status: 'approved', decidedByName: 'Ann Ray' });
  const joined = await register(email, invitationIn((await letterTo())?.text));
  expect(joined.json()).toMatchObject({ organizationId: operator.id, role: 'Buyer' });
  const again = await decide({ decision: 'spam' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'access_request.is_decided']);
});

it('approved for a company of their own, makes them its administrator', async () => {
  const { email, decide, letterTo } = await anAccessRequest();
  expect((await decide({ decision: 'approved', into: 'new' })).statusCode).toBe(200);
  const letter = await letterTo();
  expect(letter?.subject).toBe('Join Fox Groundworks on Sitewright');
  const founded = (await register(email, invitationIn(letter?.text))).json();
  expect(founded).toMatchObject({ role: 'Managing Director', isOrganizationAdmin: 'yes' });
  expect(founded.organizationId).not.toBe(operator.id);
});

it('declined, is answered with the reason', async () => {
  const { decide, letterTo } = await anAccessRequest();
  expect((await decide({ decision: 'declined' })).json().fields).toEqual({
    reason: 'Reason is required',
  });
  await decide({ decision: 'declined', reason: 'We only work with firms in Leeds.' });
  expect((await letterTo())?.text).toContain('We only work with firms in Leeds.');
});

it('called spam, is answered with nothing', async () => {
  const { decide, letterTo } = await anAccessRequest();
  expect((await decide({ decision: 'spam' })).json().status).toBe('spam');
  expect(await letterTo()).toBeUndefined();
});

it('says when the requester has an account already', async () => {
  const { actor } = await operator.member();
  await operator.accessRequest(actor.username.toUpperCase());
  const [first] = await admin.call(teamApi.requests, { query: {} });
  expect(first?.hasAccount).toBe(true);
});
