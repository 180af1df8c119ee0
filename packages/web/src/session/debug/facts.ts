import {
  type Action,
  accessMatrix,
  can,
  type HasRole,
  type Resource,
} from '@sitewright/domain/kernel/access';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { permissionLetters } from '../../ui/permission-letters.ts';
import type { Check } from './checks.ts';

export type Fact = readonly [name: string, value: string];

export const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

export const sessionFacts = (user: SessionUser): Fact[] => [
  ['Username', user.username],
  ['User id', String(user.id)],
  ['Role', user.role],
  ['Organisation admin', user.isOrganizationAdmin],
  ['Organisation id', String(user.organizationId)],
  ['Must change password', yesOrNo(user.mustChangePassword)],
];

/** What a page can know about the cookie; never its value. */
export const cookieFacts = (): Fact[] => [
  ['Readable by scripts', yesOrNo(document.cookie.includes('sitewright_session'))],
  ['Sent over', location.protocol === 'https:' ? 'https only' : 'http, on this address'],
  ['Sent from other sites', 'no (SameSite)'],
];

const actions: readonly Action[] = ['R', 'C', 'U', 'D', 'A', 'X', 'S', 'M'];

/** The user's permissions, resource by resource. */
export const permissionsOf = (actor: HasRole): Fact[] =>
  (Object.keys(accessMatrix) as Resource[]).map((resource) => [
    resource,
    actions
      .filter((action) => can(actor, resource, action))
      .map(
        (action) =>
          permissionLetters[ofOthers(actor, resource, action) ? action : action.toLowerCase()],
      )
      .join(', ') || 'nothing',
  ]);

const ofOthers = (actor: HasRole, resource: Resource, action: Action): boolean =>
  can(actor, resource, action, { createdBy: null });

const inMs = (ms: number | undefined) =>
  ms === undefined ? 'not measured' : `${Math.round(ms)} ms`;

/** How this page was loaded. */
export function pageFacts(): Fact[] {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return [
    ['Build', buildOf(document.querySelectorAll('script[src]'))],
    ['First byte', inMs(arrival?.responseStart)],
    ['First content', inMs(paint?.startTime)],
    ['Loaded', inMs(arrival?.loadEventEnd)],
  ];
}

/** The file that everything begins with has the name of its content. */
const buildOf = (scripts: NodeListOf<Element>): string =>
  [...scripts]
    .map((script) => /index-([\w-]+)\.js/.exec(script.getAttribute('src') ?? '')?.[1])
    .find(Boolean) ?? 'from source';

/** Safe to share: numbers, roles and times, and no name or address. */
export const diagnosticsOf = (user: SessionUser, checks: readonly Check[], facts: Fact[]): string =>
  [
    ...sessionFacts(user).filter(([name]) => name !== 'Username'),
    ...cookieFacts(),
    ...checks.map(({ path, status, ms }): Fact => [path, `${status} in ${ms} ms`]),
    ...facts,
    ['Browser', navigator.userAgent] as const,
  ]
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
