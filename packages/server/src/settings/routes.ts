import { settingsApi } from '@sitewright/domain/settings/api';
import { refuseUnlessConfirmed } from '../platform/confirmed.ts';
import { discard } from '../platform/files/discard.ts';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { calendarHashOf, calendarRoutes, newCalendarToken } from './link-routes.ts';
import { findPicture, findSettings, saveCalendar, savePicture, saveSettings } from './store.ts';
import { endToken, insertToken, listTokens } from './tokens.ts';

export function settingsRoutes(serve: Serve, services: Services) {
  const { publicUrl } = services;

  serve(settingsApi.read, ({ tx, actor }) => findSettings(tx, actor));

  serve(settingsApi.change, ({ tx, actor, body }) => saveSettings(tx, body, actor));

  pictureRoutes(serve);

  serve(settingsApi.makeCalendar, async ({ tx, actor }) => {
    // It shows dates to anyone who has it, so its owner must have just entered their password.
    await refuseUnlessConfirmed(tx, actor);
    const token = newCalendarToken(actor);
    await saveCalendar(tx, calendarHashOf(token), actor);
    return { url: `${publicUrl}/api/calendar/${token}` };
  });

  serve(settingsApi.removeCalendar, async ({ tx, actor }) => {
    await saveCalendar(tx, null, actor);
    return findSettings(tx, actor);
  });

  calendarRoutes(serve, services);
  tokenRoutes(serve);
}

function pictureRoutes(serve: Serve) {
  serve(settingsApi.setPicture, async ({ tx, actor, stored }) => {
    await discard(tx, await savePicture(tx, stored.key, actor));
    return findSettings(tx, actor);
  });

  serve(settingsApi.removePicture, async ({ tx, actor }) => {
    await discard(tx, await savePicture(tx, null, actor));
    return findSettings(tx, actor);
  });

  // Every uploaded picture is encoded again.
  serve(
    settingsApi.picture,
    async ({ tx, params }) =>
      new Download({ key: await findPicture(tx, params.userId), type: 'image/webp' }),
  );
}

function tokenRoutes(serve: Serve) {
  serve(settingsApi.tokens, async ({ tx, actor }) => ({ tokens: await listTokens(tx, actor) }));

  serve(settingsApi.makeToken, async ({ tx, actor, body, now }) => {
    // A token asks for no code, so a user who makes one has just given theirs.
    await refuseUnlessConfirmed(tx, actor);
    return insertToken(tx, body, actor, now);
  });

  serve(settingsApi.revokeToken, ({ tx, actor, params }) => endToken(tx, params.tokenId, actor));
}
