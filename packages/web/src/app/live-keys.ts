import { backupApi } from '@sitewright/domain/backup/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { filesApi } from '@sitewright/domain/files/api';
import { journalApi } from '@sitewright/domain/journal/api';
import { labourApi } from '@sitewright/domain/labour/api';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { weatherApi } from '@sitewright/domain/weather/api';
import type { LiveKeys } from '../platform/live.ts';
import { siteIssueQueries } from '../site-issues/queries.ts';

/** Which queries a change of an entity makes stale; a feature with queries adds its line. */
export const liveKeys: LiveKeys = {
  companyProfile: [organizationsApi.profile.path],
  comment: [
    diaryApi.comments.path,
    filesApi.comments.path,
    filesApi.list.path,
    journalApi.list.path,
  ],
  // An entry that names a machine, and a session of it, say when it was last used.
  diary: [diaryApi.list.path, diaryApi.days.path, plantApi.list.path],
  file: [
    filesApi.list.path,
    filesApi.read.path,
    diaryApi.list.path,
    diaryApi.comments.path,
    journalApi.list.path,
  ],
  // A crew that finishes writes an entry.
  labour: [
    labourApi.list.path,
    labourApi.board.path,
    labourApi.gangs.path,
    labourApi.standing.path,
    plantApi.list.path,
    diaryApi.list.path,
    diaryApi.days.path,
  ],
  organization: [organizationsApi.current.path, organizationsApi.read.path],
  plant: [plantApi.list.path, diaryApi.days.path, backupApi.listBin.path],
  // What is deleted is in the bin, what is restored is a contract; both change what the plan has left.
  project: [projectsApi.list.path, backupApi.listBin.path, organizationsApi.read.path],
  recycleBin: [projectsApi.list.path, backupApi.listBin.path, organizationsApi.read.path],
  self: [sessionApi.user.path],
  siteIssue: siteIssueQueries.all,
  // A wet day asks its diary what the rain did.
  weather: [weatherApi.read.path, diaryApi.days.path],
};
