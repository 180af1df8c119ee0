import type { riskApi } from '@sitewright/domain/risk/api';
import {
  aCategory,
  aDrawing,
  aHazard,
  aRamsContent,
  aRamsDraft,
  aRiskAssessmentDraft,
} from '@sitewright/domain/risk/risk.fixture';
import type { Samples } from '../testing/world.ts';

/** Of no record. */
const token = `1.1.${'A'.repeat(43)}`;
/** A statement that holds as long as a certificate does. */
const contentNeeding = (certificateId: number) =>
  aRamsContent({
    hazards: [
      aHazard({
        controls: [
          { type: 'engineer', text: 'Crane', dependsOn: { kind: 'certificate', certificateId } },
        ],
      }),
    ],
  });
const reason = { reason: 'The lifting plan is missing' };

export const samples: Samples<typeof riskApi> = {
  list: ({ projectId }) => ({ query: { projectId } }),
  assess: ({ spareProjectId }) => ({ body: aRiskAssessmentDraft({ projectId: spareProjectId }) }),
  read: ({ riskAssessmentId }) => ({ params: { riskAssessmentId } }),
  reassess: ({ riskAssessmentId }) => ({
    params: { riskAssessmentId },
    body: { scores: [aCategory({ likelihood: 3 })], note: 'After the crane went' },
  }),
  remove: ({ riskAssessmentId }) => ({ params: { riskAssessmentId } }),
  revisions: ({ riskAssessmentId }) => ({ params: { riskAssessmentId } }),
  listRams: ({ projectId }) => ({ query: { projectId } }),
  draftRams: ({ projectId, certificateId }) => ({
    body: aRamsDraft({ projectId, content: contentNeeding(certificateId) }),
  }),
  readRams: ({ ramsId }) => ({ params: { ramsId } }),
  editRams: ({ ramsId, certificateId }) => ({
    params: { ramsId },
    body: { location: 'Level 5', content: contentNeeding(certificateId) },
  }),
  removeRams: ({ ramsId }) => ({ params: { ramsId } }),
  submitRams: ({ ramsId }) => ({ params: { ramsId } }),
  rejectRams: ({ ramsId }) => ({ params: { ramsId }, body: reason }),
  approveRams: ({ ramsId }) => ({ params: { ramsId } }),
  issueRams: ({ ramsId }) => ({ params: { ramsId } }),
  withdrawRams: ({ ramsId }) => ({ params: { ramsId }, body: reason }),
  versionsOfRams: ({ issuedRamsId: ramsId }) => ({ params: { ramsId } }),
  reviseRams: ({ issuedRamsId: ramsId }) => ({ params: { ramsId } }),
  copyRams: ({ ramsId, spareProjectId: projectId }) => ({
    params: { ramsId },
    body: { projectId },
  }),
  briefing: ({ issuedRamsId: ramsId }) => ({ params: { ramsId } }),
  sign: ({ issuedRamsId: ramsId, workerId }) => ({
    params: { ramsId },
    body: { workerId, method: 'on_screen', language: 'English', drawing: aDrawing },
  }),
  confirmSignature: ({ issuedRamsId: ramsId, ramsSignatureId }) => ({
    params: { ramsId, ramsSignatureId },
  }),
  withdrawSignature: ({ issuedRamsId: ramsId, ramsSignatureId }) => ({
    params: { ramsId, ramsSignatureId },
  }),
  readByLink: () => ({ params: { token } }),
  signByLink: ({ workerId }) => ({
    params: { token },
    body: { workerId, language: 'English', drawing: aDrawing },
  }),
  printRams: ({ issuedRamsId: ramsId }) => ({ params: { ramsId } }),
};
