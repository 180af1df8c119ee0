import { Camera, Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../button.tsx';

type Props = {
  accept: string;
  multiple: boolean;
  capture?: 'environment' | 'user';
  onFiles: (files: readonly File[]) => void;
};

/** The browser's own file input cannot be styled, so a button replaces it. */
export function ChooseFiles({ onFiles, ...limits }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const { multiple, capture } = limits;
  const Icon = capture ? Camera : Paperclip;

  return (
    <>
      <input
        {...limits}
        ref={box}
        type="file"
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows a removed file to be chosen again.
          target.value = '';
        }}
      />
      <Button icon={Icon} onClick={() => box.current?.click()}>
        {capture ? 'Take a photo' : multiple ? 'Choose files' : 'Choose a file'}
      </Button>
    </>
  );
}
