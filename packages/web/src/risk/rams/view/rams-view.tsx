import type { Rams } from '@sitewright/domain/risk/rams';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { formatDate } from '../../../ui/fields/parse-date.ts';
import { momentText } from '../../../ui/format/date-time.ts';
import { type Fact, FactList } from '../../../ui/layout/facts.tsx';
import { Loaded } from '../../../ui/layout/loaded.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Band } from '../../band.tsx';
import { riskQueries } from '../../queries.ts';
import { useRiskSearch } from '../../search-params.ts';
import { BriefingPanel } from '../brief/briefing-panel.tsx';
import { RamsState, ramsName } from '../labels.tsx';
import { Lapses } from '../lapses.tsx';
import { briefingPart, RamsButtons } from './rams-buttons.tsx';
import { RamsText } from './rams-content.tsx';
import { NewerVersion, VersionsPanel } from './versions-panel.tsx';

type Props = { id: number; today: string };

/** One version of a statement, with who was briefed on it. */
export function RamsView({ id, today }: Props) {
  const { contract } = useRiskSearch();
  return (
    <>
      <Link
        to="/risk-assessment"
        search={{ contract, tab: 'rams' }}
        className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm text-text-2 site:min-h-11"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All method statements
      </Link>
      <Loaded
        query={useQuery(riskQueries.rams(id))}
        what="the method statement"
        empty="This method statement no longer exists."
        skeleton={<Skeleton what="the method statement" shape="lines" />}
      >
        {(rams) => <FullRams rams={rams} today={today} />}
      </Loaded>
    </>
  );
}

const FullRams = ({ rams, today }: { rams: Rams; today: string }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 max-md:gap-3 lg:grid-cols-[minmax(0,1fr)_24rem]">
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-card border border-line bg-surface p-5 max-md:p-4">
      <Head rams={rams} />
      <RamsButtons rams={rams} today={today} />
      <Lapses lapses={rams.lapses} />
      <FactList
        facts={factsOf(rams)}
        isStacked
        layout="grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 [&_dt]:text-xs"
      />
      <RamsText content={rams.content} />
    </article>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      {rams.issuedAt && (
        <div id={briefingPart} tabIndex={-1} className="scroll-mt-20">
          <BriefingPanel rams={rams} />
        </div>
      )}
      <VersionsPanel rams={rams} />
    </div>
  </div>
);

const Head = ({ rams }: { rams: Rams }) => (
  <div className="grid gap-1.5">
    <p className="flex flex-wrap items-center gap-2 text-sm text-text-2">
      <span className="tabular-nums">{ramsName(rams)}</span>
      <RamsState status={rams.status} />
      {rams.hazards > 0 && <Band risk={rams.highestResidual} />}
    </p>
    <h2 className="text-xl [overflow-wrap:anywhere]">{rams.activity}</h2>
    {rams.status === 'superseded' && <NewerVersion rams={rams} />}
    {rams.statusReason && (
      <p className="text-sm [overflow-wrap:anywhere]">
        <b className="font-semibold">Reason:</b> {rams.statusReason}
      </p>
    )}
  </div>
);

const factsOf = (rams: Rams): Fact[] => [
  ['Location', rams.location],
  ['Start', formatDate(rams.startDate ?? '')],
  ['Finish', formatDate(rams.finishDate ?? '')],
  ['Review by', formatDate(rams.reviewDate ?? '')],
  ['Author', rams.authorName],
  ['Approved', rams.approvedAt && `${rams.approvedByName}, ${momentText(rams.approvedAt)}`],
  ['Issued', rams.issuedAt && momentText(rams.issuedAt)],
];
