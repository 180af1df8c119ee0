import { formatDate, formatDateTime } from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';
import { isBriefed, signatureLabel } from '@sitewright/domain/risk/briefing';
import { dependenceText } from '@sitewright/domain/risk/live-controls';
import type { BriefedPerson, Control, Hazard, Rams } from '@sitewright/domain/risk/rams';
import {
  bandLabels,
  controlLabels,
  ppeLabels,
  statusLabels,
} from '@sitewright/domain/risk/risk-values';
import { bandOf, riskOf, standingRisk } from '@sitewright/domain/risk/score';
import { heading, printedAt, text, under } from '../platform/pdf/blocks.ts';
import type { Block, Letterhead, Print, PrintColumn } from '../platform/pdf/print.ts';

type Printed = {
  letterhead: Letterhead;
  rams: Rams;
  project: Pick<Project, 'name' | 'code'>;
  people: readonly BriefedPerson[];
  now: Date;
};

/** The copy that is displayed in the site office and signed. */
export function ramsPrint({ letterhead, rams, project, people, now }: Printed): Print {
  const { reference, revision, activity, content } = rams;
  return {
    letterhead,
    title: `${reference}: ${activity}`,
    subtitle: `Risk assessment and method statement · version ${revision} · ${statusLabels[rams.status]}`,
    ...printedAt(now),
    blocks: [
      { kind: 'facts', facts: factsOf(rams, project) },
      ...notInPlace(rams, now),
      heading('Hazards and controls'),
      { kind: 'table', columns, rows: content.hazards.map(rowOf) },
      ...listBlock('Method', content.steps, true),
      ...listBlock(
        'Personal protective equipment',
        content.ppe.map((kind) => ppeLabels[kind]),
      ),
      ...listBlock('Plant', content.plant),
      ...listBlock('Materials and substances (COSHH)', content.substances),
      ...listBlock('Permits', content.permits),
      ...listBlock('Competence', content.competences),
      ...listBlock('Weather limits', content.weatherLimits),
      ...listBlock('Emergency', content.emergency ? [content.emergency] : []),
      ...signatures(people),
    ],
  };
}

const factsOf = (rams: Rams, { name, code }: Printed['project']) =>
  [
    ['Contract', [code, name].filter(Boolean).join(' · ')],
    ['Location', rams.location ?? '–'],
    ['Start', day(rams.startDate)],
    ['Finish', day(rams.finishDate)],
    ['Author', rams.authorName],
    ['Review by', day(rams.reviewDate)],
    ['Approved by', rams.approvedByName ?? '–'],
    ['Approved', rams.approvedAt ? formatDateTime(new Date(rams.approvedAt)) : '–'],
  ] as const;

/** What a reader of the printed document must know first. */
function notInPlace({ lapses }: Rams, now: Date): Block[] {
  const boxes = lapses.map(({ control, why }) => ({ title: why, text: control }));
  return under(
    `Control not in place, as at ${formatDateTime(now)}`,
    boxes.map((box) => ({ kind: 'boxes', boxes: [box] })),
  );
}

const day = (date: string | null): string => (date ? formatDate(date) : '–');

const columns: PrintColumn[] = [
  { header: 'Hazard and who might be harmed', share: 6 },
  { header: 'Before', share: 2.8 },
  { header: 'Controls', share: 11 },
  { header: 'After', share: 2.8 },
  { header: 'Responsible', share: 3.4 },
];

const rowOf = (hazard: Hazard): string[] => [
  `${hazard.hazard}\n${hazard.whoHarmed}`,
  inWords(hazard.likelihood, hazard.severity, riskOf(hazard)),
  hazard.controls.map(controlText).join('\n'),
  inWords(hazard.residualLikelihood, hazard.residualSeverity, standingRisk(hazard)),
  hazard.responsible,
];

const controlText = ({ type, text, dependsOn }: Control): string =>
  [`${controlLabels[type]}: ${text}`, dependsOn && dependenceText(dependsOn)]
    .filter(Boolean)
    .join('. ');

/** '20 Critical', and its calculation: '4 × 5' */
const inWords = (likelihood: number, severity: number, risk: number): string =>
  `${risk} ${bandLabels[bandOf(risk)]}\n${likelihood} × ${severity}`;

const listBlock = (title: string, lines: readonly string[], isNumbered = false): Block[] =>
  under(
    title,
    lines.map((line, i) => text(`${isNumbered ? `${i + 1}.` : '•'} ${line}`)),
  );

function signatures(people: readonly BriefedPerson[]): Block[] {
  const signed = people.filter(isBriefed);
  return [
    heading(`Briefed and signed: ${signed.length}`),
    {
      kind: 'signatures',
      signatures: signed.map((person) => ({
        name: person.name,
        note: [
          person.company,
          person.language !== 'English' && person.language,
          signatureLabel(person),
        ]
          .filter(Boolean)
          .join(' · '),
        when: person.signedAt ? formatDateTime(new Date(person.signedAt)) : '',
        drawing: person.drawing,
      })),
    },
  ];
}
