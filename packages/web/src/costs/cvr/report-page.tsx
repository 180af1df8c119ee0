import type { CostReport } from '@sitewright/domain/costs/cost-report';
import { Lock } from 'lucide-react';
import { momentText } from '../../ui/format/moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../panel.tsx';
import { FactList } from './fact-list.tsx';
import { monthText } from './months.ts';
import { Movements } from './movements.tsx';
import { ReportDeeds } from './report-deeds.tsx';
import { costFacts, finalFacts, valueFacts } from './report-facts.ts';
import { ReportState } from './report-state.tsx';

type Props = { report: CostReport; others: readonly CostReport[] };

/** The reconciliation of one month; a frozen one is only read. */
export const ReportPage = ({ report, others }: Props) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex items-center gap-2.5">
        <h2>CVR of {monthText(report.month)}</h2>
        <ReportState status={report.status} />
      </div>
      <ReportDeeds {...{ report, others }} />
    </div>
    <WhoFroze report={report} />
    <div className="grid items-start gap-4 max-md:gap-3 md:grid-cols-2 xl:grid-cols-3">
      <Panel title="Value">
        <FactList facts={valueFacts(report)} />
      </Panel>
      <Panel title="Cost">
        <FactList facts={costFacts(report)} />
      </Panel>
      <Panel title="At the end">
        <FactList facts={finalFacts(report)} />
      </Panel>
    </div>
    <Movements figures={report.figures} />
    {report.note && (
      <Panel title="Note">
        <p className="p-4 text-sm whitespace-pre-line">{report.note}</p>
      </Panel>
    )}
  </>
);

const WhoFroze = ({ report: { frozenAt, frozenByName } }: Pick<Props, 'report'>) =>
  frozenAt && (
    <Notice
      icon={Lock}
      tone="plain"
      text={`Frozen${frozenByName ? ` by ${frozenByName}` : ''} on ${momentText(frozenAt)}. These figures never change; what came later is in the next month.`}
    />
  );
