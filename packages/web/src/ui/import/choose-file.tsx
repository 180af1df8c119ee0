import { DropArea } from '../files/drop-area.tsx';
import { LinkButton } from '../link-button.tsx';
import { saveTemplate } from './save-template.ts';
import type { ImportColumn } from './sheet.ts';

export type FileGuide = {
  title: string;
  /** What is needed, and what becomes of whatever is there already. */
  text: string;
  /** What the empty file is called that somebody can begin with. */
  template: string;
};

type Props = FileGuide & {
  columns: readonly ImportColumn[];
  onFile: (file: File) => void;
};

export const ChooseFile = ({ title, text, template, columns, onFile }: Props) => (
  <>
    <div className="grid gap-1">
      <h2>{title}</h2>
      <p className="max-w-[72ch] text-sm text-pretty text-text-2">
        CSV or Excel (XLSX), with column names above the rows. We read {namesOf(columns)}; {text}
      </p>
      <LinkButton onClick={() => saveTemplate(template, columns)}>
        Download an empty template
      </LinkButton>
    </div>
    <DropArea
      accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      multiple={false}
      onFiles={([file]) => file && onFile(file)}
    />
  </>
);

const namesOf = (columns: readonly ImportColumn[]): string =>
  new Intl.ListFormat('en-GB').format(columns.map(({ label }) => label));
