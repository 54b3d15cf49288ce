/** Asks the holder of a sheet's link for a name, which the organisers read in 'Cambios'. */
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

interface HolderDialogProps {
  /** Given before on this phone, perhaps by somebody else. */
  readonly lastName: string;
  /** '' when no name is given. */
  readonly onAnswer: (name: string) => void;
  readonly onClose: () => void;
}

export function HolderDialog({ lastName, onAnswer, onClose }: HolderDialogProps) {
  const [name, setName] = useState(lastName);
  const id = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(name);
  };
  return (
    <Modal
      title="¿Quién lleva la planilla?"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onAnswer('')}>Sin nombre</Button>
          <Button type="submit" form={id} variant="primary">
            Guardar
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save}>
        <Field label="Tu nombre" hint="Lo ve la organización junto a lo que anotes.">
          <TextInput
            autoComplete="name"
            autoCapitalize="words"
            maxLength={60}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
      </form>
    </Modal>
  );
}
