import type { InvitationDetails } from '@sitewright/domain/session/memberships-api';
import { invitationSpent } from '@sitewright/domain/session/rules';

type Invited = Pick<InvitationDetails, 'company' | 'role' | 'isOrganizationAdmin'>;

/** 'Northgate Construction has invited you as Buyer' */
export const invitationTitle = ({ company, role, isOrganizationAdmin }: Invited): string =>
  `${company} has invited you as ${role}${isOrganizationAdmin === 'yes' ? ' and administrator' : ''}`;

export const spentText = `${invitationSpent.message} Ask the company to send you a new one.`;
