import type { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { aCheckIn, aTalkDraft } from '@sitewright/domain/wellbeing/wellbeing.fixture';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof wellbeingApi> = {
  read: () => ({}),
  checkIn: ({ projectId }) => ({ body: aCheckIn({ projectId }) }),
  summary: ({ projectId }) => ({ query: { projectId } }),
  poster: () => ({}),
  setSupporter: ({ supporterId }) => ({
    params: { userId: supporterId },
    body: { phone: '07700 900456', about: 'On site most mornings' },
  }),
  removeSupporter: ({ supporterId }) => ({ params: { userId: supporterId } }),
  callBacks: () => ({}),
  askForCall: ({ supporterId }) => ({ body: { supporterId, message: 'After four, please.' } }),
  contact: ({ callBackId }) => ({ params: { callBackId } }),
  close: ({ callBackId }) => ({ params: { callBackId } }),
  talks: ({ projectId }) => ({ query: { projectId } }),
  recordTalk: ({ projectId }) => ({ body: aTalkDraft({ projectId }) }),
  removeTalk: ({ toolboxTalkId }) => ({ params: { toolboxTalkId } }),
};
