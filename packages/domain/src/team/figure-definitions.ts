import type { FigureDefinitions } from '../kernel/figure-definition.ts';

const members = 'Members of the company';

export const teamFigureDefinitions = {
  users: {
    name: 'Users',
    formula: 'Number of active users, out of the number your plan allows',
    includes: 'Every role',
    excludes: 'Suspended users and open invitations',
    source: members,
  },
  invitations: {
    name: 'Open invitations',
    formula: 'Number of invitations sent and not yet accepted',
    includes: 'Invitations valid today',
    excludes: 'Revoked, declined and expired invitations',
    source: 'Invitations',
  },
  inactive: {
    name: 'Inactive for 30 days',
    formula: 'Number of active users who have not signed in for 30 days',
    includes: 'Users who never signed in',
    excludes: 'Suspended users',
    source: members,
  },
  requests: {
    name: 'Open access requests',
    formula: 'Number of access requests not yet answered',
    includes: 'New requests',
    excludes: 'Approved and declined requests',
    source: 'Access requests',
  },
} as const satisfies FigureDefinitions;
