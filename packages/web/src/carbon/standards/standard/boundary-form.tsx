import { moduleLabels } from '@sitewright/domain/carbon/carbon-labels';
import type { CarbonStandard } from '@sitewright/domain/carbon/carbon-settings';
import {
  type CarbonModule,
  carbonModules,
  editions,
} from '@sitewright/domain/carbon/carbon-values';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';

/** The part of the standard that changes totals. */
export type Boundary = Pick<
  CarbonStandard,
  'modules' | 'includesLosses' | 'includesWtt' | 'statedYear'
>;

/** In the order of the modules, so that equal ones are equal. */
export const boundaryOf = ({ modules, includesLosses, includesWtt, statedYear }: Boundary) => ({
  modules: inOrder(modules),
  includesLosses,
  includesWtt,
  statedYear,
});

const inOrder = (some: readonly CarbonModule[]) =>
  carbonModules.filter((module) => some.includes(module));

const recorded = 'recorded';

const years = [
  { value: recorded, label: 'As recorded: the edition for each entry’s year' },
  ...editions
    .toReversed()
    .map((year) => ({ value: String(year), label: `${year} edition for all entries` })),
];

type Props = { boundary: Boundary; onChange: (boundary: Boundary) => void };

export const BoundaryForm = ({ boundary, onChange }: Props) => {
  const { modules, statedYear } = boundary;
  const toggle = (module: CarbonModule, isIn: boolean) =>
    inOrder(isIn ? [...modules, module] : modules.filter((other) => other !== module));
  return (
    <form
      aria-label="Standard"
      className="grid gap-5 rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <SelectField
        label="Factors"
        name="statedYear"
        help="One edition for all entries shows changes in activity only, not changes in the factors"
        options={years}
        value={String(statedYear ?? recorded)}
        onChange={(value) =>
          onChange({
            ...boundary,
            statedYear: editions.find((year) => String(year) === value) ?? null,
          })
        }
      />
      <fieldset className="grid min-w-0 gap-x-4 gap-y-1 sm:grid-cols-2">
        <legend className="mb-1 text-sm font-medium">
          Included in the total (EN 15978 modules)
        </legend>
        {carbonModules.map((module) => (
          <CheckboxField
            key={module}
            label={moduleLabels[module]}
            name={module}
            value={modules.includes(module) ? 'yes' : 'no'}
            onChange={(value) =>
              onChange({ ...boundary, modules: toggle(module, value === 'yes') })
            }
          />
        ))}
      </fieldset>
      <Besides boundary={boundary} onChange={onChange} />
    </form>
  );
};

const Besides = ({ boundary, onChange }: Props) => (
  <fieldset className="grid min-w-0 gap-x-4 gap-y-1 sm:grid-cols-2">
    <legend className="mb-1 text-sm font-medium">Also include</legend>
    <CheckboxField
      label="Grid losses (T&D)"
      help="Transmission and distribution losses"
      name="includesLosses"
      value={boundary.includesLosses ? 'yes' : 'no'}
      onChange={(value) => onChange({ ...boundary, includesLosses: value === 'yes' })}
    />
    <CheckboxField
      label="Well to tank (WTT)"
      help="Emissions from producing and supplying fuel"
      name="includesWtt"
      value={boundary.includesWtt ? 'yes' : 'no'}
      onChange={(value) => onChange({ ...boundary, includesWtt: value === 'yes' })}
    />
  </fieldset>
);
