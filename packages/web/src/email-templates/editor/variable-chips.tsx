import { exampleOf, variableMeanings } from '@sitewright/domain/email-templates/meanings';
import { standards, type TemplateType } from '@sitewright/domain/email-templates/template-type';
import { Check } from 'lucide-react';
import { cn } from '../../ui/cn.ts';
import { FieldHelp } from '../../ui/fields/field.tsx';

type Props = {
  type: TemplateType;
  /** The whole text, to find the variables in use. */
  written: string;
  onInsert: (name: string) => void;
};

/** The variables of the email; selecting one inserts it at the cursor. */
export const VariableChips = ({ type, written, onInsert }: Props) => (
  <div className="grid gap-1">
    <p className="text-sm font-medium">Variables</p>
    <FieldHelp>Select a variable to insert it. A tick shows it is used.</FieldHelp>
    <ul className="flex flex-wrap gap-1.5">
      {standards[type].variables.map((name) => (
        <li key={name}>
          <Chip name={name} written={written} onInsert={onInsert} />
        </li>
      ))}
    </ul>
  </div>
);

function Chip({ name, written, onInsert }: Omit<Props, 'type'> & { name: string }) {
  const last = name.replace(/^.*\./, '');
  const isUsed = new RegExp(`\\{\\{[#\\w ]*\\b(${name.replaceAll('.', '\\.')}|${last})\\b`).test(
    written,
  );
  return (
    <button
      type="button"
      title={`${variableMeanings[name]}: ${exampleOf(name)}`}
      onClick={() => onInsert(name)}
      className={cn(
        'inline-flex min-h-7 items-center gap-1 rounded-full border border-line px-2.5 font-mono text-xs hover:bg-sunken max-md:min-h-11',
        isUsed && 'bg-info-soft text-on-info-soft',
      )}
    >
      {isUsed && <Check aria-hidden="true" className="size-3.5" />}
      {name}
      {isUsed && <span className="sr-only">, used</span>}
    </button>
  );
}
