import type { Project } from '@sitewright/domain/projects/project';
import { riskApi } from '@sitewright/domain/risk/api';
import type { RamsHead } from '@sitewright/domain/risk/rams';
import { obstacleToDrafting } from '@sitewright/domain/risk/rams-rules';
import type { RamsStatus } from '@sitewright/domain/risk/risk-values';
import { ramsTemplates } from '@sitewright/domain/risk/templates/library';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText, FolderOpen, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { NoContracts, useIsWithoutContracts } from '../../projects/no-contracts.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Opener } from '../../ui/opener.tsx';
import type { RowAction } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RecordCard } from '../../ui/table/record-card.tsx';
import { openRow } from '../../ui/table/row-actions.ts';
import type { TableView } from '../../ui/table/table-view.ts';
import { Band } from '../band.tsx';
import { useChangeRiskSearch } from '../search-params.ts';
import { RamsState, ramsName, signedText } from './labels.tsx';
import { Lapsed } from './lapses.tsx';
import { linkTo, Review, ramsColumns, ramsFilters } from './rams-columns.tsx';

type Props = { project?: Project; today: string };

/** Every statement, the newest first; each version is a line of its own. */
export function RamsList({ project, today }: Props) {
  const query = useQuery(
    queryAll(riskApi.listRams, { query: { projectId: project?.id, limit: 200 } }),
  );
  return (
    <>
      <NewButton {...(project && { project })} />
      <Loaded
        query={query}
        what="method statements"
        empty={<NoRams />}
        skeleton={<Skeleton what="method statements" count={4} />}
      >
        {(all) => <Table all={all} today={today} isOfCompany={!project} />}
      </Loaded>
    </>
  );
}

const chooseFirst = { message: 'Choose a contract first.' };

function NewButton({ project }: Pick<Props, 'project'>) {
  const obstacle = obstacleToDrafting(useActor()) ?? (project ? undefined : chooseFirst);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
      <Opener icon={Plus} label="New method statement" tone="primary" obstacle={obstacle}>
        {(close) => <ChooseTemplate onClose={close} />}
      </Opener>
    </div>
  );
}

type TableProps = { all: readonly RamsHead[]; today: string; isOfCompany: boolean };

function Table({ all, today, isOfCompany }: TableProps) {
  const [view, setView] = useState<TableView>({});
  const change = useChangeRiskSearch();
  const columns = useMemo(() => ramsColumns(isOfCompany, today), [isOfCompany, today]);
  const actions: RowAction<RamsHead>[] = [
    openRow(FolderOpen, ({ id, projectSlug: contract }) =>
      change({ contract, tab: 'rams', rams: id }),
    ),
  ];
  return (
    <DataTable
      label="Method statements"
      rows={useMemo(() => all.toSorted(byUse), [all])}
      columns={columns}
      filters={ramsFilters}
      actions={actions}
      searchHint="Activity, reference or location"
      isTwoLine
      view={view}
      onView={setView}
      card={(rams, menu) => (
        <RamsCard rams={rams} menu={menu} today={today} isOfCompany={isOfCompany} />
      )}
    />
  );
}

/** Issued statements first, before drafts and ended ones. */
const orderOfUse: Record<RamsStatus, number> = {
  issued: 0,
  approved: 1,
  in_review: 2,
  draft: 3,
  superseded: 4,
  withdrawn: 5,
};

const byUse = (one: RamsHead, other: RamsHead): number =>
  orderOfUse[one.status] - orderOfUse[other.status] ||
  Number(other.lapses.length > 0) - Number(one.lapses.length > 0) ||
  one.reference.localeCompare(other.reference);

const NoRams = () =>
  useIsWithoutContracts() ? (
    <NoContracts
      icon={FileText}
      text="Method statements belong to a contract. Add a contract, then start from a library template."
    />
  ) : (
    <EmptyState
      icon={FileText}
      title="No method statements yet"
      text="Start from a library template with hazards, controls, steps, permits and weather limits, then adapt it to your site."
    />
  );

type RamsCardProps = { rams: RamsHead; menu: ReactNode; today: string; isOfCompany: boolean };

const RamsCard = ({ rams, menu, today, isOfCompany }: RamsCardProps) => (
  <RecordCard
    title={
      <Link {...linkTo(rams)} className="-my-2.5 inline-block py-2.5">
        {rams.activity}
      </Link>
    }
    note={isOfCompany ? `${ramsName(rams)} · ${rams.projectName}` : ramsName(rams)}
    menu={menu}
  >
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <RamsState status={rams.status} />
      {rams.hazards > 0 && <Band risk={rams.highestResidual} />}
      <Lapsed lapses={rams.lapses} />
      {rams.status === 'issued' && signedText(rams)}
    </p>
    {rams.reviewDate && (
      <p className="text-sm text-text-2">
        Review by <Review rams={rams} today={today} />
      </p>
    )}
  </RecordCard>
);

type ChooseTemplateProps = { onClose: () => void };

const blank = { id: undefined, title: 'Blank', about: 'Headings only.' };

/** A statement begins with one from the library, or from nothing. */
function ChooseTemplate({ onClose }: ChooseTemplateProps) {
  const change = useChangeRiskSearch();
  return (
    <Dialog
      isOpen
      title="New method statement"
      description="Choose a template, then adapt it to your site."
      onClose={onClose}
    >
      <ul className="grid gap-2">
        {[...ramsTemplates, blank].map(({ id, title, about }) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => change({ tab: 'rams', doing: 'new', template: id })}
              className="grid min-h-11 w-full rounded-control border border-control px-3 py-2 text-left text-sm hover:bg-sunken"
            >
              <span className="font-medium">{title}</span>
              <span className="text-xs text-text-2">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
