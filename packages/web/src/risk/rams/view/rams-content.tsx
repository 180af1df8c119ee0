import { dependenceText } from '@sitewright/domain/risk/live-controls';
import type { Hazard, RamsContent } from '@sitewright/domain/risk/rams';
import { controlLabels, ppeLabels } from '@sitewright/domain/risk/risk-values';
import { riskOf, standingRisk } from '@sitewright/domain/risk/score';
import { Badge } from '../../../ui/badge.tsx';
import { Band } from '../../band.tsx';

type Props = { content: RamsContent };

/** The full text of a statement; the briefing shows the same. */
export const RamsText = ({ content }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <section className="grid gap-2">
      <h3>Hazards and controls</h3>
      <ol className="grid gap-2">
        {content.hazards.map((hazard) => (
          <HazardText key={hazard.hazard} hazard={hazard} />
        ))}
      </ol>
    </section>
    <TitledList title="Method" lines={content.steps} isNumbered />
    <TitledList
      title="Personal protective equipment"
      lines={content.ppe.map((kind) => ppeLabels[kind])}
    />
    <TitledList title="Permits" lines={content.permits} />
    <TitledList title="Competence and cards" lines={content.competences} />
    <TitledList title="Weather limits" lines={content.weatherLimits} />
    <TitledList title="Plant" lines={content.plant} />
    <TitledList title="Materials and substances (COSHH)" lines={content.substances} />
    {content.emergency && (
      <section className="grid gap-1">
        <h3>Emergency</h3>
        <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">{content.emergency}</p>
      </section>
    )}
  </div>
);

const HazardText = ({ hazard }: { hazard: Hazard }) => (
  <li className="grid gap-2 rounded-control border border-line p-3 text-sm">
    <div className="grid">
      <span className="font-medium [overflow-wrap:anywhere]">{hazard.hazard}</span>
      <span className="text-xs text-text-2">{hazard.whoHarmed}</span>
    </div>
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-text-2">
      Before <Band risk={riskOf(hazard)} /> with controls <Band risk={standingRisk(hazard)} />
      <span>{hazard.responsible}</span>
    </p>
    <ul className="grid gap-1.5">
      {hazard.controls.map(({ type, text, dependsOn }) => (
        <li
          key={text}
          className="grid justify-items-start gap-x-2 gap-y-0.5 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
        >
          <Badge tone="plain">{controlLabels[type]}</Badge>
          <span className="grid min-w-0 [overflow-wrap:anywhere]">
            {text}
            {dependsOn && <span className="text-xs text-text-2">{dependenceText(dependsOn)}</span>}
          </span>
        </li>
      ))}
    </ul>
  </li>
);

type TitledListProps = { title: string; lines: readonly string[]; isNumbered?: boolean };

const TitledList = ({ title, lines, isNumbered = false }: TitledListProps) => {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    lines.length > 0 && (
      <section className="grid gap-1">
        <h3>{title}</h3>
        <List className={isNumbered ? 'list-decimal pl-5 text-sm' : 'list-disc pl-5 text-sm'}>
          {lines.map((line) => (
            <li key={line} className="py-0.5 [overflow-wrap:anywhere]">
              {line}
            </li>
          ))}
        </List>
      </section>
    )
  );
};
