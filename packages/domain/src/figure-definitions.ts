import { activityFigureDefinitions } from './activity/figure-definitions.ts';
import { backupFigureDefinitions } from './backup/figure-definitions.ts';
import { carbonFigureDefinitions } from './carbon/figure-definitions.ts';
import { costFigureDefinitions } from './costs/figure-definitions.ts';
import { diaryFigureDefinitions } from './diary/figure-definitions.ts';
import type { FigureDefinition } from './kernel/figure-definition.ts';
import { importFigureDefinitions } from './kernel/figure-definitions.ts';
import { materialFigureDefinitions } from './materials/figure-definitions.ts';
import { contractFigureDefinitions } from './projects/figure-definitions.ts';
import { orderFigureDefinitions } from './purchase-orders/figure-definitions.ts';
import { riskFigureDefinitions } from './risk/figure-definitions.ts';
import { issueFigureDefinitions } from './site-issues/figure-definitions.ts';
import { supplierFigureDefinitions } from './suppliers/figure-definitions.ts';
import { teamFigureDefinitions } from './team/figure-definitions.ts';
import { workforceFigureDefinitions } from './workforce/figure-definitions.ts';

/** The definition of every figure on a screen, by the heading of docs/FIGURES.md. */
export const figureDefinitions = {
  Contracts: contractFigureDefinitions,
  Costs: costFigureDefinitions,
  'Site diary': diaryFigureDefinitions,
  'Site issues': issueFigureDefinitions,
  'Risk assessment': riskFigureDefinitions,
  'Purchase orders': orderFigureDefinitions,
  Suppliers: supplierFigureDefinitions,
  Materials: materialFigureDefinitions,
  Carbon: carbonFigureDefinitions,
  Workforce: workforceFigureDefinitions,
  Team: teamFigureDefinitions,
  'Activity log': activityFigureDefinitions,
  Backups: backupFigureDefinitions,
  Imports: importFigureDefinitions,
} as const;

type Features = typeof figureDefinitions;
type DefinedIn<F> = F extends Readonly<Record<string, { name: infer N }>> ? N : never;

/** The name of a figure as the screens show it; every label of a key figure is one of these. */
export type FigureName = { [F in keyof Features]: DefinedIn<Features[F]> }[keyof Features];

const allFigures: readonly FigureDefinition[] = Object.values(figureDefinitions).flatMap(
  (feature) => Object.values<FigureDefinition>(feature),
);

export const definitionOf = (name: FigureName): FigureDefinition | undefined =>
  allFigures.find((figure) => figure.name === name);
