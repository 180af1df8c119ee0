import * as z from 'zod';
import { Id, IdInPath } from '../kernel/id.ts';
import { languages } from '../kernel/languages.ts';
import { PageQuery } from '../kernel/page.ts';

/** The purpose of a link without an account; each feature defines what its link opens. */
export const linkPurposes = ['purchaseOrder', 'rams', 'toolboxTalk'] as const;

/** The logged actions of a link; 'refused' is an attempt with a wrong card number. */
export const linkActions = ['opened', 'acknowledged', 'signed', 'refused'] as const;

export type LinkPurpose = (typeof linkPurposes)[number];
export type LinkAction = (typeof linkActions)[number];

/** How many days a link works. */
export const linkLifetimeDays: Record<LinkPurpose, number> = {
  purchaseOrder: 30,
  rams: 14,
  toolboxTalk: 7,
};

/**
 * The organisation, the link, and the proof that this server made it. Links emailed before links had a
 * row of their own are the organisation and 32 random bytes.
 */
export const LinkToken = z
  .string()
  .regex(
    /^\d{1,10}(\.\d{1,10})?\.[\w-]{43}$/,
    'This link is not complete. Please scan the code or open the email again.',
  );

export const LinkDraft = z.object({
  purpose: z.enum(linkPurposes),
  /** The id of the record that it opens. */
  targetId: Id,
  /** Which language the people who use it are briefed in. */
  language: z.enum(languages).nullish(),
});

export const LinkQuery = PageQuery.extend({
  purpose: z.enum(linkPurposes),
  targetId: IdInPath,
});

const moment = z.iso.datetime();

/** A link, for the people of the company that made it. */
export const Link = z.object({
  id: Id,
  purpose: z.enum(linkPurposes),
  targetId: Id,
  language: z.string().nullable(),
  /** Where it leads; null in the lists that programs read, and for a link whose token only its email has. */
  address: z.string().nullable(),
  expiresAt: moment,
  revokedAt: moment.nullable(),
  /** How often it was used, and the limit. */
  uses: z.int(),
  mostUses: z.int().nullable(),
  createdAt: moment,
  createdBy: Id.nullable(),
});

/** One line of a link's log. The name was typed by the person who used it and is not verified. */
export const LinkUse = z.object({
  id: Id,
  action: z.enum(linkActions),
  name: z.string().nullable(),
  at: moment,
});

/** The first view of a link for a person without an account. */
export const LinkSummary = z.object({
  purpose: z.enum(linkPurposes),
  company: z.string(),
  language: z.string().nullable(),
  expiresAt: moment,
});

export type LinkDraft = z.infer<typeof LinkDraft>;
export type LinkQuery = z.infer<typeof LinkQuery>;
export type Link = z.infer<typeof Link>;
export type LinkUse = z.infer<typeof LinkUse>;
export type LinkSummary = z.infer<typeof LinkSummary>;
