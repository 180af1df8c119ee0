import * as z from 'zod';

/** A word it does not know is no word at all: the sign-in screen never fails over its address. */
export const AuthSearch = z.object({
  tab: z.enum(['login', 'register', 'request']).optional().catch(undefined),
  /** The router reads `?admin=true` as a boolean and writes it back as one. */
  admin: z.union([z.boolean(), z.string()]).optional().catch(undefined),
  invitation: z.coerce.string().optional().catch(undefined),
});

export type AuthSearch = z.infer<typeof AuthSearch>;
export type AuthTab = NonNullable<AuthSearch['tab']>;
