import { scaled } from '@sitewright/domain/kernel/decimal';
import { percentOf } from '@sitewright/domain/kernel/percent';
import type { RiskAssessment } from '@sitewright/domain/risk/risk-assessment';
import { bandLabels } from '@sitewright/domain/risk/risk-values';
import { riskFigures } from '@sitewright/domain/risk/rules';
import { bandOf, maxRiskScore, minHighScore } from '@sitewright/domain/risk/score';
import { CalendarClock, OctagonAlert, ShieldCheck, TriangleAlert } from 'lucide-react';
import { dayText } from '../../ui/format/date-time.ts';
import { type Kpi, KpiStrip } from '../../ui/layout/kpi-strip.tsx';
import { number } from '../../ui/table/labels.ts';

type Props = { assessment: RiskAssessment; today: string };

export function ScoreKpis({ assessment, today }: Props) {
  const { high, overdue } = riskFigures(assessment.scores, today);
  return (
    <KpiStrip
      label="Assessment figures"
      figures={[
        overall(assessment.overallScore),
        {
          label: 'High risks',
          value: number(high),
          ...(high > 0
            ? {
                note: `Score ${minHighScore} or more`,
                tone: 'bad',
                icon: OctagonAlert,
                link: categories('serious'),
              }
            : { note: 'No high risks', tone: 'ok', icon: ShieldCheck }),
        },
        {
          label: 'Overdue actions',
          value: number(overdue),
          ...(overdue > 0
            ? {
                note: 'Past their due date',
                tone: 'warn',
                icon: CalendarClock,
                link: categories('overdue'),
              }
            : { note: 'None overdue' }),
        },
        { label: 'Last review', value: dayText(assessment.updated) },
      ]}
    />
  );
}

/** Exactly the categories in the list below. */
const categories = (show: 'serious' | 'overdue'): Kpi['link'] => ({
  to: '/risk-assessment',
  search: (before) => ({ ...before, show }),
});

const tones = { low: 'ok', medium: 'warn', high: 'bad', critical: 'bad' } as const;

function overall(score: string): Kpi {
  const band = bandOf(Number(score));
  const percent = percentOf(scaled(score, 2), BigInt(maxRiskScore) * 100n);
  return {
    label: 'Overall score',
    value: score,
    note: `${bandLabels[band]}, out of ${maxRiskScore} (${percent}%)`,
    tone: tones[band],
    icon: band === 'low' ? ShieldCheck : TriangleAlert,
  };
}
