import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';

/** Suppliers › Purchase orders › this one. */
export const Trail = ({ here }: { here?: string }) => (
  <nav aria-label="Breadcrumb" className="text-xs text-text-2 print:hidden">
    <ol className="flex flex-wrap items-center gap-1.5">
      <li>
        <Link to="/suppliers" className={step}>
          Suppliers
        </Link>
      </li>
      <li aria-current={here ? undefined : 'page'} className="flex items-center gap-1.5">
        <ChevronRight aria-hidden="true" className="size-3.5" />
        {here ? (
          <Link to="/suppliers/orders" className={step}>
            Purchase orders
          </Link>
        ) : (
          'Purchase orders'
        )}
      </li>
      {here && (
        <li aria-current="page" className="flex min-w-0 items-center gap-1.5">
          <ChevronRight aria-hidden="true" className="size-3.5" />
          <span className="truncate">{here}</span>
        </li>
      )}
    </ol>
  </nav>
);

const step = '-my-1 inline-block py-1 hover:underline site:-my-3 site:py-3';
