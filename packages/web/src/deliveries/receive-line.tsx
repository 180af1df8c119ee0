import {
  type RejectionReason,
  rejectionLabels,
  rejectionReasons,
} from '@sitewright/domain/deliveries/rejection';
import type { OrderLine } from '@sitewright/domain/purchase-orders/purchase-order';
import { useState } from 'react';
import { LinkButton } from '../ui/link-button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { missingText } from './missing.ts';
import type { ReceivedRow } from './use-receive.ts';

type Props = {
  line: OrderLine;
  row: ReceivedRow;
  write: (id: number, changes: Partial<ReceivedRow>) => void;
  faults: Readonly<Record<string, string>>;
};

/** How much of a line came; what is sent back is asked for only where something is. */
export function ReceiveLine({ line, row, write, faults }: Props) {
  const [isRejecting, setRejecting] = useState(false);
  return (
    <li aria-label={line.description} className="grid gap-3 rounded-card border border-line p-3">
      <div>
        <p className="font-medium [overflow-wrap:anywhere]">{line.description}</p>
        <p className="text-sm text-text-2 tabular-nums">{missingText(line)}</p>
      </div>
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField
          label={line.unit ? `Received, ${line.unit}` : 'Received'}
          name={`${line.id}.received`}
          inputMode="decimal"
          autoComplete="off"
          error={faults[`${line.id}.received`]}
          value={row.received}
          onChange={(received) => write(line.id, { received })}
        />
        {!isRejecting && <LinkButton onClick={() => setRejecting(true)}>Reject some</LinkButton>}
      </div>
      {isRejecting && <Rejection {...{ line, row, write, faults }} />}
    </li>
  );
}

const Rejection = ({ line, row, write, faults }: Props) => (
  <div className="grid grid-cols-2 gap-3">
    <TextField
      label="Of these rejected"
      name={`${line.id}.rejected`}
      inputMode="decimal"
      autoComplete="off"
      error={faults[`${line.id}.rejected`]}
      value={row.rejected}
      onChange={(rejected) => write(line.id, { rejected })}
    />
    <SelectField
      label="Why"
      placeholder="Choose"
      name={`${line.id}.rejectionReason`}
      options={rejectionReasons.map((value) => ({ value, label: rejectionLabels[value] }))}
      error={faults[`${line.id}.rejectionReason`]}
      value={row.rejectionReason}
      onChange={(value) => write(line.id, { rejectionReason: value as RejectionReason })}
    />
  </div>
);
