import { labourApi } from '@sitewright/domain/labour/api';
import { fullName } from '@sitewright/domain/labour/crew';
import { diaryEntryOfCrew } from '@sitewright/domain/labour/diary-entry';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { type ItemOf, isOf, localId } from '../platform/outbox/item.ts';
import { isAbout } from '../platform/outbox/outbox.ts';
import { outboxSnapshot } from '../platform/outbox/snapshot.ts';
import { waitingCrewOf } from './waiting-crew.ts';
import { asSession, finishedSession, waitingSession } from './waiting-sessions.ts';

type StartItem = ItemOf<typeof labourApi.start>;

const sessionOf = (item: StartItem): LabourSession =>
  waitingSession(localId(item), outboxSnapshot()) ?? asSession(item);

/** A crew that was started on this phone, unless its finish waits here as well. */
export function crewWithoutFinish(item: StartItem): LabourSession | undefined {
  const session = sessionOf(item);
  return session.finishedAt ? undefined : session;
}

/** A crew recorded on the phone as a diary entry; without a finish on the phone, with the typed one. */
export function crewAsEntry(item: StartItem, finishedAt?: string) {
  const id = localId(item);
  const session = sessionOf(item);
  const finish = outboxSnapshot()
    .items.filter(isOf(labourApi.finish))
    .find((one) => isAbout(one, 'labourSessionId', id));
  const { labor, ...entry } = diaryEntryOfCrew(
    session.finishedAt ? session : finishedSession(session, item, finishedAt),
    waitingCrewOf(item).members.map(fullName),
    finish?.input.body.workSummary,
  );
  return {
    ...{ ...entry, labor: JSON.stringify(labor), projectId: session.projectId },
    ...{ author: item.userName, createdAt: new Date().toISOString() },
  };
}
