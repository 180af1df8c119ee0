import { aDrawing } from '@sitewright/domain/risk/risk.fixture';
import type { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { aCheckIn, aTalkDraft } from '@sitewright/domain/wellbeing/wellbeing.fixture';
import type { Samples } from '../testing/world.ts';

/** Of no record. */
const token = `1.1.${'A'.repeat(43)}`;

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
  talkSignatures: ({ toolboxTalkId }) => ({ params: { toolboxTalkId } }),
  removeTalkSignature: ({ toolboxTalkId, toolboxSignatureId }) => ({
    params: { toolboxTalkId, toolboxSignatureId },
  }),
  readTalkByLink: () => ({ params: { token } }),
  signTalkByLink: () => ({ params: { token }, body: { name: 'Ola Nowak', drawing: aDrawing } }),
  removeTalk: ({ toolboxTalkId }) => ({ params: { toolboxTalkId } }),
};
