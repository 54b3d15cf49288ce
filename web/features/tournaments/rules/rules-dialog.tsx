/** Dialog that edits the rules of a tournament. */
import { FormProvider } from 'react-hook-form';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { usePartForm } from '../../../lib/forms/use-part-form.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { saveTournament } from '../form/save-tournament.ts';
import { formValuesFromRules, rulesDialogSchema } from '../form/schemas.ts';
import { RulesFields } from './rules-fields.tsx';
import { ruleTextsByLabel } from './rules-text.ts';

interface RulesDialogProps {
  readonly tournament: Tournament;
  readonly onClose: () => void;
}

export function RulesDialog({ tournament, onClose }: RulesDialogProps) {
  const { form, ...state } = usePartForm({
    entity: tournament,
    schema: rulesDialogSchema,
    valuesOf: ({ rules }) => ({ rules: formValuesFromRules(rules) }),
    describe: ({ rules }) => ruleTextsByLabel(formValuesFromRules(rules)),
    onSave: async ({ rules }, base, version) => {
      await saveTournament(base, { rules }, version);
      showToast('Reglas guardadas');
      onClose();
    },
  });
  return (
    <FormModal {...state} title="Reglas" submitText="Guardar" onClose={onClose}>
      <FormProvider {...form}>
        <RulesFields />
      </FormProvider>
    </FormModal>
  );
}
