import {
  exampleOf,
  listOf,
  tagOf,
  variableMeanings,
} from '@sitewright/domain/email-templates/meanings';
import {
  standards,
  type TemplateType,
  templateTypes,
} from '@sitewright/domain/email-templates/template-type';
import { templateTypeLabels } from '@sitewright/domain/email-templates/type-labels';
import { codeStyles, GuidePart, type HasMatch } from './guide-part.tsx';

/** The variables of each email type, one table for each. */
export const VariableTables = ({ has }: { has: HasMatch }) =>
  templateTypes.map((type) => <VariableTable key={type} type={type} has={has} />);

function VariableTable({ type, has }: { type: TemplateType; has: HasMatch }) {
  const { label, to, when } = templateTypeLabels[type];
  const { variables, needed } = standards[type];
  const shown = has(label, type)
    ? variables
    : variables.filter((name) => has(name, variableMeanings[name] ?? ''));
  if (shown.length === 0) return null;
  return (
    <GuidePart title={label}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
        <p className="text-sm text-text-2">
          To: {to}. {when}.
        </p>
        <table className="w-full table-fixed text-left text-sm [overflow-wrap:anywhere]">
          <thead>
            <tr className="text-text-2">
              <th className="py-1 pr-4 font-medium">Variable</th>
              <th className="py-1 pr-4 font-medium">Meaning</th>
              <th className="py-1 font-medium">Example</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((name) => (
              <tr key={name} className="border-t border-line-2 align-top">
                <td className="py-1.5 pr-4">
                  <code className={codeStyles}>{tagOf(name)}</code>
                  {listOf(name) && (
                    <span className="block text-xs text-text-2">in each of {listOf(name)}</span>
                  )}
                </td>
                <td className="py-1.5 pr-4">
                  {variableMeanings[name]}
                  {needed.includes(name) && <b className="font-semibold">. Required.</b>}
                </td>
                <td className="py-1.5 [overflow-wrap:anywhere] text-text-2">{exampleOf(name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </GuidePart>
  );
}
