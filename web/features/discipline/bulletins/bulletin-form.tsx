/** Dialog for a draft: its title, its date, its notices and the sanctions that it tells; also begins a 'Fe de erratas'. */
import * as z from 'zod/mini';
import {
  type Bulletin,
  type BulletinForm as BulletinFormValues,
  bulletinForm,
} from '#shared/domain/schemas/bulletin.ts';
import type { Sanction } from '#shared/domain/schemas/sanction.ts';
import { correctionText } from '#shared/pages/bulletin-text.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { describeMeasures } from '#shared/text/sanctions.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { useApiForm } from '../../../lib/forms/use-api-form.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { CheckboxList } from '../../../ui/checkbox-list.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toasts.ts';

const schema = z.object(bulletinForm);
const saveFailureText = 'Error al guardar el boletín';

interface BulletinFormProps {
  /** The draft to change, or the published bulletin to be corrected. */
  readonly of: Bulletin;
  readonly tournamentId: number;
  readonly sanctions: readonly Sanction[];
  readonly onClose: () => void;
}

export function BulletinForm({ of, tournamentId, sanctions, onClose }: BulletinFormProps) {
  const today = useToday();
  const isDraft = of.status === 'draft';
  const { form, errorOf, ...state } = useApiForm<BulletinFormValues, BulletinFormValues>({
    schema: schema as never,
    defaultValues: isDraft ? valuesOf(of) : erratumOf(of, today),
    version: isDraft ? of.version : undefined,
    onSave: async (body, version) => {
      if (isDraft)
        await saveAndRefresh('PUT /bulletins/{id}', saveFailureText, {
          params: { id: of.id },
          body: { ...body, version },
        });
      else
        await saveAndRefresh('POST /tournaments/{id}/bulletins', saveFailureText, {
          params: { id: tournamentId },
          body,
        });
      showToast('Borrador guardado');
      onClose();
    },
    valuesOf,
    describe: ({ title, date }: Bulletin) => [title, formatShortDate(date)].filter(Boolean).join(', '),
  });
  const { register, watch, setValue } = form;
  const [chosen, corrects] = watch(['sanctionIds', 'corrects']);
  const offered = sanctions.filter(
    ({ id, status, bulletin }) =>
      chosen.includes(id) ||
      (status !== 'annulled' && (bulletin === null || (bulletin.number === corrects && bulletin.year === of.year))),
  );
  return (
    <FormModal
      {...state}
      title={corrects === undefined ? 'Editar boletín' : 'Fe de erratas'}
      submitText={isDraft ? 'Guardar' : 'Crear'}
      onClose={onClose}
    >
      {corrects !== undefined && <p>{correctionText({ corrects, year: of.year })}</p>}
      <Field label="Título" error={errorOf('title')}>
        <TextInput autoCapitalize="sentences" {...register('title')} />
      </Field>
      <Field label="Fecha" error={errorOf('date')} isRequired>
        <TextInput type="date" {...register('date')} />
      </Field>
      {offered.length > 0 && (
        <CheckboxList
          legend="Sanciones"
          options={offered.map((each) => ({ id: each.id, name: `${each.subjectName}: ${describeMeasures(each)}` }))}
          chosen={chosen}
          onChange={(ids) => setValue('sanctionIds', ids, { shouldDirty: true })}
          error={errorOf('sanctionIds')}
        />
      )}
      {corrects === undefined && (
        <p className="text-muted text-sm">Las suspensiones que dan las tarjetas se agregan solas.</p>
      )}
      <Field label="Avisos" error={errorOf('notices')}>
        <TextArea rows={5} autoCapitalize="sentences" {...register('notices')} />
      </Field>
    </FormModal>
  );
}

const valuesOf = ({ date, title, notices, corrects, sanctionIds }: Bulletin): BulletinFormValues => ({
  date,
  title,
  notices,
  corrects,
  sanctionIds,
});

const erratumOf = ({ number }: Bulletin, date: string): BulletinFormValues => ({
  date,
  title: 'Fe de erratas',
  notices: '',
  corrects: number ?? undefined,
  sanctionIds: [],
});
