/** What an account may be stored as besides a job. */
export const accountRoles = ['admin', 'user', 'manager', 'viewer'] as const;

/** `invited` until they accept, or first sign in with the password that was set for them. */
export const memberStatuses = ['invited', 'active', 'suspended'] as const;

export const decisions = ['approved', 'declined', 'spam'] as const;

export const requestStatuses = ['new', ...decisions] as const;

export type Decision = (typeof decisions)[number];
export type MemberStatus = (typeof memberStatuses)[number];
export type RequestStatus = (typeof requestStatuses)[number];
