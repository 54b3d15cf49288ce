/** Form for the federation's settings. Loaded lazily, because it bundles the schemas of the API contract. */
import { type ReactNode, useId, useRef } from 'react';
import { settings as routes } from '#shared/contract/settings.ts';
import { pickFormFields } from '#shared/domain/fields.ts';
import { limits } from '#shared/domain/limits.ts';
import { type Settings, settingsForm } from '#shared/domain/schemas/settings.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { updateCache } from '../../lib/api/update-cache.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';

import { uploadLogo } from '../../lib/logos/upload-logo.ts';
import { useLogoFile } from '../../lib/logos/use-logo-file.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { createSubmitHandler, FormProblem } from '../../ui/form-problem.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { NamedOptions } from '../../ui/named-options.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toasts.ts';
import { BrandFields } from './brand-fields.tsx';
import { timeZoneChoices } from './time-zones.ts';

interface SettingsFormProps {
  readonly settings: Settings;
  readonly tournaments: readonly Tournament[];
  /** What comes after the federation's name is saved; the screen passes it in, as features must not import each other. */
  readonly nextStep: ReactNode;
}

export function SettingsForm({ settings, tournaments, nextStep }: SettingsFormProps) {
  /** Version of the last save: the form stays open after saving, and the next save must send the new version. */
  const seen = useRef(settings.version);
  const picked = useLogoFile();
  const { form, errorOf, onSubmit, isSaving, hasChanges, failure, conflict } = useApiForm({
    schema: routes['PUT /settings'].body,
    defaultValues: formValuesFromSettings(settings),
    version: settings.version,
    onSave: async (body, version) => {
      const file = await picked.whenRead();
      const logo = file ? await uploadLogo(file) : body.logo;
      const saved = await saveAndRefresh('PUT /settings', 'Error al guardar los ajustes', {
        body: { ...body, ...(logo !== undefined && { logo }), version: Math.max(version ?? 0, seen.current) },
      });
      seen.current = saved.version;
      updateCache('GET /settings', {}, () => saved);
      form.reset(formValuesFromSettings(saved));
      picked.clear();
      showToast('Ajustes guardados');
    },
    valuesOf: formValuesFromSettings,
    describe: ({
      name,
      timeZone,
      defaultLocation,
      squadSize,
      starters,
      publicSquads,
      sanctionsPublicYears,
      logo,
      color,
      featuredTournamentId,
    }: Settings) =>
      [
        name,
        timeZone,
        defaultLocation,
        `${squadSize} jugadores`,
        `${starters} titulares`,
        logo === settings.logo ? '' : logo ? 'otro escudo' : 'sin escudo',
        color,
        publicSquads ? 'planteles a la vista' : 'planteles reservados',
        `sanciones por ${formatPlural(sanctionsPublicYears, 'año')}`,
        tournaments.find(({ id }) => id === featuredTournamentId)?.name ?? 'ningún torneo destacado',
      ]
        .filter(Boolean)
        .join(' · '),
  });
  const { register, watch } = form;
  const [name, logo = '', color = settings.color] = watch(['name', 'logo', 'color']);
  const shownLogo = errorOf('logo') ? '' : logo;
  const squadsHintId = useId();
  return (
    <form noValidate onSubmit={createSubmitHandler(isSaving, onSubmit)} className="flex max-w-3xl flex-col gap-4">
      <LeaveQuestion hasChanges={(hasChanges || picked.file !== null) && !isSaving} />
      <FormSection title="La federación">
        <Field label="Nombre" hint="Se ve en el menú y al compartir." error={errorOf('name')} isRequired>
          <TextInput autoComplete="organization" {...register('name')} />
        </Field>
        <Field label="Lugar habitual" hint="Con él empiezan los partidos nuevos." error={errorOf('defaultLocation')}>
          <TextInput autoComplete="off" {...register('defaultLocation')} />
        </Field>
        <Field label="Zona horaria" hint="Decide cuándo empieza cada día." error={errorOf('timeZone')} isRequired>
          <Select {...register('timeZone')}>
            {timeZoneChoices(settings.timeZone).map(({ zone, label }) => (
              <option key={zone} value={zone}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </FormSection>
      <BrandFields
        name={name}
        brand={{ color, logo: picked.preview ?? shownLogo }}
        picked={picked}
        logoField={register('logo')}
        colorField={register('color')}
        errorOf={errorOf}
      />
      <FormSection title="Los planteles">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Jugadores por equipo" error={errorOf('squadSize')} isRequired>
            <NumberInput
              autoComplete="off"
              min={6}
              max={limits.squadSizeMax}
              {...register('squadSize', { valueAsNumber: true })}
            />
          </Field>
          <Field label="Titulares" error={errorOf('starters')} isRequired>
            <NumberInput
              autoComplete="off"
              min={limits.startersMin}
              max={limits.startersMax}
              {...register('starters', { valueAsNumber: true })}
            />
          </Field>
        </div>
        <div>
          <Checkbox
            label="Mostrar los planteles a todo el mundo"
            aria-describedby={squadsHintId}
            {...register('publicSquads')}
          />
          <p id={squadsHintId} className="text-muted text-sm">
            La página de cada equipo muestra entonces el número y el nombre de todos sus jugadores; la de cada partido,
            las alineaciones. Si juegan menores, dejalo sin marcar: se publican solo los nombres de goleadores,
            arqueros, amonestados y suspendidos.
          </p>
        </div>
      </FormSection>
      <FormSection title="La disciplina">
        <Field
          label="Años que se publican las sanciones"
          hint="Después, las páginas de los boletines no dicen más nombres, motivos ni avisos. El registro queda."
          error={errorOf('sanctionsPublicYears')}
          isRequired
        >
          <NumberInput
            autoComplete="off"
            min={1}
            max={limits.sanctionsPublicYears}
            {...register('sanctionsPublicYears', { valueAsNumber: true })}
          />
        </Field>
      </FormSection>
      <FormSection title="La portada">
        <Field
          label="Torneo destacado"
          hint="Quien entra sin cuenta ve este torneo en lugar del inicio."
          error={errorOf('featuredTournamentId')}
        >
          <Select {...register('featuredTournamentId', { setValueAs: (id) => (id ? Number(id) : null) })}>
            <option value="">Ninguno: se ve el inicio</option>
            <NamedOptions of={tournaments} />
          </Select>
        </Field>
      </FormSection>
      <div
        data-action-bar
        className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 -mb-18 flex flex-col gap-2 border-line border-t bg-surface px-4 py-2 md:bottom-0 md:mx-0 md:-mb-12 md:rounded-card md:border md:py-4"
      >
        <FormProblem failure={failure} conflict={conflict} />
        <div className="flex justify-end gap-2">
          <Button type="submit" variant="primary" isBusy={isSaving} busyText="Guardando...">
            Guardar
          </Button>
          {!hasChanges && picked.file === null && nextStep}
        </div>
      </div>
    </form>
  );
}

const formValuesFromSettings = (settings: Settings) => pickFormFields(settingsForm, settings);
