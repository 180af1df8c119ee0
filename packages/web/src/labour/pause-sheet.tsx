import {
  type Pause,
  type PauseReason,
  pauseReasons,
} from '@sitewright/domain/labour/labour-session';
import { pauseLabels } from '@sitewright/domain/labour/pause-labels';

import { isPaidByDefault } from '@sitewright/domain/labour/rules';
import { useRef, useState } from 'react';
import { SideSheet } from '../ui/dialogs/side-sheet.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useNarrow } from '../ui/table/use-media.ts';
import { reasonLabels } from './crew-labels.ts';

type Props = { title: string; onPause: (pause: Pause) => void; onClose: () => void };

const pays = [
  { value: 'usual', label: 'Default: breaks unpaid, waiting paid' },
  { value: 'paid', label: 'Paid' },
  { value: 'unpaid', label: 'Unpaid' },
];

const longestDouble = 300;

/** One press on the reason stops the clock; a note is optional and comes first. */
export function PauseSheet({ title, onPause, onClose }: Props) {
  const [pay, setPay] = useState('usual');
  const [note, setNote] = useState('');
  const isPaid = (reason: PauseReason) =>
    pay === 'usual' ? isPaidByDefault(reason) : pay === 'paid';
  const isChosen = useRef(false);
  const choose = (reason: PauseReason) => {
    if (isChosen.current) return;
    isChosen.current = true;
    onPause({ reason, note, isPaid: isPaid(reason) });
    // The second press of a double one lands here, not on what lies below.
    setTimeout(onClose, longestDouble);
  };

  return (
    <SideSheet title={title} side={useNarrow() ? 'bottom' : 'right'} isOpen onClose={onClose}>
      <div className="grid gap-4">
        <details>
          <summary className="link inline-flex min-h-6 items-center text-sm site:min-h-11">
            Add a note or change pay
          </summary>
          <div className="grid gap-3 pt-3">
            <TextField
              label="Note"
              isOptional
              name="note"
              maxLength={200}
              value={note}
              onChange={setNote}
            />
            <SelectField
              label="Pay"
              name="pay"
              placeholder="Pay"
              options={pays}
              value={pay}
              onChange={setPay}
            />
          </div>
        </details>
        <ul aria-label="Reason" className="grid grid-cols-2 gap-2">
          {pauseReasons.map((reason) => (
            <li key={reason} className="grid">
              <ReasonButton
                reason={reason}
                isPaid={isPaid(reason)}
                onPress={() => choose(reason)}
              />
            </li>
          ))}
        </ul>
      </div>
    </SideSheet>
  );
}

type ButtonProps = { reason: PauseReason; isPaid: boolean; onPress: () => void };

function ReasonButton({ reason, isPaid, onPress }: ButtonProps) {
  const { icon: Icon } = reasonLabels[reason];
  const label = pauseLabels[reason];
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-14 items-center gap-3 rounded-control border border-button-line px-3 py-2 text-left hover:bg-sunken max-[359px]:gap-2 max-[359px]:px-2 site:min-h-16"
    >
      <Icon aria-hidden="true" className="size-icon text-text-2" />
      <span className="grid min-w-0">
        <span className="text-button font-medium">{label}</span>
        <span className="text-xs tracking-normal text-text-2">{isPaid ? 'paid' : 'unpaid'}</span>
      </span>
    </button>
  );
}
