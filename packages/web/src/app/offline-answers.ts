import { sessionApi } from '@sitewright/domain/session/api';
import { offlineAnswers as diary } from '../diary/offline.ts';
import { offlineAnswers as files } from '../files/offline.ts';
import { offlineAnswers as journal } from '../journal/offline.ts';
import { offlineAnswers as labour } from '../labour/offline.ts';
import { offlineAnswers as organizations } from '../organizations/offline.ts';
import { offlineAnswers as plant } from '../plant/offline.ts';
import { answerFrom } from '../platform/offline/answer.ts';
import { readKey } from '../platform/offline/database.ts';
import { storedTimes } from '../platform/offline/stored-times.ts';
import { serverIdOf } from '../platform/outbox/outbox.ts';
import { offlineAnswers as projects } from '../projects/offline.ts';
import { offlineAnswers as session } from '../session/offline.ts';
import { offlineAnswers as siteIssues } from '../site-issues/offline.ts';
import { offlineAnswers as weather } from '../weather/offline.ts';
import { offlineAnswers as workforce } from '../workforce/offline.ts';

/** Every read of the screens that open without signal, one line per feature. */
const answers = [
  ...session,
  ...organizations,
  ...projects,
  ...diary,
  ...labour,
  ...plant,
  ...weather,
  ...siteIssues,
  ...journal,
  ...files,
  ...workforce,
];

/** As the server would answer; undefined where nothing is kept. What has its number by now is asked of the server. */
export async function answerOffline(
  url: string,
  { hasFailed = true } = {},
): Promise<Response | undefined> {
  const known = withServerIdsInPath(url);
  const answered =
    known !== url && (await fetch(known, { credentials: 'include' }).catch(() => undefined));
  if (answered) return answered;
  const kept = await answerFrom(answers, known);
  if (!kept) return hasFailed && (await isSignedOutHere(url)) ? Response.json(null) : undefined;
  storedTimes.set(url, kept.storedAt);
  return Response.json(kept.reply);
}

/** Without signal and without a key no one can be signed in: the sign-in page says what is needed. */
const isSignedOutHere = async (url: string): Promise<boolean> =>
  url === sessionApi.user.path && !navigator.onLine && !(await readKey());

const withServerIdsInPath = (url: string): string =>
  url.replace(/\/-\d+/g, (part) => `/${serverIdOf(Number(part.slice(1))) ?? part.slice(1)}`);
