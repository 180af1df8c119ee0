import { can } from '@sitewright/domain/kernel/access';
import { Link } from '@tanstack/react-router';
import { CircleDashed, Flag, NotebookPen, OctagonAlert, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useActor } from '../platform/session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import type { Obstacle } from '../ui/disabled-reason.tsx';
import { RecordCard, titleLinkStyles } from '../ui/table/record-card.tsx';
import { useNarrow } from '../ui/table/use-media.ts';
import type { Contract } from './contract.ts';
import { SpentLine } from './contract-bars.tsx';
import { crewsOnly, diaryText } from './contract-cells.tsx';
import { StatusBadge } from './status-badge.tsx';

type Props = {
  contract: Contract;
  today: string;
  /** Why it cannot be edited, if it cannot. */
  editObstacle: Obstacle | undefined;
  menu: ReactNode;
};

/** A contract as shown on a phone, with its three usual actions. */
export const ContractCard = ({ contract, today, editObstacle, menu }: Props) => (
  <RecordCard
    title={<TitleLink contract={contract} />}
    note={[contract.code, contract.postcode].filter(Boolean).join(' · ')}
    picture={
      contract.profilePicture && (
        <img
          src={contract.profilePicture}
          alt=""
          loading="lazy"
          className="size-12 flex-none rounded-control object-cover"
        />
      )
    }
    menu={menu}
  >
    <CardBadges contract={contract} />
    <CardDiary contract={contract} today={today} />
    <div className="mt-auto grid gap-3">
      <SpentLine contract={contract} today={today} />
      <CardActions contract={contract} editObstacle={editObstacle} />
    </div>
  </RecordCard>
);

const TitleLink = ({ contract: { name, slug } }: { contract: Contract }) => (
  <Link to="/project/$slug" params={{ slug }} data-slug={slug} className={titleLinkStyles}>
    {name}
  </Link>
);

const CardBadges = ({ contract: { status, overview } }: { contract: Contract }) => (
  <p className="flex flex-wrap gap-2">
    <StatusBadge status={status} />
    {!!overview?.overdueIssues && (
      <Badge tone="bad" icon={OctagonAlert}>
        {overview.overdueIssues} overdue
      </Badge>
    )}
    {!!overview?.openIssues && !overview.overdueIssues && (
      <Badge tone="plain">{overview.openIssues} open</Badge>
    )}
    {overview?.isDiaryMissing && (
      <Badge tone="warn" icon={CircleDashed}>
        Diary not started
      </Badge>
    )}
  </p>
);

/** The last author; a missing entry for today is among the badges. */
function CardDiary({ contract, today }: Pick<Props, 'contract' | 'today'>) {
  const { lastDiary, isDiaryMissing, isCrewOnly } = contract.overview ?? {};
  if (isDiaryMissing || (!lastDiary && !isCrewOnly)) return null;
  return (
    <p className="truncate text-xs text-text-2 site:text-sm">
      {isCrewOnly
        ? crewsOnly
        : `Diary ${diaryText(contract, today).replace('Today', 'today')}, ${lastDiary?.author}`}
    </p>
  );
}

type ActionsProps = Pick<Props, 'contract' | 'editObstacle'>;

function CardActions({ contract, editObstacle }: ActionsProps) {
  const { id, slug, name } = contract;
  const edit = (
    <>
      <Pencil aria-hidden="true" className="size-4 site:size-5" />
      <span className="max-md:sr-only">Edit</span>
    </>
  );
  return (
    <div className="flex flex-wrap gap-2">
      <DiaryButton contract={contract} />
      <ButtonLink
        to="/project/$slug/site-issues/{-$action}/{-$issueId}"
        params={{ slug }}
        aria-label={`Issues, ${name}`}
      >
        <Flag aria-hidden="true" className="size-4 site:size-5" />
        Issues
      </ButtonLink>
      {editObstacle ? (
        <Button
          isBlocked
          aria-label={`Edit, ${name}. ${editObstacle.message}`}
          title={editObstacle.message}
        >
          {edit}
        </Button>
      ) : (
        <ButtonLink to="/edit-project/$id" params={{ id: String(id) }} aria-label={`Edit, ${name}`}>
          {edit}
        </ButtonLink>
      )}
    </div>
  );
}

/** Writes the day up on an active contract; opens the diary otherwise, and for a user who may only read. */
function DiaryButton({ contract: { slug, name, status } }: Pick<Props, 'contract'>) {
  const isLogged = can(useActor(), 'diary', 'C') && status === 'active';
  // At a desk the page has its own main button.
  const isNarrow = useNarrow();
  const Icon = isLogged ? Plus : NotebookPen;
  const label = isLogged ? 'Log diary' : 'Open diary';
  return (
    <ButtonLink
      to="/project/$slug"
      params={{ slug }}
      search={isLogged ? { entry: 'new' } : {}}
      tone={isLogged && isNarrow ? 'primary' : 'secondary'}
      aria-label={`${label}, ${name}`}
      className="flex-1"
    >
      <Icon aria-hidden="true" className="size-4 site:size-5" />
      {label}
    </ButtonLink>
  );
}
