import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EntrySheet } from '../../diary/entry-form/entry-sheet.tsx';
import { PhotoSheet } from '../../diary/photos/photo-sheet.tsx';
import { MessageForm } from '../../journal/message-form.tsx';
import { takeShared } from '../../platform/offline/shared-photos.ts';
import { useActor } from '../../platform/session.ts';
import { lastContract } from '../../projects/last-contract.ts';
import { projectQueries } from '../../projects/queries.ts';
import { NewIssue } from '../../site-issues/form/new-issue.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { type Kind, kinds, placeFor } from './kinds.ts';
import { ShareChoice } from './share-choice.tsx';

type Props = { as?: string; today: string };

/** Photos from another app go to a contract: into a new diary entry, an issue or the journal. */
export function ShareScreen({ as, today }: Props) {
  const shared = useQuery({
    queryKey: ['shared photos'],
    queryFn: takeShared,
    // They are given once: a second read, as after a lost live stream, would find nothing.
    staleTime: 'static',
    gcTime: 0,
    structuralSharing: false,
  });
  const contracts = useQuery(projectQueries.list());
  const asked = kinds.find(({ kind }) => kind === as);
  return (
    <Screen title={asked?.label ?? 'Shared photos'}>
      <Loaded query={contracts} what="contracts" empty="No contracts yet.">
        {(projects) =>
          shared.data && (
            <Shared photos={shared.data} projects={projects} kind={asked?.kind} today={today} />
          )
        }
      </Loaded>
    </Screen>
  );
}

type SharedProps = {
  photos: readonly File[];
  projects: readonly Project[];
  /** The kind of record that a shortcut asks for. */
  kind: Kind | undefined;
  today: string;
};

type Chosen = { kind: Kind; project: Project };

function Shared({ photos, projects, kind, today }: SharedProps) {
  const last = lastContract(useActor());
  const recent = projects.find(({ id }) => id === last);
  const [chosen, choose] = useState<Chosen>();
  if (photos.length === 0 && !kind) return <NothingShared />;
  // A shortcut has no photos: the form is at its own address.
  const target = chosen ?? (kind && recent && { kind, project: recent });
  if (photos.length === 0 && target) return <Navigate {...placeFor(target)} replace />;
  if (!chosen)
    return <ShareChoice {...{ photos, projects, recent }} shortcut={kind} onChoose={choose} />;
  const form = { photos, today, project: chosen.project, onBack: () => choose(undefined) };
  return forms[chosen.kind](form);
}

type FormProps = {
  photos: readonly File[];
  project: Project;
  today: string;
  onBack: () => void;
};

const forms: Record<Kind, (props: FormProps) => ReactNode> = {
  entry: (props) => <SharedEntry {...props} />,
  issue: ({ photos, project, today }) => (
    <NewIssue project={project} today={today} chosen={photos} />
  ),
  journal: ({ photos, project }) => (
    <div className="grid max-w-[620px] gap-4">
      {photos.length > 1 && (
        <p className="text-sm text-text-2">
          Each message has one picture. The next picture appears when you have sent this one.
        </p>
      )}
      <MessageForm projectId={project.id} pictures={photos} />
      <ButtonLink {...placeFor({ kind: 'journal', project })}>Open the journal</ButtonLink>
    </div>
  ),
};

/** The entry first, then its photos. */
function SharedEntry({ photos, project, today, onBack }: FormProps) {
  const [entry, setEntry] = useState<DiaryEntry>();
  const navigate = useNavigate();
  if (!entry)
    return <EntrySheet project={project} date={today} onCreated={setEntry} onClose={onBack} />;
  const leave = () => void navigate({ to: '/project/$slug', params: { slug: project.slug } });
  return <PhotoSheet entry={entry} chosen={photos} onClose={leave} />;
}

const NothingShared = () => (
  <EmptyState
    icon={ImageOff}
    title="No photos received"
    text="Share them again: in your phone’s photos app, tap Share and choose Sitewright."
  />
);
