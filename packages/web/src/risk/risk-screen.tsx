import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { ContractFrame } from '../projects/contract-frame/contract-frame.tsx';
import { LoadedContract } from '../projects/loaded-contract.tsx';
import { projectQueries } from '../projects/queries.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { TabLinks } from '../ui/layout/tab-links.tsx';
import { CompanyScores } from './company-scores.tsx';
import { EditRams } from './rams/form/edit-rams.tsx';
import { NewRams } from './rams/form/new-rams.tsx';
import { RamsList } from './rams/rams-list.tsx';
import { RamsView } from './rams/view/rams-view.tsx';
import { ScoreTab } from './score/score-tab.tsx';
import { useChangeRiskSearch, useRiskSearch } from './search-params.ts';

type Props = { today: string };

/** How risky the work is, and how it is to be done safely: of a contract, or of all. */
export function RiskScreen({ today }: Props) {
  const { contract } = useRiskSearch();
  return contract ? <OfContract slug={contract} today={today} /> : <OfCompany today={today} />;
}

function OfContract({ slug, today }: Props & { slug: string }) {
  const query = useQuery(projectQueries.read(slug));
  const { data: project } = query;
  if (!project)
    return (
      <Screen title="Risk assessment">
        <LoadedContract query={query} what="the contract">
          {() => null}
        </LoadedContract>
      </Screen>
    );
  return (
    <ContractFrame project={project} today={today} here="risk">
      <Tabs />
      <Shown project={project} today={today} />
    </ContractFrame>
  );
}

const OfCompany = ({ today }: Props) => (
  <Screen title="Risk assessment" actions={<ContractPicker />}>
    <Tabs />
    <Shown today={today} />
  </Screen>
);

function Shown({ project, today }: Props & { project?: Project }) {
  const { tab } = useRiskSearch();
  if (tab === 'rams') return <RamsTab {...(project && { project })} today={today} />;
  return project ? <ScoreTab project={project} today={today} /> : <CompanyScores today={today} />;
}

const tabs = [
  ['score', 'Risk score'],
  ['rams', 'Method statements (RAMS)'],
] as const;

function Tabs() {
  const { contract, tab = 'score' } = useRiskSearch();
  return (
    <TabLinks
      label="Risk assessment"
      tabs={tabs}
      here={tab}
      search={(chosen) => ({ contract, tab: chosen })}
    />
  );
}

/** Goes to one contract; which is seen now, the address says. */
function ContractPicker() {
  const change = useChangeRiskSearch();
  const { data } = useQuery(projectQueries.list());
  return (
    <div className="min-w-40">
      <SelectField
        label="Contract"
        name="contract"
        placeholder="All contracts"
        options={(data ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
        value=""
        onChange={(contract) => change({ contract })}
      />
    </div>
  );
}

type RamsTabProps = { project?: Project; today: string };

/** The statements of a contract or of all; one of them, where the address names it. */
function RamsTab({ project, today }: RamsTabProps) {
  const { rams, doing, template } = useRiskSearch();
  if (rams && doing === 'edit') return <EditRams key={rams} id={rams} today={today} />;
  if (rams) return <RamsView key={rams} id={rams} today={today} />;
  if (project && doing === 'new')
    return <NewRams project={project} template={template} today={today} />;
  return <RamsList {...(project && { project })} today={today} />;
}
