import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
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
  readTwoFactor: endpoint({
    method: 'GET',
    path: '/api/two-factor',
    summary: 'Read whether two-factor sign-in is on',
    needs: 'account',
    reply: TwoFactor,
    duringTwoFactorSetUp: true,
  }),
  setUpTwoFactor: endpoint({
    method: 'POST',
    path: '/api/two-factor/set-up',
    summary: 'Begin to set up two-factor sign-in',
    needs: 'account',
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
  turnOnTwoFactor: endpoint({
    method: 'PUT',
    path: '/api/two-factor',
    summary: 'Turn on two-factor sign-in',
    needs: 'account',
    body: z.object({ code: AppCode, mailedCode: z.string().trim().max(100).optional() }),
    reply: RecoveryCodes.extend({
      /** The names of the API tokens, of all companies, that still work without a code. */
      apiTokens: z.array(z.string()),
    }),
    isSecret: true,
    duringTwoFactorSetUp: true,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/two-factor/recovery-codes',
    summary: 'Make new recovery codes',
    needs: 'account',
    reply: RecoveryCodes,
    isSecret: true,
  }),
  turnOffTwoFactor: endpoint({
    method: 'DELETE',
    path: '/api/two-factor',
    summary: 'Turn off two-factor sign-in',
    needs: 'account',
    reply: TwoFactor,
  }),
};

export type TwoFactor = z.infer<typeof TwoFactor>;
