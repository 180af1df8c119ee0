import { aCarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry.fixture';
import type { contract } from '../contract.ts';
import { aPaper } from '../testing/a-paper.ts';
import { aPicture } from '../testing/a-picture.ts';
import type { Samples, World } from '../testing/world.ts';

const anEntry = ({ projectId, materialId, plantHireId }: World) => ({
  body: aCarbonEntryDraft({ projectId, materialId, plantHireId }),
});

const ofFactor = ({ slug, carbonFactorId }: World) => ({
  params: { slug },
  body: { factorId: `own-${carbonFactorId}` },
});

export const samples: Samples<typeof contract.carbon> = {
  list: ({ projectId }) => ({ query: { projectId } }),
  listBySlug: ({ slug }) => ({ params: { slug }, query: {} }),
  read: ({ carbonEntryId }) => ({ params: { carbonEntryId } }),
  estimate: anEntry,
  add: anEntry,
  edit: ({ carbonEntryId, materialId, plantHireId }) => ({
    params: { carbonEntryId },
    body: { quantity: '1200', materialId, plantHireId, notes: 'Two tickets' },
  }),
  remove: ({ carbonEntryId }) => ({ params: { carbonEntryId } }),
  addFile: ({ carbonEntryId }) => ({ params: { carbonEntryId }, file: aPicture() }),
  removeFile: ({ carbonEntryId, carbonFileId }) => ({
    params: { carbonEntryId, fileId: carbonFileId },
  }),
  betterFactors: ({ slug }) => ({ params: { slug } }),
  previewFactorChange: ofFactor,
  changeFactors: ofFactor,
  undoFactorChange: ({ slug, carbonEntryId, materialId }) => ({
    params: { slug },
    body: {
      factorId: '1_101_1011_8_1',
      entries: [{ factorId: '1_101_1014_8_1', carbonEntryIds: [carbonEntryId] }],
      materials: [{ materialId, factorId: '1_101_1014_8_1' }],
    },
  }),
  machines: ({ projectId }) => ({ query: { projectId } }),
  wasteCodes: () => ({ query: { q: 'concrete' } }),
  listFactors: () => ({ query: { q: 'concrete', year: 2025 } }),
  addFactor: () => ({
    body: {
      source: 'own',
      name: 'Site-won aggregate',
      category: 'materials',
      unit: 't',
      value: '2.1',
      year: 2026,
      reason: 'Crushed on site',
    },
  }),
  listOwnFactors: () => ({}),
  editFactor: ({ carbonFactorId }) => ({ params: { carbonFactorId }, body: { value: '102.5' } }),
  retireFactor: ({ carbonFactorId }) => ({ params: { carbonFactorId } }),
  attachEpd: ({ carbonFactorId }) => ({ params: { carbonFactorId }, file: aPaper() }),
  readEpd: ({ carbonFactorId }) => ({ params: { carbonFactorId } }),
  listSets: () => ({}),
  importSet: () => ({
    body: {
      name: 'ICE',
      edition: 'V4.1',
      year: 2025,
      licenceReference: 'ICE-2026-0042',
      rows: [{ name: 'Rammed earth', value: '0.024', density: '1900' }],
    },
  }),
  publishSet: ({ factorSetId }) => ({ params: { factorSetId }, body: {} }),
  discardSet: ({ factorSetId }) => ({ params: { factorSetId } }),
  readSettings: () => ({}),
  changeSettings: () => ({ body: { includesWtt: true } }),
  undoSettings: () => ({}),
  previewRestatement: () => ({}),
  restateEntries: () => ({}),
  preview: () => ({ query: {}, body: { statedYear: 2024 } }),
  company: () => ({ query: {} }),
  contracts: () => ({ query: {} }),
  readFootprint: ({ slug }) => ({ params: { slug }, query: { from: '2026-01-01' } }),
  pdf: ({ slug }) => ({ params: { slug }, query: {} }),
  supplier: ({ supplierId }) => ({ params: { supplierId } }),
  companyPdf: () => ({ query: {} }),
  restate: ({ slug }) => ({
    params: { slug },
    query: {
      year: 2025,
      beforeFrom: '2025-01-01',
      beforeTo: '2025-12-31',
      afterFrom: '2026-01-01',
      afterTo: '2026-12-31',
    },
  }),
  setTarget: ({ slug }) => ({ params: { slug }, body: { target: '650000', area: '4200' } }),
};
