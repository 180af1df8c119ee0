import { cn } from '../cn.ts';
import { ChooseFiles } from './choose-files.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';

type Props = {
  accept: string;
  multiple: boolean;
  capture?: 'environment' | 'user' | undefined;
  onFiles: (files: readonly File[]) => void;
};

/** Accepts dropped files; a phone offers its camera instead. */
export function DropArea({ capture, onFiles, ...limits }: Props) {
  const { isOver, area } = useDroppedFiles(onFiles);
  return (
    <div
      {...area}
      className={cn(
        'flex flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-card border border-dashed border-control p-4 text-sm',
        isOver ? 'border-solid bg-brand-soft text-on-brand-soft' : 'bg-surface text-text-2',
      )}
    >
      <span className="max-md:hidden pointer-coarse:hidden">
        {limits.multiple ? 'Drop files here, paste them, or' : 'Drop a file here, paste it, or'}
      </span>
      <ChooseFiles {...limits} onFiles={onFiles} />
      {capture && (
        <span className="hidden max-md:block pointer-coarse:block">
          <ChooseFiles {...limits} capture={capture} onFiles={onFiles} />
        </span>
      )}
    </div>
  );
}
