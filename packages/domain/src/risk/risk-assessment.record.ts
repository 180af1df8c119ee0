import { recordType } from '../kernel/record-type.ts';

export const riskAssessmentRecord = recordType({
  type: 'riskAssessment',
  resource: 'riskAssessment',
  label: { one: 'Risk assessment', many: 'Risk assessments' },
  table: 'risk_assessments',
  tables: { risk_assessments: {}, risk_revisions: { noun: ['revision', 'revisions'] } },
  backup: 'safety',
  bin: { order: 15, project: 'project_id' },
  log: { category: 'risk' },
  webhook: {},
});
