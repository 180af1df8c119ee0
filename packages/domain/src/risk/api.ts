import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { LinkToken } from '../links/link.ts';
import { LinkedRams, LinkSignature, LinkSigned } from './linked-rams.ts';
import {
  BriefedPerson,
  Rams,
  RamsChanges,
  RamsCopy,
  RamsDraft,
  RamsHead,
  RamsQuery,
  RamsReason,
  SignatureDraft,
} from './rams.ts';
import {
  RiskAssessment,
  RiskAssessmentChanges,
  RiskAssessmentDraft,
  RiskAssessmentQuery,
  RiskRevision,
} from './risk-assessment.ts';

const byLink = z.object({ token: LinkToken });

/** The briefing on one's own phone. */
const linkApi = {
  readByLink: get('/api/link/:token/rams', 'public', {
    summary: 'Read the method statement that a worker is briefed on',
    params: byLink,
    reply: LinkedRams,
  }),
  signByLink: post('/api/link/:token/rams/signatures', 'public', {
    summary: 'Sign a method statement as a worker',
    params: byLink,
    body: LinkSignature,
    reply: LinkSigned,
    status: 201,
    maxBytes: 30_000,
  }),
};

const alsoShown = ['hseCertificate', 'weather', 'worker'] as const;

export const riskApi = {
  list: get('/api/risk-assessments', ['riskAssessment', 'R'], {
    summary: 'List the risk assessments',
    query: RiskAssessmentQuery,
    reply: z.array(RiskAssessment),
  }),
  assess: post('/api/risk-assessments', ['riskAssessment', 'C'], {
    summary: 'Assess the risks of a contract',
    body: RiskAssessmentDraft,
    reply: RiskAssessment,
  }),
  read: get('/api/risk-assessments/:riskAssessmentId', ['riskAssessment', 'R'], {
    summary: 'Read a risk assessment',
    reply: RiskAssessment,
  }),
  reassess: patch('/api/risk-assessments/:riskAssessmentId', ['riskAssessment', 'U'], {
    summary: 'Reassess the risks of a contract',
    body: RiskAssessmentChanges,
    reply: RiskAssessment,
  }),
  remove: del('/api/risk-assessments/:riskAssessmentId', ['riskAssessment', 'D'], {
    summary: 'Delete a risk assessment to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  revisions: get('/api/risk-assessments/:riskAssessmentId/revisions', ['riskAssessment', 'R'], {
    summary: 'List the past risk assessments of a contract',
    reply: z.array(RiskRevision),
  }),

  listRams: get('/api/rams', ['riskAssessment', 'R'], {
    summary: 'List the method statements',
    reads: alsoShown,
    query: RamsQuery,
    reply: z.array(RamsHead),
  }),
  draftRams: post('/api/rams', ['riskAssessment', 'C'], {
    summary: 'Draft a method statement',
    body: RamsDraft,
    reply: Rams,
  }),
  readRams: get('/api/rams/:ramsId', ['riskAssessment', 'R'], {
    summary: 'Read a method statement',
    reads: alsoShown,
    reply: Rams,
  }),
  editRams: patch('/api/rams/:ramsId', ['riskAssessment', 'U'], {
    summary: 'Edit a method statement',
    body: RamsChanges,
    reply: Rams,
  }),
  removeRams: del('/api/rams/:ramsId', ['riskAssessment', 'D'], {
    summary: 'Delete a method statement to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),

  submitRams: put('/api/rams/:ramsId/submission', ['riskAssessment', 'U'], {
    summary: 'Submit a method statement for approval',
    reply: Rams,
  }),
  rejectRams: put('/api/rams/:ramsId/rejection', ['riskAssessment', 'A'], {
    summary: 'Send a method statement back to its author',
    body: RamsReason,
    reply: Rams,
  }),
  approveRams: put('/api/rams/:ramsId/approval', ['riskAssessment', 'A'], {
    summary: 'Approve a method statement',
    reply: Rams,
  }),
  issueRams: put('/api/rams/:ramsId/issue', ['riskAssessment', 'U'], {
    summary: 'Issue a method statement for briefing',
    reply: Rams,
  }),
  withdrawRams: put('/api/rams/:ramsId/withdrawal', ['riskAssessment', 'A'], {
    summary: 'Withdraw a method statement',
    body: RamsReason,
    reply: Rams,
  }),

  versionsOfRams: get('/api/rams/:ramsId/versions', ['riskAssessment', 'R'], {
    summary: 'List the versions of a method statement',
    reply: z.array(RamsHead),
  }),
  reviseRams: post('/api/rams/:ramsId/versions', ['riskAssessment', 'C'], {
    summary: 'Draft a new version of a method statement',
    reply: Rams,
  }),
  copyRams: post('/api/rams/:ramsId/copies', ['riskAssessment', 'C'], {
    summary: 'Copy a method statement',
    body: RamsCopy,
    reply: Rams,
  }),
  briefing: get('/api/rams/:ramsId/briefing', ['riskAssessment', 'R'], {
    summary: 'List who has been briefed on a method statement, and who has not',
    reads: alsoShown,
    reply: z.array(BriefedPerson),
  }),
  // Users who write the diary also run briefings, including supervisors.
  sign: post('/api/rams/:ramsId/signatures', ['diary', 'C'], {
    summary: 'Sign a method statement after the briefing',
    concerns: 'riskAssessment',
    body: SignatureDraft,
    reply: BriefedPerson,
  }),
  confirmSignature: put(
    '/api/rams/:ramsId/signatures/:ramsSignatureId/confirmation',
    ['diary', 'C'],
    {
      summary: 'Confirm that a worker who signed by link was briefed',
      concerns: 'riskAssessment',
      reply: BriefedPerson,
    },
  ),
  withdrawSignature: del('/api/rams/:ramsId/signatures/:ramsSignatureId', ['diary', 'C'], {
    summary: 'Withdraw a signature that was given by link',
    concerns: 'riskAssessment',
    reply: z.undefined(),
    status: 204,
  }),
  printRams: get('/api/rams/:ramsId/pdf', ['riskAssessment', 'R'], {
    summary: 'Print a method statement',
    reply: z.unknown(),
    sends: 'file',
    isExport: true,
  }),
  ...linkApi,
};
