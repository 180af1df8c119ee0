import { moduleLabels, qualityLabels } from '@sitewright/domain/carbon/carbon-labels';
import { carbonModules, carbonQualities } from '@sitewright/domain/carbon/carbon-values';
import { pair, Section } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { EntryForm } from './fields.ts';
import { NumberField } from './quantity-fields.tsx';

const modules = carbonModules.map((value) => ({ value, label: moduleLabels[value] }));
const qualities = carbonQualities.map((value) => ({ value, label: qualityLabels[value] }));

/** Values with a default that the user can change. */
export const MoreSection = ({ form }: { form: EntryForm }) => (
  <Section title="More">
    <div className={pair}>
      <SelectField
        label="Module"
        isOptional
        placeholder="As its category says"
        options={modules}
        onClear={() => form.set('module', '')}
        {...form.field('module')}
      />
      <SelectField
        label="Quality of data"
        isOptional
        placeholder="As its figures say"
        options={qualities}
        onClear={() => form.set('quality', '')}
        {...form.field('quality')}
      />
    </div>
    <NumberField
      form={form}
      name="carbonEmitted"
      label="Kilograms that somebody else worked out"
      help="Only without a factor; it is told as entered by hand"
      isOptional
    />
    <TextArea label="Notes" isOptional maxLength={2000} {...form.field('notes')} />
  </Section>
);
