import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActor } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { exportFile } from '../ui/files/export-file.ts';
import { useLoadFailureToast } from '../ui/layout/lazy-component.tsx';
import { allRows, costQueries } from './queries.ts';

/** Saves everything about a contract's costs as one workbook. */
export function useWorkbook(analysis: CostAnalysis, since: string) {
  const client = useQueryClient();
  const { slug, projectId } = analysis;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [{ workbookOf }, rows, changes, reports] = await Promise.all([
        import('./workbook.ts'),
        allRows(slug),
        client.fetchQuery(costQueries.changes(slug, since)),
        client.fetchQuery(costQueries.reports(projectId)),
      ]);
      const file = await workbookOf({ analysis, rows, changes, reports: reports ?? [] });
      const filter = `Changes since ${since}`;
      const report = { what: `Costs ${slug}`, format: 'xlsx' as const, rows: rows.length, filter };
      await exportFile(`costs-${slug}-${today()}.xlsx`, file, report);
    },
    onError: useLoadFailureToast(),
  });
  return {
    isPending,
    save: () => mutate(),
    obstacle: obstacleToExporting(useActor()),
  };
}

/** Why a user may not print or export the costs of a contract. */
export const obstacleToExporting = (actor: Actor) =>
  obstacleOfRole(actor, 'costAnalysis', 'X', 'export the costs of a contract');
