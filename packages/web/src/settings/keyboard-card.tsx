import { useState } from 'react';
import { keyboardMap, keysInWords } from '../app/keyboard-map.ts';
import { keysSetting } from '../platform/hotkeys.ts';
import { keep, readKept } from '../platform/kept.ts';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { Panel } from '../ui/panel.tsx';

/** Single keys can be in the way of who speaks to the device, or presses two at once. */
export function KeyboardCard() {
  const [areOn, setOn] = useState(readKept(keysSetting) !== 'off');
  const change = (value: string) => {
    setOn(value === 'yes');
    keep(keysSetting, value === 'yes' ? null : 'off');
  };
  return (
    <Panel title="Keyboard" aside={<span className="text-xs text-text-2">On this device</span>}>
      <div className="grid gap-5 p-4">
        <CheckboxField
          name="keys"
          label="Shortcuts of a single key"
          help="Those with Ctrl or Cmd work always."
          value={areOn ? 'yes' : 'no'}
          onChange={change}
        />
        {keyboardMap.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="pb-1 text-sm">{title}</h3>
            <dl className="grid text-sm">
              {keys.map((one) => (
                <div
                  key={one.keys}
                  className="flex justify-between gap-4 border-t border-line-2 py-1.5"
                >
                  <dt>{one.does}</dt>
                  <dd className="flex gap-1">
                    {keysInWords(one.keys).map((key) => (
                      <kbd
                        key={key}
                        className="rounded-[4px] border border-line px-1.25 font-sans text-xs font-medium text-text-2"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Panel>
  );
}
