import { costFigureDefinitions } from '@sitewright/domain/costs/figure-definitions';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { readChecklist } from '@sitewright/domain/projects/checklist';
import { contactFields, contactNumbers } from '@sitewright/domain/projects/contact';
import type { Project } from '@sitewright/domain/projects/project';
import { Lock } from 'lucide-react';
import { formatDate } from '../ui/fields/parse-date.ts';
import { type Fact, Facts } from '../ui/layout/facts.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { ContractFrame } from './contract-frame/contract-frame.tsx';

type Props = {
  project: Project;
  today: string;
  /** Which roles may edit it. */
  obstacle: string;
};

/** The details of a contract for those who may not change them, among its other tabs. */
export const ReadContract = ({ project, today, obstacle }: Props) => (
  <ContractFrame project={project} today={today} here="details">
    <Notice icon={Lock} tone="plain" text={obstacle} />
    <div className="grid gap-5 rounded-card border border-line bg-surface p-5 max-md:p-4 md:grid-cols-2 [&>*]:content-start">
      <Facts title="Basics" facts={basicsOf(project)} />
      <Facts title="Site" facts={siteOf(project)} />
      <Facts title="Client" facts={clientOf(project)} />
      <Facts title="Money and dates" facts={termsOf(project)} />
      <Facts title="Contacts" facts={contactsOf(project)} />
      <Facts title="Checklist" facts={checklistOf(project)} />
    </div>
  </ContractFrame>
);

const basicsOf = ({ code, division, description, statusReason }: Project): Fact[] => [
  ['Code', code],
  ['Division', division],
  ['Description', description],
  ['Reason for the status', statusReason],
];

const siteOf = ({ address, postcode, location }: Project): Fact[] => [
  ['Address', address],
  ['Postcode', postcode],
  ['Location', location],
];

const clientOf = ({ clientName, clientAddress }: Project): Fact[] => [
  ['Client name', clientName],
  ['Client address', clientAddress],
];

const termsOf = ({ contractValue, budget, startDate, finishDate }: Project): Fact[] => [
  [costFigureDefinitions.originalValue.name, contractValue && formatPounds(contractValue)],
  [costFigureDefinitions.originalBudget.name, budget && formatPounds(budget)],
  ['Start date', startDate && formatDate(startDate)],
  ['Finish date', finishDate && formatDate(finishDate)],
];

const contactsOf = (project: Project): Fact[] =>
  contactNumbers.map((n) => {
    const { name, phone, email } = contactFields(n);
    return [
      `Contact ${n}`,
      [project[name], project[phone], project[email]].filter(Boolean).join('\n'),
    ];
  });

function checklistOf({ checklist }: Project): Fact[] {
  const items = readChecklist(checklist ?? '');
  const those = (isDone: boolean) =>
    items
      .filter((item) => item.isDone === isDone)
      .map(({ text }) => text)
      .join('\n');
  return [
    ['Done', those(true)],
    ['Open', those(false)],
  ];
}
