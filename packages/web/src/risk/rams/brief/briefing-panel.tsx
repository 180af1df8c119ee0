import { can } from '@sitewright/domain/kernel/access';
import type { Problem } from '@sitewright/domain/kernel/problem';
import { riskApi } from '@sitewright/domain/risk/api';
import {
  awaitsConfirmation,
  isBriefed,
  isTyped,
  signatureLabel,
} from '@sitewright/domain/risk/briefing';
import type { BriefedPerson, Rams } from '@sitewright/domain/risk/rams';
import { obstacleToBriefing } from '@sitewright/domain/risk/rams-rules';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { useQuery } from '@tanstack/react-query';
import { History, QrCode, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ShareLink } from '../../../links/share-link.tsx';
import { query, queryAll } from '../../../platform/query.ts';
import { useActor } from '../../../platform/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonWithReason } from '../../../ui/disabled-reason.tsx';
import { Drawing } from '../../../ui/fields/signature-pad.tsx';
import { momentText } from '../../../ui/format/date-time.ts';
import { Loaded } from '../../../ui/layout/loaded.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ramsName } from '../labels.tsx';
import { BriefSheet } from './brief-sheet.tsx';
import { ConfirmSignature } from './confirm-signature.tsx';

type Props = { rams: Rams };

/** A visitor is not on the list. */
type OpenDialog = { person?: BriefedPerson } | 'link';

/** Who has been briefed, and who has not; a new version asks everyone again. */
export function BriefingPanel({ rams }: Props) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const briefing = useQuery(query(riskApi.briefing, { params: { ramsId: rams.id } }));
  const obstacle = obstacleToBriefing(rams, useActor());
  const reasons = useBarredReasons(rams);
  const isOpen = rams.status === 'issued';
  return (
    <Panel
      title="Briefing"
      aside={
        briefing.data && (
          <span className="text-sm text-text-2">{countOf(briefing.data, isOpen)}</span>
        )
      }
    >
      <div className="grid gap-3 p-4">
        <Loaded
          query={briefing}
          what="the briefing"
          empty="No one has been inducted on this contract yet."
        >
          {(people) => (
            <ul className="-my-2">
              {people
                .filter(({ signedAt }) => isOpen || signedAt)
                .toSorted(byConfirmation)
                .map((person) => (
                  <Person
                    key={`${person.workerId} ${person.signatureId}`}
                    person={person}
                    ramsId={rams.id}
                    barredReason={isOpen ? reasons.get(person.workerId) : undefined}
                    {...(!obstacle && { onBrief: () => setOpenDialog({ person }) })}
                  />
                ))}
            </ul>
          )}
        </Loaded>
        {isOpen && <BriefingButtons obstacle={obstacle} onOpen={setOpenDialog} />}
      </div>
      {openDialog && (
        <BriefingDialog
          rams={rams}
          openDialog={openDialog}
          reasons={reasons}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </Panel>
  );
}

type ButtonsProps = { obstacle: Problem | undefined; onOpen: (dialog: OpenDialog) => void };

const BriefingButtons = ({ obstacle, onOpen }: ButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <ButtonWithReason icon={QrCode} obstacle={obstacle} onClick={() => onOpen('link')}>
      Sign by link
    </ButtonWithReason>
    <ButtonWithReason icon={UserPlus} obstacle={obstacle} onClick={() => onOpen({})}>
      Brief a visitor
    </ButtonWithReason>
  </div>
);

type BarredReasons = ReadonlyMap<number | null, string>;

/** By worker: why they cannot work on the contract today. */
function useBarredReasons({ projectId }: Rams): BarredReasons {
  const actor = useActor();
  const { data } = useQuery({
    ...queryAll(workforceApi.list, { query: { judgedFor: projectId } }),
    enabled: can(actor, 'worker', 'R'),
  });
  return new Map(
    data?.flatMap(({ id, verdict: { state, reason } }) =>
      state === 'cannot' && reason ? [[id, reason] as const] : [],
    ),
  );
}

/** Signatures to confirm come first. */
const byConfirmation = (person: BriefedPerson, other: BriefedPerson) =>
  Number(awaitsConfirmation(other)) - Number(awaitsConfirmation(person));

type DialogProps = Props & {
  openDialog: OpenDialog;
  reasons: BarredReasons;
  onClose: () => void;
};

const BriefingDialog = ({ rams, openDialog, reasons, onClose }: DialogProps) =>
  openDialog === 'link' ? (
    <ShareLink
      target={{ purpose: 'rams', targetId: rams.id }}
      title={`Sign ${ramsName(rams)} by link`}
      description="Workers scan this code on their own phone, read the statement and sign. No account needed. The page lists everyone who has not signed. A signature counts only after you confirm it."
      codeFor={`sign ${ramsName(rams)}`}
      asksLanguage
      onClose={onClose}
    />
  ) : (
    <BriefSheet
      rams={rams}
      {...openDialog}
      barredReason={reasons.get(openDialog.person?.workerId ?? null)}
      onClose={onClose}
    />
  );

/** A superseded version asks for no signatures. */
function countOf(people: readonly BriefedPerson[], isOpen: boolean): string {
  if (!isOpen) return `${people.filter(({ signedAt }) => signedAt).length} signed`;
  const waiting = people.filter(awaitsConfirmation).length;
  const signed = `${people.filter(isBriefed).length} of ${people.length} signed`;
  return waiting > 0 ? `${signed}, ${waiting} to confirm` : signed;
}

type PersonProps = {
  person: BriefedPerson;
  ramsId: number;
  barredReason: string | undefined;
  onBrief?: () => void;
};

const Person = ({ person, ramsId, barredReason, onBrief }: PersonProps) => (
  <li className="flex flex-wrap items-center justify-between gap-2 border-t border-line-2 py-2 text-sm first:border-t-0">
    <span className="grid min-w-0 flex-1 basis-32">
      <span className="font-medium [overflow-wrap:anywhere]">{person.name}</span>
      <span className="text-xs text-text-2">{aboutOf(person)}</span>
      {barredReason && (
        <span className="text-xs text-on-bad-soft">{`Cannot work: ${barredReason}`}</span>
      )}
    </span>
    {person.drawing && <Drawing path={person.drawing} name={person.name} />}
    {isTyped(person) && <span className="text-xs">Typed: {person.name}</span>}
    {person.voidedAt && (
      <Badge tone="plain" icon={History}>
        Void
      </Badge>
    )}
    {awaitsConfirmation(person) && (
      <ConfirmSignature person={person} ramsId={ramsId} mayConfirm={onBrief !== undefined} />
    )}
    {!person.signedAt && (
      <span className="flex items-center gap-2">
        <Badge tone="warn">Unsigned</Badge>
        {onBrief && (
          <Button aria-label={`Brief ${person.name}`} onClick={onBrief}>
            Brief
          </Button>
        )}
      </span>
    )}
  </li>
);

const aboutOf = (person: BriefedPerson): string =>
  (person.signedAt
    ? [
        signatureLabel(person),
        person.language !== 'English' && person.language,
        momentText(person.signedAt),
      ]
    : [person.jobTitle, person.company]
  )
    .filter(Boolean)
    .join(' · ');
