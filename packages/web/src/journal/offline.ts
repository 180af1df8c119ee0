import { journalApi } from '@sitewright/domain/journal/api';
import { offlineAnswer } from '../platform/offline/answer.ts';

export const offlineAnswers = [
  offlineAnswer(journalApi.list, async (packs, { text, number }) =>
    text('cursor') ? undefined : (await packs.contract(number('projectId')))?.messages,
  ),
];
