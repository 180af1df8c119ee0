import { keptCommands as diary, waitingViews as diaryViews } from '../diary/waiting.ts';
import { keptCommands as errorReports } from '../error-reports/waiting.ts';
import { keptCommands as files, waitingViews as fileViews } from '../files/waiting.ts';
import { keptCommands as journal, waitingViews as journalViews } from '../journal/waiting.ts';
import { keptCommands as labour, waitingViews as labourViews } from '../labour/waiting.ts';
import type { KeptCommand } from '../platform/outbox/commands.ts';
import type { WaitingView } from '../platform/outbox/show-waiting.ts';
import { waitingViews as issueViews, keptCommands as siteIssues } from '../site-issues/waiting.ts';
import { keptCommands as workforce, waitingViews as workforceViews } from '../workforce/waiting.ts';

/** Every action that may wait on this phone, one line per feature. */
export const keptCommands: readonly KeptCommand[] = [
  ...diary,
  ...labour,
  ...workforce,
  ...siteIssues,
  ...journal,
  ...files,
  ...errorReports,
];

/** Every reply in which what waits is shown. */
export const waitingViews: readonly WaitingView[] = [
  ...diaryViews,
  ...labourViews,
  ...workforceViews,
  ...issueViews,
  ...journalViews,
  ...fileViews,
];
