import type { RowVerdict } from '@sitewright/domain/materials/material-import';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ReviewStep } from '../../ui/import/review-step.tsx';
import { rowsText } from '../../ui/import/rows-text.ts';
import type { ChosenFile } from '../../ui/import/sheet.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { number } from '../../ui/table/labels.ts';
import type { Checked, MaterialWizard } from './use-material-import.ts';

type Props = { file: ChosenFile; checked: Checked; wizard: MaterialWizard };

export function ReviewRows({ file, checked, wizard }: Props) {
  const { verdicts } = checked;
  const count = (outcome: RowVerdict['outcome']) =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length;
  const good = count('add') + count('change');
  if (wizard.confirm.isPending) return <Writing rows={good} />;
  return (
    <ReviewStep
      file={file}
      wizard={wizard}
      good={good}
      figures={[
        { label: 'New materials', value: number(count('add')) },
        { label: 'Changed materials', value: number(count('change')) },
        { label: 'No changes', value: number(count('same')) },
      ]}
      refused={verdicts.filter(({ outcome }) => outcome === 'refused')}
      command={wizard.confirm}
      onImport={() => wizard.write(file, checked)}
    >
      <Namesakes verdicts={verdicts} />
      <Formulas verdicts={verdicts} />
    </ReviewStep>
  );
}

const namesakeTexts = {
  change: (rows: number) =>
    `${rowsText(rows)} ${rows === 1 ? 'changes' : 'change'} a material with the same description and unit.`,
  add: (rows: number) =>
    `${rowsText(rows)} ${rows === 1 ? 'has' : 'have'} a new SKU and ${rows === 1 ? 'is' : 'are'} added, although a material with the same description and unit exists.`,
};

/** What a row without a known SKU does to a material of the same name. */
const Namesakes = ({ verdicts }: Pick<Checked, 'verdicts'>) => (
  <ul className="grid gap-1 text-sm empty:hidden">
    {(['change', 'add'] as const).map((what) => {
      const rows = verdicts.filter(({ outcome, isNamesake }) => isNamesake && outcome === what);
      return rows.length > 0 && <li key={what}>{namesakeTexts[what](rows.length)}</li>;
    })}
  </ul>
);

const formulasNamed = 5;

/** They are imported as text: only the user knows whether that was meant. */
function Formulas({ verdicts }: Pick<Checked, 'verdicts'>) {
  const lines = verdicts.flatMap(({ isFormula, line }) => (isFormula ? [line] : []));
  if (lines.length === 0) return null;
  const named = lines.slice(0, formulasNamed).map(number).join(', ');
  const more = lines.length - formulasNamed;
  return (
    <p className="inline-flex items-center gap-1.5 text-sm text-on-warn-soft">
      <TriangleAlert aria-hidden="true" className="size-4 flex-none" />
      {`${rowsText(lines.length)} ${lines.length === 1 ? 'begins' : 'begin'} with =, +, - or @, as a spreadsheet formula does, and ${lines.length === 1 ? 'is' : 'are'} imported as text: ${lines.length === 1 ? 'row' : 'rows'} ${named}${more > 0 ? ` and ${number(more)} more` : ''}.`}
    </p>
  );
}

const tick = 100;
/** About what a row takes, in milliseconds, and what the first one does. */
const [forOne, forAny] = [0.25, 600];

/** All rows are written in one request without progress: the bar follows the usual duration. */
function Writing({ rows }: { rows: number }) {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setGone((before) => before + tick), tick);
    return () => clearInterval(timer);
  }, []);
  const value = 95 * (1 - Math.exp(-gone / (forAny + rows * forOne)));
  return (
    <ProgressBar
      label={`Importing ${rowsText(rows)}`}
      value={value}
      step={`About ${Math.round(value)}%`}
      note="If one row fails, nothing is imported."
    />
  );
}
