/** Dialog that creates or edits a team. Loaded lazily, because it bundles the schemas of the API contract. */
import { useMemo, useState } from 'react';
import { limits } from '#shared/domain/limits.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { isMissing } from '../../lib/forms/missing-fields.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import type { LogoFile } from '../../lib/logos/logo-file.ts';
import { LogoFileField } from '../../lib/logos/logo-file-field.tsx';
import { uploadLogo } from '../../lib/logos/upload-logo.ts';
import { useLogoFile } from '../../lib/logos/use-logo-file.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Field } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showErrorToast, showToast } from '../../ui/toasts.ts';
import { Crest } from '../../views/crest.tsx';
import {
  formValuesFromTeam,
  newTeamValues,
  type TeamFormBody,
  type TeamFormValues,
  teamFormSchema,
} from './team-fields.ts';

const saveFailureText = 'Error al guardar el equipo';

interface TeamFormProps {
  /** The team to edit; null when the form creates a new one. */
  readonly team: Team | null;
  /** Initial name of a new team, for example the text of a search without results. */
  readonly name?: string;
  readonly onCreated?: (team: Team) => void;
  readonly onClose: () => void;
}

export function TeamForm({ team, name: typedName = '', onCreated, onClose }: TeamFormProps) {
  const picked = useLogoFile();
  const [isUploading, setIsUploading] = useState(false);
  const mayPaste = useSession().can('logo.paste');
  /**
   * Uploads the image. If that fails, the team is saved anyway: a new team without a logo, an existing one with its old
   * logo.
   */
  const uploadedLogo = async (image: LogoFile) => {
    setIsUploading(true);
    try {
      return { logo: await uploadLogo(image) };
    } catch (error) {
      console.error('Error al subir la imagen', error);
      showErrorToast(team ? 'Error al subir la imagen' : 'Error al subir la imagen. Se guardará sin logo.');
      return team ? {} : { logo: '' };
    } finally {
      setIsUploading(false);
    }
  };
  const currentYear = Number(useToday().slice(0, 4));
  const schema = useMemo(() => teamFormSchema(team, currentYear), [team, currentYear]);
  const { form, errorOf, ...state } = useApiForm<TeamFormValues, TeamFormBody>({
    schema,
    defaultValues: team ? formValuesFromTeam(team) : { ...newTeamValues, name: typedName, foundationYear: currentYear },
    version: team?.version,
    onSave: async (form, version) => {
      const { logo, ...others } = form;
      const pasted = mayPaste ? { logo } : {};
      const file = await picked.whenRead();
      const body = { ...others, ...(file ? await uploadedLogo(file) : pasted) };
      if (team) {
        await saveAndRefresh('PUT /teams/{id}', saveFailureText, {
          params: { id: team.id },
          body: { ...body, version },
        });
      } else {
        const created = await saveAndRefresh('POST /teams', saveFailureText, { body: body as TeamFormValues });
        onCreated?.(created);
      }
      showToast(team ? 'Equipo actualizado' : 'Equipo creado');
      onClose();
    },
    valuesOf: formValuesFromTeam,
    describe: ({ name, shortName, coach, foundationYear, city, logo }: Team) =>
      [name, shortName, coach, foundationYear, city, logo === team?.logo ? '' : logo ? 'otro logo' : 'sin logo']
        .filter(Boolean)
        .join(' · '),
  });
  const [shownLogo, setShownLogo] = useState(team?.logo);
  const { register } = form;
  const name = form.watch('name').trim();
  /** Previews the logo at the entered address when its field loses the focus, if the address is valid. */
  const showLogo = async () => setShownLogo((await form.trigger('logo')) ? form.getValues('logo') : '');

  return (
    <FormModal
      {...state}
      hasChanges={state.hasChanges || picked.file !== null}
      title={team ? 'Editar Equipo' : 'Nuevo Equipo'}
      submitText={team ? 'Actualizar' : 'Crear'}
      busyText={isUploading ? 'Subiendo imagen...' : 'Guardando...'}
      onClose={onClose}
    >
      <Field label="Nombre" error={errorOf('name')} isRequired>
        <TextInput autoComplete="off" autoCapitalize="words" {...register('name')} />
      </Field>
      <Field
        label="Nombre corto"
        hint={`Hasta ${limits.shortNameLength} caracteres, para el fixture en el teléfono. Sin él se ven las primeras palabras del nombre.`}
        error={errorOf('shortName')}
      >
        <TextInput autoComplete="off" autoCapitalize="words" {...register('shortName')} />
      </Field>
      <Field label="Entrenador" error={errorOf('coach')} isRequired={!isMissing(team, 'coach')}>
        <TextInput autoComplete="off" autoCapitalize="words" {...register('coach')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Ciudad" error={errorOf('city')} isRequired={!isMissing(team, 'city')}>
          <TextInput autoComplete="off" autoCapitalize="words" {...register('city')} />
        </Field>
        <Field
          label="Año de fundación"
          error={errorOf('foundationYear')}
          isRequired={!isMissing(team, 'foundationYear')}
        >
          <NumberInput
            autoComplete="off"
            min={limits.foundationYearMin}
            max={currentYear}
            {...register('foundationYear', { valueAsNumber: true })}
          />
        </Field>
      </div>
      <div className="flex gap-4">
        {mayPaste && (
          <Field
            label="Dirección web del logo"
            hint="Sin logo se dibuja un escudo con las iniciales."
            error={errorOf('logo')}
            className="min-w-0 flex-1"
          >
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              {...register('logo', { onBlur: showLogo })}
            />
          </Field>
        )}
        <span className={mayPaste ? 'mt-6 size-16' : 'size-16'}>
          {name && <Crest id={team?.id ?? null} name={name} logo={picked.preview ?? shownLogo} size="xl" />}
        </span>
      </div>
      <LogoFileField picked={picked} />
    </FormModal>
  );
}
