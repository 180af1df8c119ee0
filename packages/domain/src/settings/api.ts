import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { portraitUpload } from '../kernel/upload.ts';
import { ApiToken, ApiTokenDraft, CreatedToken } from './api-token.ts';
import { OwnSettings, SettingsChanges } from './own-settings.ts';

export const settingsApi = {
  read: get('/api/settings', 'self', {
    summary: 'Read your settings',
    reads: ['organization'],
    reply: OwnSettings,
  }),
  change: patch('/api/settings', 'self', {
    summary: 'Change your settings',
    body: SettingsChanges,
    reply: OwnSettings,
  }),
  setPicture: put('/api/settings/picture', 'self', {
    summary: 'Set your picture',
    upload: portraitUpload,
    reply: OwnSettings,
  }),
  removePicture: del('/api/settings/picture', 'self', {
    summary: 'Remove your picture',
    reply: OwnSettings,
  }),
  picture: get('/api/users/:userId/picture', ['team', 'R'], {
    summary: "Show a colleague's picture",
    reply: z.unknown(),
    sends: 'file',
  }),
  makeCalendar: put('/api/settings/calendar', 'self', {
    summary: 'Create a new link to your calendar',
    reply: z.object({ url: z.string() }),
    isSecret: true,
  }),
  removeCalendar: del('/api/settings/calendar', 'self', {
    summary: 'Withdraw the link to your calendar',
    reply: OwnSettings,
  }),
  /** For calendars, which cannot sign in. */
  calendar: get('/api/calendar/:token', 'public', {
    summary: 'Read a calendar by its link',
    params: z.object({ token: z.string().min(1).max(100) }),
    reply: z.unknown(),
    sends: 'file',
  }),
  tokens: get('/api/tokens', 'self', {
    summary: 'List your API tokens',
    reply: z.object({ tokens: z.array(ApiToken) }),
  }),
  makeToken: post('/api/tokens', 'self', {
    summary: 'Create an API token',
    body: ApiTokenDraft,
    reply: CreatedToken,
    status: 201,
    isSecret: true,
  }),
  revokeToken: del('/api/tokens/:tokenId', 'self', {
    summary: 'Revoke an API token',
    reply: z.undefined(),
    status: 204,
  }),
};
