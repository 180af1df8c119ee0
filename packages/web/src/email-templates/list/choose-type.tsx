import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { templateTypeLabels } from '@sitewright/domain/email-templates/type-labels';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldHelp } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { typeNamed, typeOptions } from '../labels.ts';

type Props = { onClose: () => void; onChosen: (type: TemplateType) => void };

/** The type of letter decides its variables, so it is chosen first. */
export function ChooseType({ onClose, onChosen }: Props) {
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
        placeholder="Choose"
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
