import * as z from 'zod';
import { roles } from '../kernel/access.ts';
import * as say from '../kernel/messages.ts';
import { emptyToNull, line, requiredLine, withoutWebAddress } from '../kernel/text.ts';

export const Email = z
  .string(say.emailRequired)
  .trim()
  .min(1, say.emailRequired)
  .max(254, say.emailLong)
  .pipe(z.email(say.emailInvalid));

/** A person's name: letters of any language, and separators. */
export const PersonName = withoutWebAddress(
  z
    .string(say.nameRequired)
    .trim()
    .min(1, say.nameRequired)
    .max(100, say.nameLong)
    .regex(/^[\p{L}\p{M} '’.-]+$/u, say.nameLetters),
);

export const CompanyName = withoutWebAddress(requiredLine('Company name', 100));

const password = (atLeast: number, tooShort: string) =>
  z.string(tooShort).min(atLeast, tooShort).max(128, say.passwordLong);

/** The four rules of a reset and a forced change, in the order in which they are checked. */
export const passwordRules = [
  { message: say.passwordShort, isMet: (value: string) => value.length >= 8 },
  { message: say.passwordUppercase, isMet: (value: string) => /\p{Lu}/u.test(value) },
  { message: say.passwordLowercase, isMet: (value: string) => /\p{Ll}/u.test(value) },
  { message: say.passwordNumber, isMet: (value: string) => /\d/.test(value) },
];

export const NewPassword = z
  .string(say.passwordShort)
  .max(128, say.passwordLong)
  .superRefine((value, context) => {
    const broken = passwordRules.find(({ isMet }) => !isMet(value));
    if (broken) context.addIssue({ code: 'custom', message: broken.message });
  });

/** The username is the email, or the one chosen when the account was created. */
export const Login = z.object({
  /** From an email to the address, where the sign-in asked for one. */
  mailedCode: z.string().trim().max(100).optional(),
  username: z.string(say.emailRequired).trim().min(1, say.emailRequired).max(254, say.emailLong),
  password: z.string(say.passwordRequired).min(1, say.passwordRequired).max(1000, say.passwordLong),
  /** From an authenticator app, or a recovery code, where the account has two-factor sign-in. */
  code: z.string().trim().max(100).optional(),
});

export const ForgotPassword = z.object({ email: Email });

export const ResetPassword = z.object({
  email: Email,
  resetCode: z
    .string(say.resetCodeRequired)
    .trim()
    .min(1, say.resetCodeRequired)
    .max(100, say.resetFailed),
  newPassword: NewPassword,
});

export const Registration = z.object({
  email: Email,
  name: withoutWebAddress(
    z
      .string(say.fullNameRequired)
      .trim()
      .min(1, say.fullNameRequired)
      .max(100, say.nameLong)
      .regex(/^\P{Cc}*$/u, 'Full name must be on one line'),
  ),
  role: z.enum(roles, say.roleRequired),
  password: password(6, say.passwordShortAtRegistration),
  /** Of the new company; without it the company is named after the person. */
  company: emptyToNull(withoutWebAddress(line('Company name', 100))),
});

export const FirstPassword = z.object({ newPassword: NewPassword });

export const PasswordChange = z.object({
  currentPassword: z
    .string(say.passwordRequired)
    .min(1, say.passwordRequired)
    .max(1000, say.passwordLong),
  newPassword: NewPassword,
});

/** Whether the repeated password, which is never sent, is the same. */
const isRepeated = (first: string) => (form: Record<string, unknown>) =>
  form.confirmPassword === form[first];
/** Reported at once, even while other fields are wrong. */
const confirmed = {
  path: ['confirmPassword'],
  message: say.passwordsDiffer,
  when: () => true,
};
const confirmPassword = z.string(say.passwordConfirm).min(1, say.passwordConfirm);

export const LoginForm = z.object({ email: Email, password: Login.shape.password });
export const RegistrationForm = Registration.extend({
  confirmPassword: z.string(say.passwordConfirm).min(6, say.passwordConfirm),
}).refine(isRepeated('password'), confirmed);
export const ResetForm = ResetPassword.extend({ confirmPassword }).refine(
  isRepeated('newPassword'),
  confirmed,
);
export const FirstPasswordForm = FirstPassword.extend({ confirmPassword }).refine(
  isRepeated('newPassword'),
  confirmed,
);

export const PasswordChangeForm = PasswordChange.extend({ confirmPassword }).refine(
  isRepeated('newPassword'),
  confirmed,
);

export type Registration = z.infer<typeof Registration>;
