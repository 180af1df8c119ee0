import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/id.ts';
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
  changePassword: endpoint({
    method: 'POST',
    path: '/api/change-password',
    summary: 'Change the own password',
    needs: 'account',
    body: PasswordChange,
    reply: z.object({ message: z.string() }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/sessions',
    summary: 'List the devices one is signed in on',
    needs: 'account',
    reply: z.object({ sessions: z.array(OwnSession) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/sessions/:sessionId',
    summary: 'Sign one of the own devices out',
    needs: 'account',
    endsSession: true,
    params: z.object({ sessionId: IdInPath }),
    reply: z.undefined(),
    status: 204,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/sessions',
    summary: 'Sign all other own devices out',
    needs: 'account',
    reply: z.undefined(),
    status: 204,
  }),
};

export type OwnSession = z.infer<typeof OwnSession>;
