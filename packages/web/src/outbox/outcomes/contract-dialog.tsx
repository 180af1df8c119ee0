import { type FormEvent, useEffect, useState } from 'react';
import { readPack } from '../../platform/offline/packs.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';

type Props = {
  /** The contract that is gone. */
  except: number;
  onChoose: (projectId: number) => void;
  onClose: () => void;
};

type Option = { value: string; label: string };

/** The contracts that this phone knows. */
export function ContractDialog({ except, onChoose, onClose }: Props) {
  const [options, setOptions] = useState<Option[]>([]);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    let isOpen = true;
    void contractOptions(except).then((found) => isOpen && setOptions(found));
    return () => {
      isOpen = false;
    };
  }, [except]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble to a form around the dialog as well.
    event.stopPropagation();
    if (chosen) onChoose(Number(chosen));
  };
  return (
    <Dialog isOpen title="Move to another contract" onClose={onClose}>
      <form className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        <SelectField
          label="Contract"
          name="projectId"
          options={options}
          value={chosen}
          onChange={setChosen}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" isBlocked={!chosen}>
            Move and send
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

async function contractOptions(except: number): Promise<Option[]> {
  const contracts = (await readPack('company'))?.content.contracts ?? [];
  return contracts
    .filter(({ id }) => id !== except)
    .map(({ id, name }) => ({ value: String(id), label: name }));
}
