import { keyboardMap, keyLabels } from './keyboard-map.ts';

/** Which key does what, group by group. */
export const KeyLegend = () =>
  keyboardMap.map(({ title, keys }) => (
    <section key={title} aria-label={title}>
      <h3 className="pb-1">{title}</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-sm">
        {keys.map((one) => (
          <div
            key={one.keys}
            className="col-span-2 grid grid-cols-subgrid border-t border-line-2 py-1.5"
          >
            <dt>{one.does}</dt>
            <dd className="flex justify-end gap-1">
              {keyLabels(one.keys).map((key) => (
                <kbd
                  key={key}
                  className="rounded-[4px] border border-line bg-surface px-1.25 font-sans text-xs font-medium text-text-2"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
