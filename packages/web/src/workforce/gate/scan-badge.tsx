import { Camera as CameraIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldHelp } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Part } from '../worker/part.tsx';
import { badgeIn } from './badge-in.ts';

type Props = { onBadge: (badge: string) => void };

/** By the camera where the browser can read codes; the phone's own camera opens the check as well. */
export function ScanBadge({ onBadge }: Props) {
  const [typed, type] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const badge = badgeIn(typed);
  return (
    <Part title="Scan a badge">
      {isLooking && <Camera onBadge={onBadge} />}
      {hasScanner && !isLooking && (
        <Button icon={CameraIcon} isBig tone="primary" onClick={() => setLooking(true)}>
          Open camera
        </Button>
      )}
      {!hasScanner && (
        <p className="text-sm text-text-2">
          Point your phone’s camera at the code on the badge to check it.
        </p>
      )}
      <form
        aria-label="Code on the badge"
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (badge) onBadge(badge);
          else setRefused(true);
        }}
      >
        <TextField
          label="Or enter the code"
          name="badge"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help="The letters and numbers below the QR code"
          {...(isRefused && !badge && { error: 'Enter the whole code, at least 10 characters.' })}
          value={typed}
          onChange={type}
        />
        <Button type="submit" tone="primary">
          Check
        </Button>
      </form>
    </Part>
  );
}

/** Known to the browsers of phones, and not yet to TypeScript. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const Scanner = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

const hasScanner = !!Scanner && !!navigator.mediaDevices;

/** How often the picture is looked at, in milliseconds. */
const pause = 250;

/** Shows what the camera sees until a badge is in it; the camera goes off with it. */
function Camera({ onBadge }: { onBadge: (badge: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const look = useEffectEvent(async (scanner: Detector) => {
    const codes = video.current ? await scanner.detect(video.current).catch(() => []) : [];
    const badge = codes.map(({ rawValue }) => badgeIn(rawValue)).find(Boolean);
    if (badge) onBadge(badge);
  });
  useEffect(() => {
    if (!Scanner) return;
    const scanner = new Scanner({ formats: ['qr_code'] });
    const timer = setInterval(() => void look(scanner), pause);
    const stream = navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    stream.then(
      (picture) => {
        if (video.current) video.current.srcObject = picture;
      },
      () => setRefused(true),
    );
    return () => {
      clearInterval(timer);
      stream.then(
        (picture) => {
          for (const track of picture.getTracks()) track.stop();
        },
        () => {},
      );
    };
  }, []);
  return isRefused ? (
    <FieldHelp>The camera is not available. Allow it in the browser, or enter the code.</FieldHelp>
  ) : (
    <video
      ref={video}
      autoPlay
      playsInline
      muted
      aria-label="Camera view"
      className="aspect-square w-full max-w-80 rounded-card bg-sunken object-cover"
    />
  );
}
