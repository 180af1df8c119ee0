import { notAllowed } from '@sitewright/domain/kernel/problem';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import {
  obstacleToFinishing,
  obstacleToPausing,
  obstacleToResuming,
} from '@sitewright/domain/labour/rules';
import { type LucideIcon, Pause, Play, Square } from 'lucide-react';
import { useId, useState } from 'react';
import { useActor } from '../platform/session.ts';
import { useOnline } from '../platform/use-online.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { PauseSheet } from './pause-sheet.tsx';
import { StopCrew } from './stop-crew.tsx';
import type { CrewActions } from './use-crew-actions.ts';

/** Pause or resume, and stop; reasons and descriptions are asked for in a sheet. */
export function CrewButtons({ actions }: { actions: CrewActions }) {
  const { shown, isPending } = actions;
  const [sheet, setSheet] = useState<'why' | 'what'>();
  const [toToggle, toStop] = useObstacles(shown);
  const reason = useId();
  const isPaused = shown.status === 'paused';
  const press = { reason, isPending, name: shown.name };
  const close = () => setSheet(undefined);

  return (
    <>
      {toToggle && (
        <p
          id={reason}
          className={cn(
            'text-xs tracking-normal text-text-2',
            toToggle === notAllowed.message && 'sr-only',
          )}
        >
          {toToggle}
        </p>
      )}
      <div className="mt-auto grid grid-cols-2 gap-2">
        {isPaused ? (
          <Press
            {...press}
            label="Resume"
            icon={Play}
            obstacle={toToggle}
            onPress={actions.resume}
          />
        ) : (
          <Press
            {...press}
            label="Pause"
            icon={Pause}
            obstacle={toToggle}
            onPress={() => setSheet('why')}
          />
        )}
        <Press
          {...press}
          label="Stop"
          icon={Square}
          obstacle={toStop}
          onPress={() => setSheet('what')}
        />
      </div>
      {sheet === 'why' && (
        <PauseSheet title={`Pause ${shown.name}`} onPause={actions.pause} onClose={close} />
      )}
      {sheet === 'what' && <StopCrew session={shown} onClose={close} />}
    </>
  );
}

export const needsSignalText = 'Needs signal';

/** Why its clock cannot be paused or resumed, and why it cannot be stopped. */
function useObstacles(session: LabourSession): (string | undefined)[] {
  const actor = useActor();
  const isOnline = useOnline();
  const toToggle = session.status === 'paused' ? obstacleToResuming : obstacleToPausing;
  return [toToggle, obstacleToFinishing].map((obstacleTo) =>
    isOnline ? obstacleTo(session, actor)?.message : needsSignalText,
  );
}

type PressProps = {
  label: string;
  /** Whose clock it is, for those who hear the button without its surroundings. */
  name: string;
  icon: LucideIcon;
  obstacle: string | undefined;
  /** The id of the sentence that says why not. */
  reason: string;
  isPending: boolean;
  onPress: () => void;
};

const Press = ({ label, name, icon: Icon, obstacle, reason, isPending, onPress }: PressProps) => (
  <Button
    icon={Icon}
    isBig
    tone={label === 'Resume' ? 'primary' : 'secondary'}
    aria-label={`${label}: ${name}`}
    aria-describedby={obstacle && reason}
    isBlocked={!!obstacle}
    isPending={isPending}
    onClick={onPress}
  >
    {label}
  </Button>
);
