import { accessMatrix, type Resource, roles } from '@sitewright/domain/kernel/access';
import { recordTypes } from '@sitewright/domain/record-types';
import { Panel } from '../ui/layout/panel.tsx';
import { WideTable } from '../ui/layout/wide-table.tsx';
import { permissionLetters } from '../ui/permission-letters.ts';
import { resourceLabelsOf } from './permission-labels.ts';

const resourceLabels = resourceLabelsOf(recordTypes);

const columns = [...roles, 'Administrator also'] as const;

/** Who may do what: the same table that the server goes by. It is shown, not edited. */
export const PermissionsTab = () => (
  <Panel title="Roles and permissions">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <p className="text-sm text-text-2">
        Administrators have the rights of a Managing Director plus those in the last column.
      </p>
      <Legend />
      <WideTable label="Roles and permissions">
        <thead>
          <tr>
            <th scope="col" className={`${cell} sticky left-0 z-10 bg-surface`}>
              Area
            </th>
            {columns.map((role) => (
              <th key={role} scope="col" className={`${cell} align-bottom font-medium`}>
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(accessMatrix) as Resource[]).map((resource) => (
            <tr key={resource} className="border-t border-line-2">
              <th scope="row" className={`${cell} sticky left-0 bg-surface font-medium`}>
                {resourceLabels[resource]}
              </th>
              {accessMatrix[resource].map((granted, place) => (
                // The columns of the table never move.
                <td key={columns[place]} className={`${cell} text-text-2`}>
                  <Granted letters={granted} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  </Panel>
);

/** Narrow, so that all roles are on one screen; the headings break where they must. */
const cell = 'px-2 py-1 text-left! align-top whitespace-normal!';

/** The capital letters; a small one is for own records. */
const legend = Object.entries(permissionLetters).filter(([letter]) => /[A-Z]/.test(letter));

const Legend = () => (
  <ul aria-label="Letters" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-2">
    {legend.map(([letter, label]) => (
      <li key={letter}>
        <b className="font-semibold text-text">{letter}</b> {label}
      </li>
    ))}
    <li>
      <b className="font-semibold text-text">r, u, d</b> own records only
    </li>
  </ul>
);

/** Letters to look at, words to hear or point at. */
const Granted = ({ letters }: { letters: string }) =>
  letters ? (
    <span title={permissionLabel(letters)}>
      <span aria-hidden="true">{letters}</span>
      <span className="sr-only">{permissionLabel(letters)}</span>
    </span>
  ) : (
    '–'
  );

const permissionLabel = (granted: string): string =>
  [...granted].map((letter) => permissionLetters[letter] ?? letter).join(', ');
