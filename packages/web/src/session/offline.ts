import { sessionApi } from '@sitewright/domain/session/api';
import { offlineAnswer } from '../platform/offline/answer.ts';

export const offlineAnswers = [offlineAnswer(sessionApi.user, (packs) => packs.user())];
