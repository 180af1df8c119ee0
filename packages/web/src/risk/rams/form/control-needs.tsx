import { certificatesApi } from '@sitewright/domain/certificates/api';
import { typeLabels } from '@sitewright/domain/certificates/certificate-values';
import type { Dependence } from '@sitewright/domain/risk/live-controls';
import type { Control } from '@sitewright/domain/risk/rams';
import { cardTypes, usualCompetences } from '@sitewright/domain/workforce/worker-values';
import { useQuery } from '@tanstack/react-query';
import { queryAll } from '../../../platform/query.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SuggestField } from '../../../ui/suggest-field.tsx';

type Props = {
  control: Control;
  projectId: number;
  number: number;
  onChange: (control: Control) => void;
};

const kinds = [
  { value: 'certificate', label: 'A valid certificate' },
  { value: 'card', label: 'Someone with a card or ticket' },
  { value: 'wind', label: 'Wind below a limit' },
];

/** Empty requirements are refused when the hazard is saved. */
const begun: Record<string, Dependence> = {
  certificate: { kind: 'certificate', certificateId: 0 },
  card: { kind: 'card', card: '' },
  wind: { kind: 'wind', mostMph: 0 },
};

/** The requirements of a control; while they are not met, the statement says so. */
export function ControlNeeds({ control, projectId, number, onChange }: Props) {
  const { dependsOn, ...alone } = control;
  const need = (next: Dependence | undefined) =>
    onChange(next ? { ...alone, dependsOn: next } : alone);
  return (
    <>
      <SelectField
        label={`Control ${number} needs`}
        name={`needs-${number}`}
        placeholder="None"
        isOptional
        options={kinds}
        value={dependsOn?.kind ?? ''}
        onChange={(kind) => need(begun[kind])}
        onClear={() => need(undefined)}
      />
      {dependsOn?.kind === 'certificate' && (
        <Certificate projectId={projectId} number={number} needed={dependsOn} onNeed={need} />
      )}
      {dependsOn?.kind === 'card' && (
        <SuggestField
          label={`Card or ticket for control ${number}`}
          name={`card-${number}`}
          suggestions={cards}
          value={dependsOn.card}
          onChange={(card) => need({ kind: 'card', card })}
        />
      )}
      {dependsOn?.kind === 'wind' && (
        <TextField
          label={`Wind limit for control ${number} (mph)`}
          name={`wind-${number}`}
          inputMode="numeric"
          autoComplete="off"
          value={dependsOn.mostMph ? String(dependsOn.mostMph) : ''}
          onChange={(mph) => need({ kind: 'wind', mostMph: Number(mph.replace(/\D/g, '')) })}
        />
      )}
    </>
  );
}

const cards = [...cardTypes.map(({ type }) => type), ...usualCompetences];

type CertificateProps = {
  projectId: number;
  number: number;
  needed: Extract<Dependence, { kind: 'certificate' }>;
  onNeed: (needed: Dependence) => void;
};

/** Certificates of the contract and of the company; a renewal replaces what it renews. */
function Certificate({ projectId, number, needed, onNeed }: CertificateProps) {
  const { data } = useQuery(queryAll(certificatesApi.list, { query: { limit: 200 } }));
  const ours = (data ?? []).filter((row) => row.projectId === projectId || row.projectId === null);
  return (
    <SelectField
      label={`Certificate for control ${number}`}
      name={`certificate-${number}`}
      placeholder={ours.length > 0 ? 'Choose' : 'No certificates on this contract yet'}
      options={ours.map(({ id, certificateType, equipmentName, plantName, certificateNumber }) => ({
        value: String(id),
        label: [typeLabels[certificateType], equipmentName ?? plantName, certificateNumber]
          .filter(Boolean)
          .join(' · '),
      }))}
      value={needed.certificateId ? String(needed.certificateId) : ''}
      onChange={(id) => onNeed({ kind: 'certificate', certificateId: Number(id) })}
    />
  );
}
