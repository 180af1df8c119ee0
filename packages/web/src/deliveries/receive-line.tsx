import { rejectionLabels, rejectionReasons } from '@sitewright/domain/deliveries/rejection';
import type { OrderLine } from '@sitewright/domain/purchase-orders/purchase-order';
import { useState } from 'react';
import { LinkButton } from '../ui/link-button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { missingText } from './missing.ts';
import type { Receiving } from './use-receive.ts';

type Props = { line: OrderLine; field: Receiving['field'] };

/** The quantity received of a line; the rejected quantity is asked for only where there is one. */
export function ReceiveLine({ line, field }: Props) {
  const [isRejecting, setRejecting] = useState(field(`${line.id}.rejected`).value !== '');
  return (
    <li aria-label={line.description} className="grid gap-3 rounded-card border border-line p-3">
      <div>
        <p className="font-medium [overflow-wrap:anywhere]">{line.description}</p>
        <p className="text-sm text-text-2 tabular-nums">{missingText(line)}</p>
      </div>
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField
          label={line.unit ? `Received, ${line.unit}` : 'Received'}
          inputMode="decimal"
          autoComplete="off"
          {...field(`${line.id}.received`)}
        />
        {!isRejecting && <LinkButton onClick={() => setRejecting(true)}>Reject some</LinkButton>}
      </div>
      {isRejecting && <Rejection line={line} field={field} />}
    </li>
  );
}

const Rejection = ({ line, field }: Props) => (
  <div className="grid grid-cols-2 gap-3">
    <TextField
      label="Of these rejected"
      inputMode="decimal"
      autoComplete="off"
      {...field(`${line.id}.rejected`)}
    />
    <SelectField
      label="Why"
      placeholder="Choose"
      options={rejectionReasons.map((value) => ({ value, label: rejectionLabels[value] }))}
      {...field(`${line.id}.rejectionReason`)}
    />
  </div>
);
