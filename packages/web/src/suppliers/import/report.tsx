import type { ImportFault, ImportReport } from '@sitewright/domain/suppliers/supplier';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';
import { number } from '../../ui/table/words.ts';

/** What a dry run found: who would be added, and what is wrong with the rest, line by line. */
export const Report = ({ report: { rows, names, faults } }: { report: ImportReport }) => (
  <section aria-label="What the file holds" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <Notice
      tone={faults.length > 0 ? 'warn' : 'ok'}
      icon={faults.length > 0 ? TriangleAlert : CircleCheck}
      text={`${number(names.length)} of ${number(rows)} rows can be added.${faults.length > 0 ? ' The others are left out: correct them in the file and choose it again.' : ''}`}
    />
    {faults.length > 0 && <Faults faults={faults} />}
    {names.length > 0 && (
      <details className="text-sm">
        <summary className="min-h-6 cursor-pointer font-medium site:min-h-11">
          Who will be added
        </summary>
        <ul className="grid gap-0.5 py-2 text-text-2">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </details>
    )}
  </section>
);

const cell = 'px-3 py-1.5 align-top [overflow-wrap:anywhere]';

const Faults = ({ faults }: { faults: readonly ImportFault[] }) => (
  <div className="overflow-x-auto rounded-card border border-line">
    <table className="w-full text-left text-sm">
      <caption className="sr-only">What is wrong in the file</caption>
      <thead className="bg-sunken text-xs tracking-normal text-text-2">
        <tr>
          {['Line', 'Column', 'What is wrong'].map((header) => (
            <th key={header} scope="col" className="px-3 py-2 font-medium">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faults.map(({ row, column, value, message }) => (
          <tr key={`${row} ${column} ${message}`} className="border-t border-line-2">
            <td className={`${cell} tabular-nums`}>{row}</td>
            <td className={cell}>{column}</td>
            <td className={cell}>
              {message}
              {value && <span className="block text-xs text-text-2">{value}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
