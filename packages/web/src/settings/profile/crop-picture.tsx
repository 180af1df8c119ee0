import { useEffect, useRef, useState } from 'react';
import { detailOf } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Failure } from '../../ui/layout/failure.tsx';
import { centred, drawCut, type Framing, fileOf, portraitSide } from './crop.ts';

type Props = {
  image: ImageBitmap;
  command: { isPending: boolean; error: Error | null };
  onDone: (file: File) => void;
  onClose: () => void;
};

/** By sliders, which fingers, mice and keys move alike. */
export function CropPicture({ image, command, onDone, onClose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [framing, setFraming] = useState(centred);
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, image, framing);
  }, [image, framing]);
  const slide = (name: keyof Framing) => (value: number) =>
    setFraming((before) => ({ ...before, [name]: value }));
  return (
    <Dialog title="Crop the picture" isOpen onClose={onClose}>
      <canvas
        ref={canvas}
        width={portraitSide}
        height={portraitSide}
        role="img"
        aria-label="Your picture as it will be shown"
        className="mx-auto size-56 rounded-full border border-line"
      />
      <Slider label="Enlarge" min={1} max={4} value={framing.zoom} onSlide={slide('zoom')} />
      <Slider label="Left or right" value={framing.across} onSlide={slide('across')} />
      <Slider label="Up or down" value={framing.down} onSlide={slide('down')} />
      {command.error && !command.isPending && <Failure text={detailOf(command.error)} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          tone="primary"
          isPending={command.isPending}
          pendingLabel="Saving..."
          onClick={() => canvas.current && void fileOf(canvas.current).then(onDone)}
        >
          Save picture
        </Button>
      </div>
    </Dialog>
  );
}

type SliderProps = {
  label: string;
  min?: number;
  max?: number;
  value: number;
  onSlide: (value: number) => void;
};

const Slider = ({ label, min = -1, max = 1, value, onSlide }: SliderProps) => (
  <label className="grid gap-1 text-sm font-medium">
    {label}
    <input
      type="range"
      min={min}
      max={max}
      value={value}
      step={0.05}
      onChange={(event) => onSlide(Number(event.target.value))}
      className="h-8 w-full accent-brand"
    />
  </label>
);
