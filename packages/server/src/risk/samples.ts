import type { riskApi } from '@sitewright/domain/risk/api';
import {
  aCategory,
  aDrawing,
  aRamsDraft,
  aRiskAssessmentDraft,
} from '@sitewright/domain/risk/risk.fixture';
import type { Samples } from '../testing/world.ts';

/** Of nobody. */
const token = `1.1.4102444800000.${'A'.repeat(43)}`;
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
  draftRams: ({ projectId }) => ({ body: aRamsDraft({ projectId }) }),
  readRams: ({ ramsId }) => ({ params: { ramsId } }),
  editRams: ({ ramsId }) => ({ params: { ramsId }, body: { location: 'Level 5' } }),
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
  briefingLink: ({ issuedRamsId: ramsId }) => ({ params: { ramsId } }),
  readByLink: () => ({ params: { token } }),
  signByLink: ({ workerId }) => ({
    params: { token },
    body: { workerId, language: 'English', drawing: aDrawing },
  }),
  printRams: ({ issuedRamsId: ramsId }) => ({ params: { ramsId } }),
};
