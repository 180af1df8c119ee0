import * as z from 'zod';
import { roles } from '../kernel/access.ts';
import { Id } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { emptyToNull, text } from '../kernel/text.ts';
import { decisions, requestStatuses } from './member-values.ts';

/** A request for access; an answer is promised within 24 hours. */
export const WaitingRequest = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** In their own words. */
  role: z.string(),
  message: z.string().nullable(),
  status: z.enum(requestStatuses),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  decidedByName: z.string().nullable(),
  reason: z.string().nullable(),
  /** Whether an account with this email exists now. */
  hasAccount: z.boolean(),
});

/** With the link of its invitation where no email can be sent. */
export const DecidedRequest = WaitingRequest.extend({ address: z.string().nullable() });

export const RequestQuery = PageQuery.extend({ status: z.enum(requestStatuses).optional() });

/** Approved, they are invited: into this organisation, or as the administrator of a new one. */
export const RequestDecision = z.object({
  decision: z.enum(decisions, 'Please choose a decision'),
  reason: emptyToNull(text('Reason', 500)),
  into: z.enum(['own', 'new']).optional(),
  role: z.enum(roles).optional(),
  isOrganizationAdmin: z.enum(['yes', 'no']).optional(),
});

export type WaitingRequest = z.infer<typeof WaitingRequest>;
export type RequestDecision = z.infer<typeof RequestDecision>;
