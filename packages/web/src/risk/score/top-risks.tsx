import type { CategoryScore } from '@sitewright/domain/risk/risk-assessment';
import { reductionOf, standingRisk, worstFirst } from '@sitewright/domain/risk/score';
import { Panel } from '../../ui/panel.tsx';
import { Band } from '../band.tsx';

const most = 5;

type Props = { scores: readonly CategoryScore[] };

export const TopRisks = ({ scores }: Props) => (
  <Panel title="Top five">
    <ol className="grid content-start">
      {worstFirst(scores)
        .slice(0, most)
        .map((score) => (
          <li
            key={score.category}
            className="flex items-start justify-between gap-3 border-t border-line-2 px-4 py-2.5 text-sm first:border-t-0"
          >
            <span className="grid min-w-0">
              <span className="font-medium [overflow-wrap:anywhere]">{score.category}</span>
              <span className="text-xs text-text-2">{effectOf(score)}</span>
            </span>
            <Band risk={standingRisk(score)} />
          </li>
        ))}
    </ol>
  </Panel>
);

function effectOf(score: CategoryScore): string {
  const reduction = reductionOf(score);
  return reduction === null ? 'Residual not scored yet' : `Controls take ${reduction} % away`;
}
