import type { Action, Resource } from '../kernel/access.ts';

/** What can lie in the bin, and the permission that it takes to come back: that to create it. */
export const rightsInBin = {
  project: ['project', 'C'],
  diary: ['diary', 'C'],
  file: ['file', 'C'],
  hseCertificate: ['hseCertificate', 'C'],
  plant: ['plant', 'C'],
  purchaseOrder: ['purchaseOrder', 'C'],
  supplier: ['supplier', 'C'],
  material: ['material', 'C'],
  emailTemplate: ['emailTemplate', 'C'],
  costAnalysis: ['project.money', 'U'],
  carbonEntry: ['carbonEntry', 'C'],
  worker: ['worker', 'C'],
  siteIssue: ['siteIssue', 'C'],
  toolboxTalk: ['diary', 'C'],
  riskAssessment: ['riskAssessment', 'C'],
  rams: ['riskAssessment', 'C'],
} as const satisfies Record<string, readonly [Resource, Action]>;

export type BinType = keyof typeof rightsInBin;

export const binTypes = Object.keys(rightsInBin) as BinType[];

export const isBinType = (type: string): type is BinType => type in rightsInBin;
