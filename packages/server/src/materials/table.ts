import { priceSources, stockMoves, weightUnits } from '@sitewright/domain/materials/unit';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { instant } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

/** The specification's storage format. */
const yesOrNo = ['yes', 'no'] as const;

/** The catalogue. */
export const materials = tenantTable(
  'materials',
  {
    itemDescription: text().notNull(),
    sku: text(),
    purchaseCost: numeric({ precision: 14, scale: 4 }),
    weight: numeric({ precision: 12, scale: 3 }),
    weightUnit: text({ enum: weightUnits }).notNull().default('kg'),
    category: text(),
    unit: text().notNull().default('no.'),
    supplierId: integer(),
    active: text({ enum: yesOrNo }).notNull().default('yes'),
    barcode: text(),
    isHazardous: text({ enum: yesOrNo }).notNull().default('no'),
    /** Kilograms of CO₂e for one unit, by which factor of which source and year. */
    carbonPerUnit: numeric({ precision: 16, scale: 6 }),
    carbonFactorId: text(),
    carbonSource: text(),
    carbonYear: integer(),
    /** The import run that added it. */
    importId: integer(),
    ...auditColumns,
  },
  (t) => [
    uniqueIndex('materials_sku_unique').on(t.organizationId, sql`lower(${t.sku})`),
    index().on(t.organizationId, t.category, t.id),
    index().on(t.organizationId, t.supplierId),
    index().on(t.organizationId, t.importId),
  ],
);

const ofMaterial = (table: string, t: { organizationId: PgColumn; materialId: PgColumn }) =>
  ownedBy(`${table}_material_fk`, t, t.materialId, materials);

/** A price, and from when it applied. */
export const materialPrices = tenantTable(
  'material_prices',
  {
    materialId: integer().notNull(),
    price: numeric({ precision: 14, scale: 4 }).notNull(),
    source: text({ enum: priceSources }).notNull(),
    pricedAt: instant().notNull().defaultNow(),
    ...auditColumns,
  },
  (t) => [ofMaterial('material_prices', t), index().on(t.organizationId, t.materialId, t.pricedAt)],
);

/**
 * A file that was imported into the catalogue; it holds the previous values, so that it can be
 * undone.
 */
export const materialImports = tenantTable('material_imports', {
  fileName: text().notNull(),
  added: integer().notNull(),
  changed: integer().notNull(),
  before: jsonb().notNull(),
  undoneAt: instant(),
  ...auditColumns,
});

/** Material used on a site or returned; what was received is in the deliveries. */
export const stockMovements = tenantTable(
  'stock_movements',
  {
    projectId: integer().notNull(),
    materialId: integer().notNull(),
    move: text({ enum: stockMoves }).notNull(),
    quantity: numeric({ precision: 12, scale: 3 }).notNull(),
    notes: text(),
    ...auditColumns,
  },
  (t) => [
    ofProject('stock_movements', t),
    ofMaterial('stock_movements', t),
    index().on(t.organizationId, t.materialId, t.projectId),
    index().on(t.organizationId, t.projectId, t.id),
  ],
);
