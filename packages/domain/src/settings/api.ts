import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { pictures } from '../kernel/upload.ts';
import { ApiToken, ApiTokenDraft, MadeToken } from './api-token.ts';
import { OwnSettings, SettingsChanges } from './own-settings.ts';

const portrait = { ...pictures, longestSide: 512 };

export const settingsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/settings',
    summary: 'Read the own settings',
    needs: 'self',
    reads: ['organization'],
    reply: OwnSettings,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/settings',
    summary: 'Change the own settings',
    needs: 'self',
    body: SettingsChanges,
    reply: OwnSettings,
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/settings/picture',
    summary: 'Set the own picture',
    needs: 'self',
    upload: portrait,
    reply: OwnSettings,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/api/settings/picture',
    summary: 'Remove the own picture',
    needs: 'self',
    reply: OwnSettings,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/users/:userId/picture',
    summary: "Show a colleague's picture",
    needs: ['team', 'R'],
    params: z.object({ userId: IdInPath }),
    reply: z.unknown(),
    sends: 'file',
  }),
  makeCalendar: endpoint({
    method: 'PUT',
    path: '/api/settings/calendar',
    summary: 'Make a new link to the own calendar',
    needs: 'self',
    reply: z.object({ url: z.string() }),
    isSecret: true,
  }),
  removeCalendar: endpoint({
    method: 'DELETE',
    path: '/api/settings/calendar',
    summary: 'Withdraw the link to the own calendar',
    needs: 'self',
    reply: OwnSettings,
  }),
  /** For calendars, which cannot sign in. */
  calendar: endpoint({
    method: 'GET',
    path: '/api/calendar/:token',
    summary: 'Read a calendar by its link',
    needs: 'public',
    params: z.object({ token: z.string().min(1).max(100) }),
    reply: z.unknown(),
    sends: 'file',
  }),
  tokens: endpoint({
    method: 'GET',
    path: '/api/tokens',
    summary: 'List the own API tokens',
    needs: 'self',
    reply: z.object({ tokens: z.array(ApiToken) }),
  }),
  makeToken: endpoint({
    method: 'POST',
    path: '/api/tokens',
    summary: 'Make an API token',
    needs: 'self',
    body: ApiTokenDraft,
    reply: MadeToken,
    status: 201,
    isSecret: true,
  }),
  revokeToken: endpoint({
    method: 'DELETE',
    path: '/api/tokens/:tokenId',
    summary: 'Revoke an API token',
    needs: 'self',
    params: z.object({ tokenId: IdInPath }),
    reply: z.undefined(),
    status: 204,
  }),
};
