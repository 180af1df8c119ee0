import type { certificatesApi } from '@sitewright/domain/certificates/api';
import { aPaper } from '../testing/a-paper.ts';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof certificatesApi> = {
  list: ({ projectId }) => ({ query: { projectId } }),
  add: ({ projectId, plantHireId, certificateId }) => ({
    query: {
      projectId,
      plantHireEntryId: plantHireId,
      renewsId: certificateId,
      certificateType: 'loler_equipment',
      certificateNumber: 'TPH-4471',
      issuedDate: '2026-03-02',
      expiryDate: '2099-03-02',
    },
    file: aPaper(),
  }),
  pdf: ({ projectId }) => ({ query: { projectId } }),
  read: ({ certificateId }) => ({ params: { certificateId } }),
  content: ({ certificateId }) => ({ params: { certificateId } }),
  edit: ({ certificateId, plantHireId }) => ({
    params: { certificateId },
    body: { issuedBy: 'Tarn Plant Hire', plantHireEntryId: plantHireId },
  }),
  judge: ({ certificateId }) => ({
    params: { certificateId },
    body: { status: 'failed', reason: 'Cracked hook' },
  }),
  reinstate: ({ certificateId }) => ({ params: { certificateId } }),
  remove: ({ certificateId }) => ({ params: { certificateId } }),
};
