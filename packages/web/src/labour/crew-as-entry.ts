import { labourApi } from '@sitewright/domain/labour/api';
import { fullName } from '@sitewright/domain/labour/crew';
import { diaryEntryOfCrew } from '@sitewright/domain/labour/diary-entry';
import { type ItemOf, isOf, localId } from '../platform/outbox/item.ts';
import { isAbout } from '../platform/outbox/outbox.ts';
import { outboxSnapshot } from '../platform/outbox/snapshot.ts';
import { waitingCrewOf } from './waiting-crew.ts';
import { asSession, waitingSession } from './waiting-sessions.ts';

/** A crew recorded on the phone as a diary entry; if it is still at work, up to now. */
export function crewAsEntry(item: ItemOf<typeof labourApi.start>) {
  const outbox = outboxSnapshot();
  const id = localId(item);
  const now = new Date().toISOString();
  const session = waitingSession(id, outbox) ?? asSession(item);
  const finish = outbox.items
    .filter(isOf(labourApi.finish))
    .find((one) => isAbout(one, 'labourSessionId', id));
  const { labor, ...entry } = diaryEntryOfCrew(
    { ...session, finishedAt: session.finishedAt ?? now },
    waitingCrewOf(item).members.map(fullName),
    finish?.input.body.workSummary,
  );
  return {
    ...{ ...entry, labor: JSON.stringify(labor), projectId: session.projectId },
    ...{ author: item.userName, createdAt: now },
  };
}
