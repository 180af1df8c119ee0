import * as z from 'zod';
import { roles } from '../kernel/access.ts';
import { Id } from '../kernel/id.ts';
import * as say from '../kernel/messages.ts';
import { PageQuery } from '../kernel/page.ts';
import { emptyToNull, isStorable } from '../kernel/text.ts';
import { Email, PersonName } from '../session/credentials.ts';
import { accountRoles, memberStatuses } from './member-values.ts';

/** A password set by an administrator: long enough, with all four kinds of characters. */
const GivenPassword = z
  .string(say.passwordShort)
  .min(8, say.passwordShort)
  .max(128, say.passwordLong)
  .refine(
    (value) =>
      [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[@$!%*?&]/].every((kind) => kind.test(value)) &&
      isStorable(value),
    say.passwordKinds,
  );

const maxPictureLength = 900_000;
const pictureFault =
  'Profile picture must be a JPEG, PNG, GIF or WebP image as a data URL of at most 900,000 characters';

/** A picture in the request itself: the server fetches nothing from another address. */
const PictureData = z
  .string(pictureFault)
  .max(maxPictureLength, pictureFault)
  .regex(/^data:image\/(jpeg|png|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/, pictureFault);

/** The user creation schema of the specification, part 5. */
export const MemberDraft = z.object({
  email: z
    .string(say.emailShort)
    .trim()
    .min(5, say.emailShort)
    .max(254, say.emailLong)
    .pipe(z.email(say.emailFormat)),
  password: GivenPassword,
  name: PersonName,
  username: z
    .string(say.usernameShort)
    .trim()
    .min(3, say.usernameShort)
    .max(50, say.usernameLong)
    .regex(/^[\w-]+$/, say.usernameLetters)
    .optional(),
  role: z.enum(accountRoles, say.accountRole).optional(),
  profilePicture: emptyToNull(PictureData),
});

/** A job, or one of the four account roles; what is not named stays as it is. */
export const MemberChanges = z
  .object({
    role: z.enum([...roles, ...accountRoles], say.roleRequired),
    isOrganizationAdmin: z.enum(['yes', 'no'], 'Please choose yes or no'),
    status: z.enum(['active', 'suspended'], 'Please choose a status'),
    name: PersonName,
    email: Email,
    mustChangePassword: z.literal(true, 'Must change password can only be set to true'),
  })
  .partial();

export const PasswordReset = z.object({ password: GivenPassword });

/** A membership of the organisation; when they last signed in is for those who manage the team. */
export const Member = z.object({
  id: Id,
  /** Null until they have accepted: an invitation does not say whether there is an account. */
  userId: Id.nullable(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  profilePicture: z.string().nullable(),
  /** The effective role in this organisation. */
  role: z.enum(roles),
  /** As stored: a job role, or one of the four account roles. */
  accountRole: z.string().nullable(),
  isOrganizationAdmin: z.enum(['yes', 'no']),
  status: z.enum(memberStatuses),
  /** Their account also belongs to another company, so that only they can change it. */
  isShared: z.boolean(),
  /** A new address that waits for confirmation from there. */
  pendingEmail: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  mustChangePassword: z.boolean().nullable(),
  /** Null for those who do not manage the team. */
  hasTwoFactor: z.boolean().nullable(),
  /** They registered or accepted an invitation themselves; it proves no mailbox. Null likewise. */
  intentConfirmed: z.boolean().nullable(),
});

export const MemberQuery = PageQuery.extend({ status: z.enum(memberStatuses).optional() });

export type MemberDraft = z.infer<typeof MemberDraft>;
export type MemberChanges = z.infer<typeof MemberChanges>;
export type Member = z.infer<typeof Member>;
