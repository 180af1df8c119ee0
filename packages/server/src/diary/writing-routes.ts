import { diaryApi } from '@sitewright/domain/diary/api';
import { isSignedOff } from '@sitewright/domain/diary/day-status';
import { diaryEntryRecord } from '@sitewright/domain/diary/diary-entry.record';
import { entryShownTo } from '@sitewright/domain/diary/pay';
import {
  draftEntry,
  editEntry,
  type NewEntry,
  newReaders,
  obstacleToDeleting,
} from '@sitewright/domain/diary/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { found, refuseIf } from '@sitewright/domain/kernel/problem';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { saveAmendment } from './amendments.ts';
import { markDays } from './days.ts';
import { emailReaders } from './letters.ts';
import { linkPhotos } from './link-photos.ts';
import { lockDay, lockEntry } from './lock-day.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { findDuplicate, nameForBin, saveEntry } from './store.ts';
import { type LockedDays, writeEntries } from './write-entries.ts';

export function writingRoutes(serve: Serve, services: Services) {
  serve(diaryApi.create, async ({ tx, actor, body, now, isKeyed }) => {
    const draft = draftEntry(body, clockAt(now));
    await refuseUnknown(tx, body);
    const day = await lockDay(tx, draft.projectId, draft.date, actor);
    const twin = isKeyed ? undefined : await findDuplicate(tx, draft, actor);
    if (twin) return entryShownTo(actor)(twin);
    const written = await write(tx, draft, { days: [day], reason: body.reason }, actor);
    return entryShownTo(actor)(await linkPhotos(tx, written, body.photos, isSignedOff(day)));
  });

  serve(diaryApi.edit, async ({ tx, actor, params, body, now }) => {
    await refuseUnknown(tx, body);
    const { entry, day, days } = await lockEntry(tx, params.diaryEntryId, actor, body.date);
    const edited = editEntry(entry, actor, body, { ...clockAt(now), day });
    await markDays(tx, days, body.reason, actor);
    const saved = await saveEntry(tx, edited, actor);
    const amended = { before: entry, after: saved, reason: body.reason };
    await saveAmendment(tx, days, amended, actor);
    await emailReaders(tx, saved, newReaders(entry.sharedWith, saved.sharedWith), services);
    const isOnSignedDay = days.some(isSignedOff);
    const linked = await linkPhotos(tx, saved, body.photos, isOnSignedDay);
    return entryShownTo(actor)({ ...linked, isAmended: saved.isAmended || isOnSignedDay });
  });

  serve(diaryApi.remove, async ({ tx, actor, params, now }) => {
    const { entry, day } = await lockEntry(tx, params.diaryEntryId, actor);
    refuseIf(obstacleToDeleting(entry, actor, now.toISOString(), day));
    const name = await nameForBin(tx, entry);
    await recycle(tx, diaryEntryRecord, { ...entry, name }, { actor, now, ...services });
  });

  async function write(tx: Tx, draft: NewEntry, held: LockedDays, actor: Actor) {
    const [written] = await writeEntries(tx, [draft], held, actor);
    const entry = found(written);
    await emailReaders(tx, entry, entry.sharedWith, services);
    return entry;
  }
}

const clockAt = (now: Date) => ({ now: now.toISOString(), today: londonDay(now) });
