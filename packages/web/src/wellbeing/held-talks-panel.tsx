import { can } from '@sitewright/domain/kernel/access';
import { formatDate } from '@sitewright/domain/kernel/calendar';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { obstacleToChangingTalk, obstacleToDeletingTalk } from '@sitewright/domain/wellbeing/rules';
import type { ToolboxTalk } from '@sitewright/domain/wellbeing/toolbox-talk';
import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { DeleteDialog } from '../actions/delete-dialog.tsx';
import { queryAll } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { useNeedsSignal } from '../platform/use-needs-signal.ts';
import { projectQueries } from '../projects/queries.ts';
import { Button } from '../ui/button.tsx';
import { blockedBy } from '../ui/disabled-reason.tsx';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Panel } from '../ui/layout/panel.tsx';

const TalkSignatures = lazyDialog(() => import('./talk-signatures.tsx'), 'TalkSignatures');

/** The newest talks are listed; few readers scroll further. */
const most = 20;

/** Talks held, and who was there. */
export function HeldTalksPanel() {
  const [deleted, setDeleted] = useState<ToolboxTalk>();
  const [signed, setSigned] = useState<ToolboxTalk>();
  return (
    <Panel title="Talks held">
      <div className="p-4">
        <Loaded
          query={useQuery(queryAll(wellbeingApi.talks, { query: { limit: 200 } }))}
          what="talks"
          empty="No talks recorded yet. Open one and record who was there."
        >
          {(talks) => (
            <ul className="grid gap-3">
              {talks.slice(0, most).map((talk) => (
                <Held
                  key={talk.id}
                  talk={talk}
                  onDelete={() => setDeleted(talk)}
                  onSign={() => setSigned(talk)}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      {signed && <TalkSignatures talk={signed} onClose={() => setSigned(undefined)} />}
      {deleted && <DeleteTalk talk={deleted} onClose={() => setDeleted(undefined)} />}
    </Panel>
  );
}

type HeldProps = { talk: ToolboxTalk; onDelete: () => void; onSign: () => void };

function Held({ talk, onDelete, onSign }: HeldProps) {
  const { title, date, heldBy, attendees, projectId } = talk;
  const { data } = useQuery(projectQueries.list());
  const contract = data?.find(({ id }) => id === projectId)?.name;
  const actor = useActor();
  const blocked = blockedBy(useNeedsSignal(wellbeingApi.removeTalk));
  const mayDelete = !obstacleToDeletingTalk(talk, actor);
  const maySign = can(actor, 'link', 'C') && !obstacleToChangingTalk(talk, actor);
  return (
    <li className="flex flex-wrap items-start justify-between gap-2 text-sm">
      <span className="grid min-w-0 flex-1 basis-52">
        <span className="font-medium">{title}</span>
        <span className="text-text-2">
          {[formatDate(date), contract, `held by ${heldBy}`].filter(Boolean).join(' · ')}
        </span>
        <span className="text-text-2">{attendees.join(', ')}</span>
      </span>
      {maySign && (
        <Button
          {...blocked}
          icon={QrCode}
          aria-label={`Sign by QR: ${title}, ${formatDate(date)}`}
          onClick={onSign}
        >
          Sign by QR
        </Button>
      )}
      {mayDelete && (
        <Button {...blocked} aria-label={`Delete ${title}, ${formatDate(date)}`} onClick={onDelete}>
          Delete
        </Button>
      )}
    </li>
  );
}

type DeleteProps = { talk: ToolboxTalk; onClose: () => void };

const DeleteTalk = ({ talk: { id, title }, onClose }: DeleteProps) => (
  <DeleteDialog
    endpoint={wellbeingApi.removeTalk}
    input={{ params: { toolboxTalkId: id } }}
    recordType="toolboxTalk"
    recordId={id}
    title={`the record of ${title}`}
    name={title}
    consequence="Its attendance list is deleted too."
    onClose={onClose}
  />
);
