import * as z from 'zod';
import { roles } from '../kernel/access.ts';
import { Id } from '../kernel/id.ts';
import * as say from '../kernel/messages.ts';
import { Email } from '../session/credentials.ts';

export const InvitationDraft = z.object({
  email: Email,
  role: z.enum(roles, say.roleRequired),
});

export const Invitation = InvitationDraft.extend({
  id: Id,
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});

export type InvitationDraft = z.infer<typeof InvitationDraft>;
export type Invitation = z.infer<typeof Invitation>;
