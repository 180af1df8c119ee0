import { obstacleToWriting } from '@sitewright/domain/email-templates/rules';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { templateTypeLabels } from '@sitewright/domain/email-templates/type-labels';
import { BookOpen, Images, Plus } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { FieldHelp } from '../ui/fields/field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { PageActions } from '../ui/layout/page-actions.tsx';
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
import { TemplatesBreadcrumb } from './templates-breadcrumb.tsx';

type Props = { view: TableView; onView: OnView; today: string };

const tabs = [
  ['templates', 'Templates'],
  ['letters', 'Delivery log'],
] as const;

/** The company's email templates: the list, an open one, or a new one. */
export function EmailTemplatesScreen(props: Props) {
  const { view } = props;
  const begun = typeNamed(view.new);
  const standard = typeNamed(view.template);
  const isList = !view.new && !view.template;
  const title = begun
    ? `New template: ${labelOf(begun)}`
    : standard
      ? labelOf(standard)
      : view.template
        ? 'Edit email template'
        : 'Email templates';
  return (
    <Screen
      title={title}
      trail={isList ? <TemplatesBreadcrumb /> : <TemplatesBreadcrumb here={title} />}
      actions={isList && <Actions {...props} />}
    >
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
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <PageActions
        actions={[
          {
            label: 'New template',
            icon: Plus,
            tone: 'primary',
            obstacle: obstacleToWriting(useActor()),
            hidesWhenBlocked: true,
            onPress: () => setChoosing(true),
          },
          { label: 'Guide', icon: BookOpen, link: { to: '/email-templates/guide' } },
          { label: 'Gallery', icon: Images, link: { to: '/email-templates/demo' } },
        ]}
      />
      {isChoosing && (
        <ChooseType
          onClose={() => setChoosing(false)}
          onChosen={(type) => onView({ ...view, new: type }, { replace: false })}
        />
      )}
    </>
  );
}

type ChooseTypeProps = { onClose: () => void; onChosen: (type: TemplateType) => void };

/** The email type decides the variables, so it is chosen first. */
function ChooseType({ onClose, onChosen }: ChooseTypeProps) {
  const [value, choose] = useState('po_issued');
  const type = typeNamed(value) ?? 'po_issued';
  const { to, when } = templateTypeLabels[type];
  return (
    <Dialog
      isOpen
      title="New template"
      description="Starts with the default wording. It is used once you activate it."
      onClose={onClose}
    >
      <SelectField
        label="Email type"
        options={typeOptions}
        name="templateType"
        value={value}
        onChange={choose}
      />
      <FieldHelp>
        To: {to}. {when}.
      </FieldHelp>
      <Button tone="primary" onClick={() => onChosen(type)}>
        Continue
      </Button>
    </Dialog>
  );
}
