import { obstacleToWriting } from '@sitewright/domain/email-templates/rules';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { templateTypeLabels } from '@sitewright/domain/email-templates/type-labels';
import { useNavigate } from '@tanstack/react-router';
import { BookOpen, Images, Plus } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { MenuItem } from '../ui/dialogs/menu.tsx';
import { FieldHelp } from '../ui/fields/field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { PageMenu } from '../ui/layout/page-menu.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { TabLinks } from '../ui/layout/tab-links.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { NewTemplate } from './editor/new-template.tsx';
import { OpenTemplate } from './editor/open-template.tsx';
import { StandardView } from './editor/standard-view.tsx';
import { labelOf, typeNamed, typeOptions } from './labels.ts';
import { LettersTab } from './letters/letters-tab.tsx';
import { TemplateList } from './list/template-list.tsx';
import { NeedsReading } from './needs-reading.tsx';

type Props = { view: TableView; onView: OnView; today: string };

const tabs = [
  ['templates', 'Templates'],
  ['letters', 'Delivery log'],
] as const;

/** The letters of the company: all of them, one that is open, or one that is begun. */
export function EmailTemplatesScreen(props: Props) {
  const { view } = props;
  const begun = typeNamed(view.new);
  const standard = typeNamed(view.template);
  const title = begun
    ? `New template: ${labelOf(begun)}`
    : standard
      ? labelOf(standard)
      : view.template
        ? 'Edit email template'
        : 'Email templates';
  return (
    <Screen title={title} actions={!view.new && !view.template && <Actions {...props} />}>
      <NeedsReading>
        {begun ? (
          <NewTemplate key={begun} type={begun} />
        ) : standard ? (
          <StandardView type={standard} />
        ) : view.template ? (
          <OpenTemplate id={view.template} />
        ) : (
          <Lists {...props} />
        )}
      </NeedsReading>
    </Screen>
  );
}

function Lists({ view, onView, today }: Props) {
  const writes = !obstacleToWriting(useActor());
  const here = writes && view.tab === 'letters' ? 'letters' : 'templates';
  return (
    <>
      {writes && (
        <TabLinks
          label="Email templates"
          tabs={tabs}
          here={here}
          search={(tab) => (tab ? { tab } : {})}
        />
      )}
      {here === 'letters' ? (
        <LettersTab />
      ) : (
        <TemplateList view={view} onView={onView} today={today} />
      )}
    </>
  );
}

function Actions({ view, onView }: Props) {
  const obstacle = obstacleToWriting(useActor());
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const begin = () => setChoosing(true);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 max-md:-my-2">
      <span className="contents max-md:hidden">
        <ButtonLink icon={BookOpen} to="/email-templates/guide">
          Guide
        </ButtonLink>
        <ButtonLink icon={Images} to="/email-templates/demo">
          Gallery
        </ButtonLink>
        {!obstacle && (
          <Button icon={Plus} tone="primary" onClick={begin}>
            New template
          </Button>
        )}
      </span>
      <PageMenu>
        <MenuItem icon={Plus} obstacle={obstacle} onSelect={begin}>
          New template
        </MenuItem>
        <MenuItem icon={BookOpen} onSelect={() => void navigate({ to: '/email-templates/guide' })}>
          Guide
        </MenuItem>
        <MenuItem icon={Images} onSelect={() => void navigate({ to: '/email-templates/demo' })}>
          Gallery
        </MenuItem>
      </PageMenu>
      {isChoosing && (
        <ChooseType
          onClose={() => setChoosing(false)}
          onChosen={(type) => onView({ ...view, new: type }, { replace: false })}
        />
      )}
    </div>
  );
}

type ChooseTypeProps = { onClose: () => void; onChosen: (type: TemplateType) => void };

/** The type of letter decides its variables, so it is chosen first. */
function ChooseType({ onClose, onChosen }: ChooseTypeProps) {
  const [value, choose] = useState('po_issued');
  const type = typeNamed(value) ?? 'po_issued';
  const { to, when } = templateTypeLabels[type];
  return (
    <Dialog
      isOpen
      title="New template"
      description="It begins with our own words, and is used once you say so."
      onClose={onClose}
    >
      <SelectField
        label="For which letter"
        options={typeOptions}
        name="templateType"
        value={value}
        onChange={choose}
      />
      <FieldHelp>
        To: {to}. When {when}.
      </FieldHelp>
      <Button tone="primary" onClick={() => onChosen(type)}>
        Begin
      </Button>
    </Dialog>
  );
}
