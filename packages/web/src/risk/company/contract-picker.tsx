import { useQuery } from '@tanstack/react-query';
import { projectQueries } from '../../projects/queries.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useChangeAddress } from '../use-search-params.ts';

/** Goes to one contract; which is seen now, the address says. */
export function ContractPicker() {
  const change = useChangeAddress();
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
