import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { labourApi } from '@sitewright/domain/labour/api';
import { totalsOf } from '@sitewright/domain/labour/clock';
import type { LabourSession, Pause } from '@sitewright/domain/labour/labour-session';
import { isPaidByDefault } from '@sitewright/domain/labour/rules';
import type { Project } from '@sitewright/domain/projects/project';
import { Link } from '@tanstack/react-router';
import { CirclePause, CirclePlay, Ellipsis, type LucideIcon, Plus, Square } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { detailOf } from '../platform/call.ts';
import { useActor } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { cn } from '../ui/cn.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { Menu, MenuItem } from '../ui/dialogs/menu.tsx';
import { Failure } from '../ui/layout/failure.tsx';
import { ToolButton } from '../ui/table/tool-button.tsx';
import { useFocusWhenFewer } from '../ui/use-focus-when-fewer.ts';
import { lengthText, openPause } from './crew-labels.ts';
import { PauseSheet } from './pause-sheet.tsx';
import { useEveryMinute } from './site-clock.ts';
import { useToastIfKept } from './use-toast-if-kept.ts';

type Props = { project: Project; sessions: LabourSession[]; onStart: () => void };

/** How many are there, and what can be done to all of them at once. */
export function BoardHead({ project, sessions, onStart }: Props) {
  const actions = useBoardActions(project.id);
  const heading = useFocusWhenFewer<HTMLHeadingElement>(sessions.length);
  const [openDialog, setOpenDialog] = useState<'pause' | 'finish'>();
  const obstacle = useObstacle();
  const reason = useId();
  const close = () => setOpenDialog(undefined);
  const tool = { reason, obstacle, isBusy: actions.isPending };
  const isAnyRunning = sessions.some(({ status }) => status === 'running');
  const isAnyPaused = sessions.some(({ status }) => status === 'paused');

  return (
    <>
      <header className="flex flex-wrap items-center gap-x-1 max-md:-ml-2.5 max-md:gap-x-0">
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 text-sm max-md:basis-3/5 max-md:pl-2.5"
        >
          Live <span className="font-normal text-text-2">{countText(sessions)}</span>
        </h2>
        {sessions.length > 0 && (
          <Link
            to="/workforce"
            search={{ show: 'roll-call', contract: project.slug }}
            className="link inline-flex h-control-sm items-center px-2.5 text-button"
          >
            Roll call
          </Link>
        )}
        {isAnyRunning && (
          <Tool {...tool} icon={CirclePause} onPress={() => setOpenDialog('pause')}>
            Pause all
          </Tool>
        )}
        {isAnyPaused && (
          <Tool {...tool} icon={CirclePlay} onPress={actions.resumeAll}>
            Resume all
          </Tool>
        )}
        <Tool {...tool} icon={Plus} onPress={onStart}>
          <span>
            Start<span className="max-md:sr-only"> crew or plant</span>
          </span>
        </Tool>
        {sessions.length > 0 && !obstacle && (
          <Menu label="More actions for all crews" trigger={more}>
            <MenuItem icon={Square} onSelect={() => setOpenDialog('finish')}>
              Stop all
            </MenuItem>
          </Menu>
        )}
      </header>
      {obstacle && (
        <p id={reason} className="text-xs tracking-normal text-text-2">
          {obstacle}
        </p>
      )}
      {actions.refusal && <Failure text={detailOf(actions.refusal)} />}
      {openDialog === 'pause' && (
        <PauseSheet title="Pause all" onPause={actions.pauseAll} onClose={close} />
      )}
      {openDialog === 'finish' && (
        <FinishAll sessions={sessions} onFinish={actions.finishAll} onClose={close} />
      )}
    </>
  );
}

function useObstacle(): string | undefined {
  return obstacleOfRole(useActor(), 'labour', 'U', 'start, pause or stop a crew')?.message;
}

/** `38 on site, 9 standing, 4 on a break`; machines are no people. */
function countText(sessions: readonly LabourSession[]): string {
  const people = sessions.filter(({ crewKind }) => crewKind !== 'plant');
  const paused = people.filter((session) => openPause(session));
  const standing = paused.filter((session) =>
    isPaidByDefault(openPause(session)?.reason ?? 'other'),
  );
  const [all, idle, resting] = [
    headsIn(people),
    headsIn(standing),
    headsIn(paused) - headsIn(standing),
  ];
  return [
    `${all || 'no one'} on site`,
    idle > 0 && `${idle} standing`,
    resting > 0 && `${resting} on a break`,
  ]
    .filter(Boolean)
    .join(', ');
}

const headsIn = (sessions: readonly LabourSession[]): number =>
  sessions.reduce((sum, { operatives }) => sum + operatives, 0);

type ToolProps = {
  icon: LucideIcon;
  children: ReactNode;
  obstacle: string | undefined;
  reason: string;
  isBusy: boolean;
  onPress: () => void;
};

const Tool = ({ icon: Icon, obstacle, reason, isBusy, onPress, children }: ToolProps) => {
  const isBlocked = !!obstacle || isBusy;
  return (
    <ToolButton
      icon={Icon}
      isQuiet
      aria-disabled={isBlocked || undefined}
      aria-describedby={obstacle && reason}
      title={obstacle}
      className={cn(obstacle && 'opacity-60')}
      onClick={isBlocked ? undefined : onPress}
    >
      {children}
    </ToolButton>
  );
};

const more = (
  <ToolButton isQuiet aria-label="More actions for all crews" className="site:min-w-11">
    <Ellipsis aria-hidden="true" className="size-4" />
  </ToolButton>
);

type FinishProps = { sessions: LabourSession[]; onFinish: () => void; onClose: () => void };

/** Names everyone whose clock is about to stop. */
function FinishAll({ sessions, onFinish, onClose }: FinishProps) {
  const finish = () => {
    onFinish();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      variant="warning"
      title={sessions.length === 1 ? 'Stop this crew?' : `Stop all ${sessions.length} crews?`}
      description="This stops the clock and creates a diary entry for each crew."
      confirmText={sessions.length === 1 ? 'Stop' : 'Stop all'}
      onConfirm={finish}
      onCancel={onClose}
    >
      <ul className="max-h-60 divide-y divide-line-2 overflow-y-auto text-sm">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function Row({ session }: { session: LabourSession }) {
  const worked = useEveryMinute((now) => lengthText(totalsOf(session, now).worked));
  return (
    <li className="flex justify-between gap-3 py-1.5">
      <span className="min-w-0 [overflow-wrap:anywhere]">{session.name}</span>
      <span className="flex-none text-text-2 tabular-nums">{worked} worked</span>
    </li>
  );
}

/** Actions for everyone on a contract at once, such as when it starts to rain. */
function useBoardActions(projectId: number) {
  const [refusal, setRefusal] = useState<Error | null>(null);
  const options = { onRefused: setRefusal, onDone: useToastIfKept() };
  const pausing = useCommand(labourApi.pauseAll, options);
  const resuming = useCommand(labourApi.resumeAll, options);
  const finishing = useCommand(labourApi.finishAll, options);
  const input = { params: { projectId } };
  const withoutRefusal = (action: () => void) => {
    setRefusal(null);
    action();
  };
  return {
    refusal,
    isPending: pausing.isPending || resuming.isPending || finishing.isPending,
    pauseAll: (body: Pause) => withoutRefusal(() => pausing.perform({ ...input, body })),
    resumeAll: () => withoutRefusal(() => resuming.perform({ ...input, body: {} })),
    finishAll: () => withoutRefusal(() => finishing.perform({ ...input, body: {} })),
  };
}
