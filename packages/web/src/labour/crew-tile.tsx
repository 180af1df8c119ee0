import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { CirclePause, CirclePlay } from 'lucide-react';
import { memo } from 'react';
import { detailOf } from '../platform/call.ts';
import { Badge } from '../ui/badge.tsx';
import { cn } from '../ui/cn.ts';
import { Failure } from '../ui/failure.tsx';
import { CrewButtons } from './crew-buttons.tsx';
import { CrewHints } from './crew-hints.tsx';
import { crewDetail, crewIcons, stateText } from './crew-labels.ts';
import { CrewTimer } from './crew-timer.tsx';
import { SegmentBar } from './segment-bar.tsx';
import { useCrewActions } from './use-crew-actions.ts';

type Props = { session: LabourSession };

/** Fifty of them stay smooth: a tile renders again when its own crew changes, and only while in view. */
export const CrewTile = memo(function CrewTile({ session }: Props) {
  const actions = useCrewActions(session);
  const { shown, refusal } = actions;
  const isPaused = shown.status === 'paused';
  return (
    <li
      aria-label={shown.name}
      className={cn(
        'flex min-w-0 flex-col gap-2 rounded-card border p-3 [contain-intrinsic-size:auto_10.5rem] [content-visibility:auto]',
        isPaused
          ? 'border-warn bg-[color-mix(in_srgb,var(--warn-soft)_42%,var(--surface))]'
          : 'border-line bg-surface',
      )}
    >
      <Head session={shown} />
      <div className="flex items-end gap-3">
        <CrewTimer session={shown} />
        <p className="min-w-0 flex-1 text-right text-xs tracking-normal text-text-2">
          <span className="block truncate">{stateText(shown)}</span>
          <span className="block truncate" title={crewDetail(shown)}>
            {crewDetail(shown)}
          </span>
        </p>
      </div>
      <SegmentBar session={shown} />
      <CrewHints session={shown} />
      {refusal && <Failure text={detailOf(refusal)} />}
      <CrewButtons actions={actions} />
    </li>
  );
});

function Head({ session: { crewKind, name, status } }: Props) {
  const Icon = crewIcons[crewKind];
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Icon aria-hidden="true" className="size-icon text-text-2" />
      <h3 className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </h3>
      {status === 'paused' ? (
        <Badge tone="warn" icon={CirclePause}>
          Paused
        </Badge>
      ) : (
        <Badge tone="ok" icon={CirclePlay}>
          Working
        </Badge>
      )}
    </div>
  );
}
