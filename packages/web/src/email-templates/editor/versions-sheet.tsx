import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { EmailTemplate } from '@sitewright/domain/email-templates/email-template';
import { type DiffLine, lineDiff } from '@sitewright/domain/email-templates/line-diff';
import { templateParts } from '@sitewright/domain/email-templates/lint';
import { isTextChanged } from '@sitewright/domain/email-templates/rules';
import type { TemplateVersion } from '@sitewright/domain/email-templates/template-version';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { userMessage } from '../../platform/call.ts';
import { query } from '../../platform/query.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import { Failure } from '../../ui/layout/failure.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { partLabels } from '../labels.ts';

type Props = { template: EmailTemplate; onClose: () => void };

/** Earlier versions of an email, compared with the current one. */
export function VersionsSheet({ template, onClose }: Props) {
  const [chosen, choose] = useState<TemplateVersion>();
  const params = { emailTemplateId: template.id };
  const list = useQuery(query(emailTemplatesApi.versions, { params }));
  return (
    <SideSheet title={`Versions of ${template.name}`} isOpen onClose={onClose}>
      {chosen ? (
        <OneVersion
          template={template}
          onClose={onClose}
          version={chosen}
          onBack={() => choose(undefined)}
        />
      ) : (
        <Loaded
          query={list}
          what="the versions"
          empty="No versions yet. Your next save creates the first."
        >
          {(versions) => <All template={template} versions={versions} onChoose={choose} />}
        </Loaded>
      )}
    </SideSheet>
  );
}

type AllProps = {
  template: EmailTemplate;
  versions: readonly TemplateVersion[];
  onChoose: (version: TemplateVersion) => void;
};

const All = ({ template, versions, onChoose }: AllProps) => (
  <ul className="grid gap-2">
    {versions.map((version) => (
      <li key={version.id} className="grid gap-0.5 rounded-control border border-line p-3 text-sm">
        <p>
          <b className="font-semibold">Version {version.number}</b>{' '}
          <span className="text-text-2">
            <time dateTime={version.savedAt}>{momentText(version.savedAt)}</time>,{' '}
            {version.savedByName}
          </span>
        </p>
        <p className="[overflow-wrap:anywhere] text-text-2">{version.subject}</p>
        {isTextChanged(version, template) ? (
          <LinkButton onClick={() => onChoose(version)}>
            Compare<span className="sr-only"> version {version.number}</span>
          </LinkButton>
        ) : (
          <p className="text-text-2">Current wording</p>
        )}
      </li>
    ))}
  </ul>
);

type OneProps = Props & { version: TemplateVersion; onBack: () => void };

function OneVersion({ template, version, onBack, onClose }: OneProps) {
  const restore = useAction(emailTemplatesApi.restore, {
    onDone: onClose,
    doneMessage: () => `Version ${version.number} restored`,
  });
  const perform = () =>
    restore.perform({
      params: { emailTemplateId: template.id },
      body: { number: version.number, version: template.version },
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={onBack}>All versions</Button>
        <Button tone="primary" isPending={restore.isPending} onClick={perform}>
          Restore version {version.number}
        </Button>
      </div>
      {restore.error && <Failure text={userMessage(restore.error)} />}
      <p className="text-sm text-text-2">
        From version {version.number} to the current wording. Removed text is marked −, added text
        +.
      </p>
      {templateParts
        .filter((part) => version[part] !== template[part])
        .map((part) => (
          <section key={part} aria-label={partLabels[part]} className="grid gap-1">
            <h3 className="text-sm">{partLabels[part]}</h3>
            <Lines lines={lineDiff(version[part], template[part])} />
          </section>
        ))}
    </div>
  );
}

const marks: Record<DiffLine['kind'], string> = { same: ' ', gone: '−', new: '+' };
const looks: Record<DiffLine['kind'], string> = {
  same: 'text-text-2',
  gone: 'bg-bad-soft text-on-bad-soft',
  new: 'bg-ok-soft text-on-ok-soft',
};

const Lines = ({ lines }: { lines: readonly DiffLine[] }) => (
  <pre className="overflow-x-auto rounded-control border border-line py-1 font-mono text-xs leading-5 whitespace-pre-wrap [overflow-wrap:anywhere]">
    {lines.map(({ kind, text }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
      <span key={place} className={cn('block px-2', looks[kind])}>
        {marks[kind]} {text}
      </span>
    ))}
  </pre>
);
