import { tidyCompanyNumber, tidyVat } from '@sitewright/domain/suppliers/checks';
import { duplicatesOf } from '@sitewright/domain/suppliers/duplicates';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { supplierQueries } from '../queries.ts';
import type { Form } from './fields.ts';

/** Shows similar suppliers while the user types. */
export function LikenessNote({ form, except }: { form: Form; except: number }) {
  const { data: register } = useQuery(supplierQueries.list());
  const { name, vatNumber, companyNumber, phone } = form.values;
  const [likeliest] = useMemo(() => {
    if (name.trim().length < 3) return [];
    const typed = {
      id: except,
      name,
      phone,
      vatNumber: tidyVat(vatNumber) ?? null,
      companyNumber: tidyCompanyNumber(companyNumber) ?? null,
    };
    return duplicatesOf(typed, register ?? []);
  }, [register, except, name, vatNumber, companyNumber, phone]);
  return (
    likeliest && (
      <Notice
        tone="info"
        icon={Copy}
        text={`${likeliest.other.name} is in the register: ${likeliest.reasons.join(', ')}. Is it the same firm?`}
      />
    )
  );
}
