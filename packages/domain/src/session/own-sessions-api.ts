import * as z from 'zod';
import { del, get, post } from '../kernel/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { PasswordChange } from './credentials.ts';

/** A device with an active session. */
export const OwnSession = z.object({
  id: Id,
  isCurrent: z.boolean(),
  /** Such as 'Firefox on Windows'. */
  device: z.string(),
  ipAddress: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});

export const ownSessionsApi = {
  changePassword: post('/api/change-password', 'account', {
    summary: 'Change your password',
    body: PasswordChange,
    reply: z.object({ message: z.string() }),
  }),
  sessions: get('/api/sessions', 'account', {
    summary: 'List your signed-in devices',
    reply: z.object({ sessions: z.array(OwnSession) }),
  }),
  endSession: del('/api/sessions/:sessionId', 'account', {
    summary: 'Sign out one of your devices',
    endsSession: true,
    reply: z.undefined(),
    status: 204,
  }),
  endOtherSessions: del('/api/sessions', 'account', {
    summary: 'Sign out all your other devices',
    reply: z.undefined(),
    status: 204,
  }),
};

export type OwnSession = z.infer<typeof OwnSession>;
