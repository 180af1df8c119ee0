import { weatherApi } from '@sitewright/domain/weather/api';
import { offlineAnswer } from '../platform/offline/answer.ts';

export const offlineAnswers = [
  offlineAnswer(weatherApi.read, async (packs, { text, number }) => {
    const report = (await packs.contract(number('projectId')))?.weather;
    const date = text('date') ?? report?.date;
    if (!report || !date || date === report.date) return report ?? undefined;
    // Of the days before, the record of the day is kept, not its hours.
    const record = report.days.find((day) => day.date === date) ?? null;
    return { ...report, date, record, hours: [] };
  }),
];
