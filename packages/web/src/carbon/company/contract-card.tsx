import { ContractHeading } from '../../projects/contract-name.tsx';
import { counted } from '../../ui/table/labels.ts';
import { weightText } from '../labels.ts';
import type { ContractLine } from './contract-columns.tsx';
import { TargetBar } from './target-bar.tsx';

/** A contract on a phone: what it has emitted, and how far that is from its target. */
export const ContractCard = ({ line }: { line: ContractLine }) => (
  <article className="grid gap-2">
    <div className="flex items-start justify-between gap-3">
      <ContractHeading
        contract={line}
        to="/carbon-footprint/$slug"
        note={line.drafts > 0 && counted(line.drafts, 'without a factor')}
      />
      <b className="flex-none font-semibold tabular-nums">{weightText(line.total)}</b>
    </div>
    <TargetBar line={line} />
  </article>
);
