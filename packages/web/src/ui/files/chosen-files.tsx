import { X } from 'lucide-react';

type Props = { label: string; files: readonly File[]; onChange: (files: readonly File[]) => void };

/** Chosen files that are not uploaded yet; each can be removed. */
export const ChosenFiles = ({ label, files, onChange }: Props) => (
  <ul aria-label={label} className="flex flex-wrap gap-1 empty:hidden">
    {files.map((file) => (
      <li key={`${file.name} ${file.size} ${file.lastModified}`} className="max-w-full">
        <button
          type="button"
          aria-label={`Remove ${file.name}`}
          onClick={() => onChange(files.filter((one) => one !== file))}
          className="flex h-6 max-w-full items-center gap-1 rounded-full bg-sunken px-2 text-xs text-text-2 hover:text-text site:h-11"
        >
          <span className="truncate">{file.name}</span>
          <X aria-hidden="true" className="size-3.5" />
        </button>
      </li>
    ))}
  </ul>
);
