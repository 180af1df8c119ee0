import { carbonApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { obstacleToEditing, obstacleToFile } from '@sitewright/domain/carbon/rules';
import { documentUpload } from '@sitewright/domain/kernel/upload';
import { FileText, X } from 'lucide-react';
import { useActor } from '../../platform/session.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useSendFile } from '../../platform/use-send-file.ts';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { fileSize } from '../../ui/files/file-size.ts';

type Props = { entry: CarbonEntry };

/** Tickets, bills and declarations; they are sent as soon as they are chosen. */
export function EntryFiles({ entry }: Props) {
  const actor = useActor();
  const mayChange = !obstacleToEditing(entry, actor);
  const upload = useSendFile(carbonApi.addFile, { params: { carbonEntryId: entry.id } });
  if (!mayChange && entry.uploadedFiles.length === 0) return null;
  return (
    <section aria-label="Files" className="grid gap-2">
      <h3 className="text-sm!">Files</h3>
      <ul className="divide-y divide-line-2 rounded-card border border-line empty:hidden">
        {entry.uploadedFiles.map((file) => (
          <FileLine key={file.id} entry={entry} file={file} mayChange={mayChange} />
        ))}
      </ul>
      {!obstacleToFile(entry, actor) && (
        <FileDrop
          label="Add files"
          accept={documentUpload.types.join(',')}
          kinds="Photos, PDF, Word, Excel, PowerPoint, text or CSV"
          maxBytes={documentUpload.maxBytes}
          multiple
          capture="environment"
          upload={upload}
        />
      )}
    </section>
  );
}

type LineProps = Props & { file: CarbonEntry['uploadedFiles'][number]; mayChange: boolean };

function FileLine({ entry, file: { id, url, filename, size }, mayChange }: LineProps) {
  const remove = useCommand(carbonApi.removeFile, {});
  return (
    <li className="flex items-center gap-2 px-3 py-1">
      <a
        href={url}
        download={filename}
        className="link inline-flex min-h-8 min-w-0 flex-1 items-center gap-1.5 text-sm [overflow-wrap:anywhere] site:min-h-11"
      >
        <FileText aria-hidden="true" className="size-4 flex-none" />
        {filename}
      </a>
      <span className="text-xs text-text-2">{fileSize(size)}</span>
      {mayChange && (
        <button
          type="button"
          aria-label={`Remove ${filename}`}
          aria-disabled={remove.isPending || undefined}
          onClick={() => remove.perform({ params: { carbonEntryId: entry.id, fileId: id } })}
          className="-mr-1.5 grid size-8 flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text site:size-11"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </li>
  );
}
