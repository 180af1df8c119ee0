import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { dayOf } from '@sitewright/domain/diary/rules';
import type { Asked } from '../platform/offline/answer.ts';

/** The filters of a day and of the list of all entries; a search needs the server. */
export function matching(entries: readonly DiaryEntry[], { text, number }: Asked): DiaryEntry[] {
  const [from = '', to = '9'] = [text('from'), text('to')];
  const [type, userId] = [text('type'), number('userId')];
  return entries.filter(
    (entry) =>
      dayOf(entry) >= from &&
      dayOf(entry) <= to &&
      (!type || entry.type === type) &&
      (!userId || entry.userId === userId) &&
      (!text('hasPhotos') || entry.photos.length > 0) &&
      (!text('hasWeatherImpact') || entry.weatherImpact !== null),
  );
}
