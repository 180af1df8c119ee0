import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { requiredLine } from '../kernel/text.ts';

/** Reads what its owner may read; writes what they may write. */
const scopes = ['read', 'write'] as const;
export const lifetimes = [7, 30, 90, 365] as const;

export const ApiTokenDraft = z.object({
  name: requiredLine('Name', 100),
  scopes: z
    .array(z.enum(scopes, 'Please choose an access level'), 'Please choose an access level')
    .min(1, 'Please choose an access level')
    .max(scopes.length),
  /** In days. */
  lifetime: z.literal(lifetimes, 'Please choose how long it is valid'),
});

export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: z.iso.datetime(),
  /** Null until it is used. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});

/** The token itself is shown once. */
export const CreatedToken = ApiToken.extend({ token: z.string() });

export type Scope = (typeof scopes)[number];
export type ApiToken = z.infer<typeof ApiToken>;
export type ApiTokenDraft = z.infer<typeof ApiTokenDraft>;
export type CreatedToken = z.infer<typeof CreatedToken>;
