import type { BriefedPerson, Hazard, Rams, RamsContent, RamsDraft, RamsHead } from './rams.ts';
import type {
  CategoryScore,
  RiskAssessment,
  RiskAssessmentDraft,
  RiskRevision,
} from './risk-assessment.ts';

const at = '2026-11-02T09:00:00.000Z';
const audit = { createdAt: at, createdBy: 1, updatedAt: at, updatedBy: 1, version: 1 };

export const aCategory = (over: Partial<CategoryScore> = {}): CategoryScore => ({
  category: 'Health and safety',
  weight: '2.00',
  likelihood: 4,
  severity: 5,
  residualLikelihood: 2,
  residualSeverity: 5,
  controls: 'Edge protection on every level',
  action: 'Nets under the steel',
  owner: 'Joy Okafor',
  dueDate: '2026-12-01',
  isDone: false,
  ...over,
});

export const aRiskAssessmentDraft = (
  over: Partial<RiskAssessmentDraft> = {},
): RiskAssessmentDraft => ({
  projectId: 1,
  scores: [aCategory()],
  mitigationPlan: 'Weekly review with the trades',
  note: 'At the start',
  ...over,
});

export const aRiskAssessment = (over: Partial<RiskAssessment> = {}): RiskAssessment => ({
  id: 1,
  organizationId: 1,
  projectId: 1,
  contractId: 1,
  projectName: 'Quay Street',
  projectSlug: 'quay-street',
  overallScore: '10.00',
  scores: [aCategory()],
  mitigationPlan: 'Weekly review with the trades',
  updated: at,
  ...audit,
  ...over,
});

export const aRevision = (over: Partial<RiskRevision> = {}): RiskRevision => ({
  id: 1,
  riskAssessmentId: 1,
  overallScore: '10.00',
  scores: [aCategory()],
  mitigationPlan: null,
  note: 'At the start',
  authorName: 'Ann Ray',
  createdAt: at,
  ...over,
});

export const aHazard = (over: Partial<Hazard> = {}): Hazard => ({
  hazard: 'Fall from the edge of the slab',
  whoHarmed: 'Formworkers',
  likelihood: 4,
  severity: 5,
  controls: [
    { type: 'engineer', text: 'Edge protection before the table is flown' },
    { type: 'ppe', text: 'Harness on a short lanyard while the edge is open' },
  ],
  residualLikelihood: 1,
  residualSeverity: 5,
  responsible: 'Formwork supervisor',
  ...over,
});

export const aRamsContent = (over: Partial<RamsContent> = {}): RamsContent => ({
  hazards: [aHazard()],
  steps: ['Fence the area below', 'Fix the edge protection', 'Fly the table'],
  plant: ['Tower crane TC1'],
  substances: ['Mould oil'],
  ppe: ['hard_hat', 'hi_vis', 'harness'],
  permits: ['Permit to lift'],
  competences: ['CPCS A40 slinger'],
  weatherLimits: ['No tables flown above 9 m/s (20 mph)'],
  emergency: 'Rescue kit at the core; first aider on channel 2.',
  ...over,
});

export const aRamsDraft = (over: Partial<RamsDraft> = {}): RamsDraft => ({
  projectId: 1,
  activity: 'Flying formwork tables',
  location: 'Level 4',
  startDate: '2026-11-16',
  finishDate: '2026-12-18',
  reviewDate: '2026-12-18',
  content: aRamsContent(),
  ...over,
});

export const aRamsHead = (over: Partial<RamsHead> = {}): RamsHead => ({
  id: 1,
  organizationId: 1,
  projectId: 1,
  projectName: 'Quay Street',
  projectSlug: 'quay-street',
  reference: 'RAMS-001',
  familyId: 1,
  revision: 1,
  lastRevision: 1,
  activity: 'Flying formwork tables',
  location: 'Level 4',
  status: 'draft',
  statusReason: null,
  startDate: '2026-11-16',
  finishDate: '2026-12-18',
  reviewDate: '2026-12-18',
  hazards: 1,
  highestResidual: 5,
  lapses: [],
  signed: 0,
  unsigned: 3,
  toConfirm: 0,
  authorName: 'Ann Ray',
  submittedAt: null,
  approvedAt: null,
  approvedBy: null,
  approvedByName: null,
  issuedAt: null,
  ...audit,
  ...over,
});

export const aRams = ({ content = aRamsContent(), ...over }: Partial<Rams> = {}): Rams => ({
  ...aRamsHead(over),
  content,
});

export const aPerson = (over: Partial<BriefedPerson> = {}): BriefedPerson => ({
  signatureId: null,
  workerId: 7,
  name: 'Dan Price',
  company: 'Dunmore Civils',
  jobTitle: 'Groundworker',
  method: null,
  language: null,
  drawing: null,
  signedAt: null,
  voidedAt: null,
  confirmedAt: null,
  confirmedByName: null,
  ...over,
});

export const aDrawing = 'M20 60L60 20L100 70L150 30';
