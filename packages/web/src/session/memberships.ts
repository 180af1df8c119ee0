import { noOrganization } from '@sitewright/domain/kernel/problem';
import { type InvitationDetails, membershipsApi } from '@sitewright/domain/session/memberships-api';
import { invitationSpent } from '@sitewright/domain/session/rules';
import { query } from '../platform/query.ts';

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const membershipText = (companies: readonly { name: string }[]): string =>
  companies.length === 0
    ? noOrganization.message
    : `You are a member of ${listFormat.format(companies.map(({ name }) => name))}.`;

/** The invitation that the link of an email leads to. */
export const invitationQuery = (invitation: string) => ({
  ...query(membershipsApi.readInvitation, { query: { invitation } }),
  staleTime: 0,
});

type Invited = Pick<InvitationDetails, 'company' | 'role' | 'isOrganizationAdmin'>;

/** 'Northgate Construction has invited you as Buyer' */
export const invitationTitle = ({ company, role, isOrganizationAdmin }: Invited): string =>
  `${company} has invited you as ${role}${isOrganizationAdmin === 'yes' ? ' and administrator' : ''}`;

export const spentText = `${invitationSpent.message} Ask the company to send you a new one.`;
