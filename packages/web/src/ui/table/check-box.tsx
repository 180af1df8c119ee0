import { type ChangeEvent, useEffect, useRef } from 'react';

type Props = {
  label: string;
  isChecked: boolean;
  /** Some rows are selected, but not all. */
  isPartly?: boolean;
  onChange: (isWithShift: boolean) => void;
};

/** The check box of a row or of all rows; its target is the whole cell. */
export function CheckBox({ label, isChecked, isPartly = false, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  const change = ({ nativeEvent }: ChangeEvent) =>
    onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);

  return (
    <label className="-m-2 grid size-8 place-items-center pointer-coarse:size-11">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={change}
        className="size-4 accent-brand pointer-coarse:size-5"
      />
    </label>
  );
}
