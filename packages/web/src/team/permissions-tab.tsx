import { accessMatrix, type Resource, roles } from '@sitewright/domain/kernel/access';
import { recordTypes } from '@sitewright/domain/record-types';
import { Panel } from '../ui/layout/panel.tsx';
import { WideTable } from '../ui/layout/wide-table.tsx';
import { permissionLetters } from '../ui/permission-letters.ts';
import { resourceLabelsOf } from './permission-labels.ts';

const resourceLabels = resourceLabelsOf(recordTypes);

const columns = [...roles, 'Administrator, besides'] as const;

/** Who may do what: the same table that the server goes by. It is shown, not edited. */
export const PermissionsTab = () => (
  <Panel title="Roles and permissions">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <p className="text-sm text-text-2">
        An administrator of the organisation holds what a Managing Director holds and the last
        column, whatever their job. Own: what they made themselves.
      </p>
      <WideTable label="Roles and permissions">
        <thead>
          <tr>
            <th scope="col" className={`${cell} sticky left-0 z-10 bg-surface`}>
              What
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
                  {granted ? permissionLabel(granted) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  </Panel>
);

/** Words, not figures: they stand left, and turn where they must. */
const cell = 'min-w-28 px-2.5 py-2 text-left! align-top whitespace-normal!';

const permissionLabel = (granted: string): string =>
  [...granted].map((letter) => permissionLetters[letter] ?? letter).join(', ');
