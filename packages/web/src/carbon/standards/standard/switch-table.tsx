import { sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import { weightTexts } from '@sitewright/domain/carbon/weight-text';
import { Info } from 'lucide-react';
import { FigureTable } from '../../../ui/layout/figure-table.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { counted, number } from '../../../ui/table/labels.ts';
import { signedWeight } from '../../labels.ts';
import { changeText, percentOf } from '../labels.ts';
import type { Preview } from './use-switch-preview.ts';

/** The totals as they are and as they would be, contract by contract. */
export const SwitchTable = ({ preview }: { preview: Preview }) => {
  const { contracts, of, keptTerms, isDone } = preview;
  return (
    <Panel title="Changes">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start">
        {!isDone && (
          <div className="p-4">
            <ProgressBar
              label="Calculating contracts"
              value={of ? (contracts.length / of) * 100 : 0}
              step={of ? `${number(contracts.length)} of ${counted(of, 'contracts')}` : 'Starting'}
              note="Nothing has changed yet."
            />
          </div>
        )}
        {contracts.length > 0 && <SwitchTotals contracts={contracts} />}
        {isDone && contracts.length === 0 && (
          <p className="p-4 text-sm text-text-2">No contracts have carbon yet.</p>
        )}
        {isDone && keptTerms > 0 && (
          <div className="p-4">
            <Notice
              icon={Info}
              tone="info"
              text={`${counted(keptTerms, keptTerms === 1 ? 'calculation keeps its' : 'calculations keep their')} current factor: this edition has no match.`}
            />
          </div>
        )}
      </div>
    </Panel>
  );
};

/** Before and after, contract by contract and in total. */
export function SwitchTotals({ contracts }: Pick<Preview, 'contracts'>) {
  const sum = (of: (contract: (typeof contracts)[number]) => string) =>
    sumOfKilograms(contracts.map(of));
  const [before, after] = [sum((contract) => contract.before), sum((contract) => contract.after)];
  const change = sum((contract) => contract.change);
  const text = weightTexts([before, after]);
  return (
    <FigureTable
      label="Changes by contract"
      rows={contracts}
      keyOf={({ projectId }) => projectId}
      columns={[
        ['Contract', ({ name }) => <ContractName name={name} />],
        ['Now', (contract) => text(contract.before)],
        ['After', (contract) => text(contract.after)],
        ['Change', (contract) => signedWeight(contract.change, text)],
        ['%', ({ percent }) => changeText(percent)],
      ]}
      total={[
        counted(contracts.length, contracts.length === 1 ? 'contract' : 'contracts'),
        text(before),
        text(after),
        signedWeight(change, text),
        changeText(percentOf(before, after)),
      ]}
    />
  );
}

const ContractName = ({ name }: { name: string }) => (
  <span title={name} className="block max-w-72 truncate max-md:max-w-36">
    {name}
  </span>
);
