import type { Project } from '@sitewright/domain/projects/project';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { ContractChoice } from '../../projects/contract-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { PhotoToSend } from '../../ui/files/photo-to-send.tsx';
import { type Kind, kinds } from './kinds.ts';

type Props = {
  photos: readonly File[];
  projects: readonly Project[];
  /** The contract that the user last wrote for. */
  recent: Project | undefined;
  /** The kind of record that a shortcut asks for. */
  shortcut: Kind | undefined;
  onChoose: (chosen: { kind: Kind; project: Project }) => void;
};

/** Which contract, and what the photos are for. */
export function ShareChoice({ photos, projects, recent, shortcut, onChoose }: Props) {
  const actor = useActor();
  const [projectId, setProjectId] = useState(recent ? String(recent.id) : '');
  const [kind, setKind] = useState<Kind>(shortcut ?? 'entry');
  const project = projects.find(({ id }) => String(id) === projectId);
  const problem = kinds.find((option) => option.kind === kind)?.obstacleTo(actor);
  const reason = problem?.message ?? (project ? undefined : 'Choose a contract first');
  return (
    <div className="grid max-w-[620px] gap-4">
      <SharedPhotos photos={photos} />
      <ContractChoice label="Contract" value={projectId} onChange={setProjectId} />
      <fieldset className="grid gap-2">
        <legend className="pb-2 text-sm font-medium">What is it for?</legend>
        <div className="flex flex-wrap gap-2">
          {kinds.map((option) => (
            <label
              key={option.kind}
              className={cn(
                'flex min-h-control items-center gap-2 rounded-control border px-3 text-sm',
                option.kind === kind ? 'border-brand bg-brand-soft font-medium' : 'border-line',
              )}
            >
              <input
                type="radio"
                name="kind"
                checked={option.kind === kind}
                onChange={() => setKind(option.kind)}
                className="size-4 accent-brand"
              />
              {option.label}
            </label>
          ))}
        </div>
      </fieldset>
      {reason && (
        <p id="share-reason" className="text-sm text-text-2">
          {reason}
        </p>
      )}
      <Button
        tone="primary"
        isBig
        isBlocked={!!reason}
        {...(reason && { 'aria-describedby': 'share-reason' })}
        onClick={() => project && onChoose({ kind, project })}
      >
        Continue
      </Button>
    </div>
  );
}

/** In order of arrival; unwanted ones can be left out in the form. */
const SharedPhotos = ({ photos }: { photos: readonly File[] }) => (
  <ul aria-label="Shared photos" className="flex flex-wrap gap-2 empty:hidden">
    {photos.map((photo) => (
      <li key={`${photo.name} ${photo.size} ${photo.lastModified}`}>
        <PhotoToSend photo={photo} className="h-24 w-32" />
      </li>
    ))}
  </ul>
);
