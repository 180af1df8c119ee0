import * as z from 'zod';
import * as say from '../kernel/messages.ts';
import { requiredLine, text, withoutWebAddress } from '../kernel/text.ts';
import { Email } from './credentials.ts';

/** A request for access by a person without an account. */
export const AccessRequest = z.object({
  name: withoutWebAddress(requiredLine('Full name', 100)),
  email: Email,
  company: withoutWebAddress(requiredLine('Company', 200)),
  role: requiredLine('Role', 100),
  message: text('Message', 2000).nullish(),
  /** A hidden honeypot field: only bots fill it in. */
  website: z.string().max(1000).optional(),
});

export const RequestForm = AccessRequest.omit({ website: true }).extend({
  captcha: z.string().min(1, say.captchaWrong),
});

export type AccessRequest = z.infer<typeof AccessRequest>;
