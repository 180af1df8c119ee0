/** Roles that an account may be stored with, in addition to the job roles. */
export const accountRoles = ['admin', 'user', 'manager', 'viewer'] as const;

/** `invited` until they accept, or first sign in with the password that was set for them. */
export const memberStatuses = ['invited', 'active', 'suspended'] as const;

export const decisions = ['approved', 'declined', 'spam'] as const;

export const requestStatuses = ['new', ...decisions] as const;

export type Decision = (typeof decisions)[number];
export type MemberStatus = (typeof memberStatuses)[number];
export type RequestStatus = (typeof requestStatuses)[number];
