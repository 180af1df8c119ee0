import type { Hazard } from '@sitewright/domain/risk/rams';
import { riskOf, standingRisk } from '@sitewright/domain/risk/score';
import { ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Band } from '../../band.tsx';

type Props = {
  hazards: readonly Hazard[];
  /** The place of the one that is edited; one past the last is a new one. */
  onOpen: (place: number) => void;
  onChange: (hazards: readonly Hazard[]) => void;
};

/** The hazards in short; each opens in a form of its own. */
export const HazardsField = ({ hazards, onOpen, onChange }: Props) => (
  <Panel
    title={`Hazards and controls (${hazards.length})`}
    aside={
      <Button icon={Plus} onClick={() => onOpen(hazards.length)}>
        Add hazard
      </Button>
    }
  >
    {hazards.length === 0 && <p className="p-4 text-sm text-text-2">No hazards yet.</p>}
    <ol>
      {hazards.map((hazard, place) => (
        <li
          key={hazard.hazard}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line-2 px-4 py-2.5 text-sm first:border-t-0"
        >
          <span className="grid min-w-0 flex-1 basis-60">
            <span className="font-medium [overflow-wrap:anywhere]">{hazard.hazard}</span>
            <span className="text-xs text-text-2">
              {hazard.whoHarmed} · {countOf(hazard.controls)}
            </span>
          </span>
          <span className="flex items-center gap-1.5">
            <Band risk={riskOf(hazard)} />
            <span className="sr-only">before, and with the controls</span>
            <Band risk={standingRisk(hazard)} />
          </span>
          <Buttons
            hazards={hazards}
            hazard={hazard}
            place={place}
            onOpen={onOpen}
            onChange={onChange}
          />
        </li>
      ))}
    </ol>
  </Panel>
);

/** `1 control`, `3 controls` */
const countOf = ({ length }: Hazard['controls']): string =>
  `${length} ${length === 1 ? 'control' : 'controls'}`;

type ButtonsProps = Props & { hazard: Hazard; place: number };

const Buttons = ({ hazards, hazard, place, onOpen, onChange }: ButtonsProps) => (
  <span className="flex gap-1.5">
    <Button aria-label={`Edit ${hazard.hazard}`} onClick={() => onOpen(place)}>
      <Pencil aria-hidden="true" className="size-4" />
    </Button>
    <Button
      aria-label={`Move ${hazard.hazard} up`}
      isBlocked={place === 0}
      onClick={() => onChange(hazards.toSpliced(place, 1).toSpliced(place - 1, 0, hazard))}
    >
      <ArrowUp aria-hidden="true" className="size-4" />
    </Button>
    <Button
      aria-label={`Remove ${hazard.hazard}`}
      onClick={() => onChange(hazards.toSpliced(place, 1))}
    >
      <Trash2 aria-hidden="true" className="size-4" />
    </Button>
  </span>
);
