import * as z from 'zod';
import { del, get, post, put } from '../kernel/endpoint.ts';
import { AppCode } from './two-factor-code.ts';

/** How the signed-in user's own account is protected. */
export const TwoFactor = z.object({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  /** Whether one of their companies requires it for them. */
  isRequired: z.boolean(),
});

/** Shown once: afterwards only their hashes are there. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const twoFactorApi = {
  readTwoFactor: get('/api/two-factor', 'account', {
    summary: 'Read whether two-factor sign-in is on',
    reply: TwoFactor,
    duringTwoFactorSetUp: true,
  }),
  setUpTwoFactor: post('/api/two-factor/set-up', 'account', {
    summary: 'Start setting up two-factor sign-in',
    /** The secret as text to type, and inside the address that a QR code carries. */
    reply: z.object({
      secret: z.string(),
      uri: z.string(),
      /** Their mailbox is unproven: a code was emailed, and turning it on needs that one too. */
      isMailedCodeNeeded: z.boolean(),
    }),
    isSecret: true,
    duringTwoFactorSetUp: true,
  }),
  turnOnTwoFactor: put('/api/two-factor', 'account', {
    summary: 'Turn on two-factor sign-in',
    body: z.object({ code: AppCode, mailedCode: z.string().trim().max(100).optional() }),
    reply: RecoveryCodes.extend({
      /** The names of the API tokens, of all companies, that still work without a code. */
      apiTokens: z.array(z.string()),
    }),
    isSecret: true,
    duringTwoFactorSetUp: true,
  }),
  renewRecoveryCodes: post('/api/two-factor/recovery-codes', 'account', {
    summary: 'Create new recovery codes',
    reply: RecoveryCodes,
    isSecret: true,
  }),
  turnOffTwoFactor: del('/api/two-factor', 'account', {
    summary: 'Turn off two-factor sign-in',
    reply: TwoFactor,
  }),
};

export type TwoFactor = z.infer<typeof TwoFactor>;
