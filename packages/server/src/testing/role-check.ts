import {
  type Action,
  type Actor,
  can,
  type Resource,
  type Role,
  roles,
} from '@sitewright/domain/kernel/access';
import { type Endpoint, isCommand } from '@sitewright/domain/kernel/endpoint';
import { paramsOf } from '@sitewright/domain/kernel/path-params';
import { requestFor } from '@sitewright/domain/kernel/request';
import { type Answer, answerTo, codeOf } from './answer.ts';
import type { TestApi } from './api.ts';
import type { CheckSize } from './check-size.ts';
import type { Served } from './endpoints.ts';
import type { Organization } from './organization.ts';
import type { ReadyApi } from './ready-worlds.ts';
import { recordsBy } from './records.ts';
import { namedBy, type World } from './world.ts';

/** A visitor: their session, and the actor that the server should recognise. */
type Person = {
  who: string;
  session: Record<string, string>;
  /** Undefined if the server should not recognise them. */
  actor: Pick<Actor, 'userId' | 'role' | 'isOrganizationAdmin' | 'mustChangePassword'> | undefined;
  /** Records that they made themselves; all others in the world belong to other users. */
  own?: Partial<World>;
};

type Visitor = () => Promise<Person>;

/** Other values stored in `users.role`, and the role that each means. */
const accountRoles: [stored: string | null, role: Role, isOrganizationAdmin: boolean][] = [
  ['admin', 'Managing Director', true],
  ['manager', 'Contracts Manager', false],
  ['user', 'Site Supervisor', false],
  ['viewer', 'Viewer', false],
  ['Foreman', 'Viewer', false],
  [null, 'Viewer', false],
];

/** Users of every role in one organisation, and all other kinds of visitor. */
function usersOf(api: TestApi, us: Organization) {
  const flags = [false, true];
  const staff = roles.flatMap((role) => flags.map((flag) => () => jobHolder(us, role, flag)));
  const accounts = accountRoles.flatMap((account) =>
    flags.map((flag) => () => accountHolder(us, account, flag)),
  );
  return { staff, others: [...accounts, ...inBetween(us), ...outsiders(api, us)] };
}

const signInAll = (visitors: readonly Visitor[]) =>
  Promise.all(visitors.map((visitor) => visitor()));

async function jobHolder(
  us: Organization,
  role: Role,
  isOrganizationAdmin: boolean,
): Promise<Person> {
  const { actor, session } = await us.member({ role, isOrganizationAdmin });
  return { who: `${role}${isOrganizationAdmin ? ', administrator' : ''}`, session, actor };
}

async function accountHolder(
  us: Organization,
  [stored, role, isAdmin]: (typeof accountRoles)[number],
  flag: boolean,
): Promise<Person> {
  const member = await us.member({ role: stored as Role, isOrganizationAdmin: flag });
  const actor = { ...member.actor, role, isOrganizationAdmin: isAdmin || flag };
  return { who: `stored as ${stored}, flag ${flag}`, session: member.session, actor };
}

function inBetween(us: Organization): Visitor[] {
  const director = { role: 'Managing Director' } as const;
  return [
    async () => {
      const { session, actor } = await us.member({ ...director, mustChangePassword: true });
      return { who: 'must change the password', session, actor };
    },
    async () => {
      const { session, actor } = await us.member({ ...director, membership: { role: 'viewer' } });
      return { who: 'joined as a viewer', session, actor: { ...actor, role: 'Viewer' } };
    },
  ];
}

/** All of them would be Managing Directors if they were let in. */
function outsiders({ pools }: TestApi, us: Organization): Visitor[] {
  const director = { role: 'Managing Director', isOrganizationAdmin: true } as const;
  const anonymous =
    (who: string, session: Record<string, string>): Visitor =>
    async () => ({ who, session, actor: undefined });
  const former =
    (
      who: string,
      member: Parameters<Organization['member']>[0],
      leave?: (actor: Actor) => Promise<unknown>,
    ): Visitor =>
    async () => {
      const { session, actor } = await us.member(member);
      await leave?.(actor);
      return { who, session, actor: undefined };
    };
  const ended = (who: string, change: string) =>
    former(who, director, ({ sessionId }) =>
      pools.owner.query(`update sessions set ${change} where id = $1`, [sessionId]),
    );
  return [
    anonymous('signed out', {}),
    anonymous('garbage cookie', { cookie: 'sitewright_session=garbage' }),
    anonymous('empty cookie', { cookie: 'sitewright_session=' }),
    former('suspended', { ...director, status: 'suspended' }),
    former('removed from the organisation', { ...director, membership: { isActive: false } }),
    ended('session run out', "expires_at = now() - interval '1 second'"),
    ended('session idle for 12 hours', "last_seen_at = now() - interval '12 hours 1 second'"),
    former('deleted', director, ({ userId }) =>
      pools.owner.query('delete from users where id = $1', [userId]),
    ),
  ];
}

/**
 * Where the server and the access table differ; empty when they agree. Each role calls each
 * endpoint; which other visitors call it depends on `size`, in rotation.
 */
export async function mismatchesOf(
  api: ReadyApi,
  served: Served[],
  size: Pick<CheckSize, 'allAdministrators' | 'outsidersOneIn'>,
) {
  await api.reset();
  const { organization: us, world } = api.ours;
  const author = await us.member({ role: 'Managing Director' });
  const { staff, others } = usersOf(api, us);
  const shared = { staff: await signInAll(staff), others: await signInAll(others) };
  const findings: string[] = [];
  let cases = 0;
  let theirs: World = world;
  for (const [turn, { endpoint, name, sample }] of served.entries()) {
    // A user who signs out or changes the password cannot be used again.
    const isAboutThem = isCommand(endpoint) && typeof endpoint.needs === 'string';
    const named = namedBy(sample);
    theirs = { ...theirs, ...(await recordsBy(author, world.projectId, named)) };
    const isOutsiderTurn = (_: unknown, index: number) =>
      (index + turn) % size.outsidersOneIn === 0;
    // Two users of each role, without and with the flag. Those without it always call.
    const isStaffTurn = (_: unknown, index: number) =>
      size.allAdministrators || index % 2 === 0 || Math.floor(index / 2) === turn % roles.length;
    const users = [
      ...(isAboutThem
        ? await signInAll([...staff.filter(isStaffTurn), ...others.filter(isOutsiderTurn)])
        : [...shared.staff.filter(isStaffTurn), ...shared.others.filter(isOutsiderTurn)]),
      ...(await ownersOf(us, endpoint, world, named)),
    ];
    const judge = async (person: Person, index: number) => {
      if (person.own && paramsOf(endpoint) && Object.keys(person.own).length === 0)
        findings.push(`${name} as ${person.who}: has no record of their own to act upon`);
      const request = requestFor(endpoint, sample({ ...theirs, ...person.own }));
      // Each from their own address, or the limit per address would refuse them.
      const remoteAddress = `10.0.0.${index}`;
      const sent = { ...request, headers: person.session, remoteAddress };
      const fault = faultOf(endpoint, person, await answerTo(api.app, sent));
      if (fault) findings.push(`${name} as ${person.who}: ${fault}`);
    };
    // Users who are allowed can delete the record, so those who are refused call first.
    for (const may of [false, true])
      await Promise.all(users.filter((person) => mayDo(endpoint, person) === may).map(judge));
    cases += users.length;
  }
  return { findings, cases };
}

/** The roles that may act on their own records only, with such records. */
async function ownersOf(
  us: Organization,
  { needs }: Endpoint,
  { projectId }: World,
  named: ReadonlySet<string>,
) {
  if (typeof needs === 'string') return [];
  const owners: Person[] = [];
  for (const role of roles) {
    const actor = { userId: 1, role, isOrganizationAdmin: false };
    const isOwnOnly = can(actor, ...needs) && !can(actor, ...needs, { createdBy: null });
    if (!isOwnOnly) continue;
    const member = await us.member({ role });
    owners.push({
      ...member,
      who: `${role}, of their own`,
      own: await recordsBy(member, projectId, named),
    });
  }
  return owners;
}

/** A link also needs the permission of its purpose; the samples' link is for a briefing. */
const alsoNeeded: Partial<Record<Resource, readonly [Resource, Action]>> = {
  link: ['diary', 'C'],
};

/** Whether the table allows it, for a record of their own or of another user. */
function mayDo(endpoint: Endpoint, { actor, own }: Person): boolean {
  const { needs } = endpoint;
  if (!actor || typeof needs === 'string') return true;
  const besides = alsoNeeded[needs[0]];
  if (besides && !can(actor, ...besides)) return false;
  const record = { createdBy: own ? actor.userId : null };
  // Without a record in the path there is no other owner.
  return can(actor, ...needs) && (!paramsOf(endpoint) || can(actor, ...needs, record));
}

function faultOf(endpoint: Endpoint, person: Person, answer: Answer): string | undefined {
  const { needs, duringPasswordChange } = endpoint;
  const { actor } = person;
  const { status } = answer;
  const code = codeOf(answer);
  const unless = (expected: string) =>
    status < 400 || code !== expected ? `${status} ${code} instead of ${expected}` : undefined;
  const denied = deniedCodes.includes(code ?? '') ? `${status} ${code}` : undefined;

  if (needs === 'public' || (needs === 'anyone' && !actor)) return denied;
  if (!actor) return unless('not_signed_in');
  if (actor.mustChangePassword && !duringPasswordChange) return unless('password_change_due');
  if (typeof needs === 'string') return denied;
  if (!can(actor, ...needs)) return unless('not_allowed');

  const isRefused = status === 401 || status === 403;
  return mayDo(endpoint, person) === isRefused ? `${status} ${code}, against the table` : undefined;
}

const deniedCodes = ['not_signed_in', 'not_allowed', 'password_change_due'];
