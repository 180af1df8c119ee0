import { sessionApi } from '@sitewright/domain/session/api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { teamApi } from '@sitewright/domain/team/api';

/** Reads that show the user's own settings: their name is in the header and in the team too. */
export const ownSettingsReads = [settingsApi.read, sessionApi.user, teamApi.list] as const;
