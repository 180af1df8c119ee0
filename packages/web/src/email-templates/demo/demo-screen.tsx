import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { StandardLetter } from '@sitewright/domain/email-templates/preview';
import { templateTypeLabels } from '@sitewright/domain/email-templates/type-labels';
import { projectsApi } from '@sitewright/domain/projects/api';
import { useQuery } from '@tanstack/react-query';
import { query, queryAll } from '../../platform/query.ts';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { NeedsReading } from '../needs-reading.tsx';
import { TemplatesBreadcrumb } from '../templates-breadcrumb.tsx';
import { DemoCard } from './demo-card.tsx';

type Props = { contract: string | undefined; onContract: (id: string | undefined) => void };

/** Every letter that the product sends, as it goes out today. */
export const DemoScreen = (props: Props) => (
  <Screen
    title="Email template demo"
    trail={<TemplatesBreadcrumb here="Demo" />}
    note="Every email as it is sent today, with sample data and your company’s name and colour."
  >
    <NeedsReading>
      <Gallery {...props} />
    </NeedsReading>
  </Screen>
);

function Gallery({ contract, onContract }: Props) {
  const standards = useQuery(query(emailTemplatesApi.standards));
  const { data: contracts } = useQuery(queryAll(projectsApi.list, { query: {} }));
  return (
    <>
      <div className="max-w-sm">
        <ComboboxField
          label="Contract"
          placeholder="Sample contract"
          help="The contract named in the emails"
          isOptional
          name="contract"
          options={(contracts ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={contract ?? ''}
          onChange={(id) => onContract(id || undefined)}
        />
      </div>
      <Loaded query={standards} what="emails" empty={null}>
        {(letters) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(26rem,100%),1fr))] gap-4 max-md:gap-3">
            {letters.map((letter) => (
              <li key={letter.templateType} className="grid grid-cols-[minmax(0,1fr)]">
                <DemoCard
                  shown={shownIn(letter)}
                  label={templateTypeLabels[letter.templateType].label}
                  words={
                    letter.replacedBy
                      ? `Custom wording: ${letter.replacedBy.name}`
                      : 'Default wording'
                  }
                  projectId={contract ? Number(contract) : undefined}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

const shownIn = ({ replacedBy, templateType }: StandardLetter) =>
  replacedBy ? { id: replacedBy.id } : { templateType };
