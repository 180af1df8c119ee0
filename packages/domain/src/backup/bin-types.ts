import type { Action, Resource } from '../kernel/access.ts';

/** The record types in the bin; restoring one needs the permission to create it. */
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
