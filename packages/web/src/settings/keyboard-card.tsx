import { useState } from 'react';
import { keysSetting } from '../platform/hotkeys.ts';
import { readItem, setItem } from '../platform/local-storage.ts';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { KeyLegend } from '../ui/key-legend.tsx';
import { Panel } from '../ui/panel.tsx';

/** Single keys can be in the way of who speaks to the device, or presses two at once. */
export function KeyboardCard() {
  const [areOn, setOn] = useState(readItem(keysSetting) !== 'off');
  const change = (value: string) => {
    setOn(value === 'yes');
    setItem(keysSetting, value === 'yes' ? null : 'off');
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
        <KeyLegend />
      </div>
    </Panel>
  );
}
