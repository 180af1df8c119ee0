import * as z from 'zod';
import { roles } from '../kernel/access.ts';
import { Id } from '../kernel/id.ts';
import * as say from '../kernel/messages.ts';
import { PageQuery } from '../kernel/page.ts';
import { emptyToNull, line, withoutWebAddress } from '../kernel/text.ts';
import { Email } from '../session/credentials.ts';

export const InvitationDraft = z.object({
  email: Email,
  name: emptyToNull(withoutWebAddress(line('Name', 100))),
  role: z.enum(roles, say.roleRequired),
  isOrganizationAdmin: z.enum(['yes', 'no']).optional(),
});

/** An open invitation. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(roles),
  isOrganizationAdmin: z.enum(['yes', 'no']),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});

export const InvitationQuery = PageQuery;

export type InvitationDraft = z.infer<typeof InvitationDraft>;
export type Invitation = z.infer<typeof Invitation>;
