import { notAllowed } from '@sitewright/domain/kernel/problem';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import {
  obstacleToFinishing,
  obstacleToPausing,
  obstacleToResuming,
} from '@sitewright/domain/labour/rules';
import { isToStop } from '@sitewright/domain/labour/stop-reason';
import { type LucideIcon, Pause, Play, Square } from 'lucide-react';
import { useId, useState } from 'react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { PauseSheet } from './pause-sheet.tsx';
import type { CrewActions } from './use-crew-actions.ts';

type Props = { actions: CrewActions; onStop: (session: LabourSession) => void };

/** Pause or resume, and stop; reasons and descriptions are asked for in a sheet. */
export function CrewButtons({ actions, onStop }: Props) {
  const { shown, isPending } = actions;
  const [isPausing, setPausing] = useState(false);
  const [toToggle, toStop] = useObstacles(shown);
  const reason = useId();
  const isPaused = shown.status === 'paused';
  const press = { reason, isPending, name: shown.name };

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
        <Press
          {...press}
          {...(isPaused
            ? { label: 'Resume', icon: Play, onPress: actions.resume }
            : { label: 'Pause', icon: Pause, onPress: () => setPausing(true) })}
          obstacle={toToggle}
        />
        <Press
          {...press}
          label={isToStop(shown) ? 'Stop the crew' : 'Stop'}
          icon={Square}
          obstacle={toStop}
          onPress={() => onStop(shown)}
        />
      </div>
      {isPausing && (
        <PauseSheet
          title={`Pause ${shown.name}`}
          onPause={actions.pause}
          onClose={() => setPausing(false)}
        />
      )}
    </>
  );
}

/** Why its clock cannot be paused or resumed, and why it cannot be stopped. */
function useObstacles(session: LabourSession): (string | undefined)[] {
  const actor = useActor();
  const toToggle = session.status === 'paused' ? obstacleToResuming : obstacleToPausing;
  return [toToggle, obstacleToFinishing].map((obstacleTo) => obstacleTo(session, actor)?.message);
}

type PressProps = {
  label: string;
  /** The crew's name, for users who hear the button without its surroundings. */
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
