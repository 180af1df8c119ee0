import { type CaptchaMode, makeCaptcha } from '@sitewright/domain/session/captcha';
import { Volume2 } from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { LinkButton } from '../ui/link-button.tsx';
import { canSpeak, speakCode } from './speak-code.ts';

export type CaptchaHandle = {
  /** Whether this is exactly the code; a wrong one brings a new code. */
  check: (typed: string) => boolean;
  reload: () => void;
};

type Props = {
  length: number;
  mode?: CaptchaMode;
  background?: string;
  color?: string;
  regenerateOnFailure?: boolean;
  ref: Ref<CaptchaHandle>;
};

const chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

export function Captcha({ length, mode = 'default', ref, ...props }: Props) {
  const { background = '#ffffff', color = '#000000', regenerateOnFailure = true } = props;
  const make = () => makeCaptcha(mode, length, chance);
  const [code, setCode] = useState(make);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCaptcha(canvas.current, code, { background, color }, chance);
  }, [code, background, color]);

  const reload = () => setCode(make());
  const check = (typed: string) => {
    const isRight = typed === code;
    if (!isRight && regenerateOnFailure) reload();
    return isRight;
  };
  useImperativeHandle(ref, () => ({ check, reload }));

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <canvas
        ref={canvas}
        role="img"
        aria-label="Security code image"
        className="rounded-[4px] outline -outline-offset-1 outline-line"
      />
      <LinkButton onClick={reload}>Reload Captcha</LinkButton>
      {canSpeak() && (
        <button
          type="button"
          onClick={() => speakCode(code)}
          className="inline-flex h-7 items-center gap-1.5 rounded-control px-2 text-[12px] leading-5 font-medium text-text-2 hover:bg-sunken hover:text-text max-md:-ml-2 max-md:h-11 max-md:text-[16px]"
        >
          <Volume2 aria-hidden="true" className="size-4" />
          Hear the code
        </button>
      )}
    </div>
  );
}

type Colours = { background: string; color: string };

/** 25 px for each character by 30 px, in real pixels of the screen so that it stays sharp. */
function drawCaptcha(
  canvas: HTMLCanvasElement,
  code: string,
  { background, color }: Colours,
  random: () => number,
): void {
  const [width, height] = [25 * code.length, 30];
  const ratio = window.devicePixelRatio || 1;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;

  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(ratio, ratio);
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  context.fillStyle = color;
  context.font = 'italic 20px sans-serif';
  context.textBaseline = 'middle';
  for (const [index, character] of [...code].entries()) {
    context.fillText(character, 20 * (index + 1), 12 + 3 * random());
  }
}
