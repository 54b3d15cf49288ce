/** Dialog that publishes or changes a notice. Loaded lazily, because it bundles the schemas of the API contract. */
import * as z from 'zod/mini';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { millisecondsOfInstant } from '#shared/domain/calendar/instants.ts';
import { type Notice, type NoticeScope, noticeForm } from '#shared/domain/schemas/notice.ts';
import { localDate, localTime } from '#shared/domain/schemas/primitives.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { noticeKindLabels } from '#shared/text/labels.ts';
import { localDateAndTime, timestampWithOffset } from '#shared/text/local-time.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { useApiForm } from '../../lib/forms/use-api-form.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { Field } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toasts.ts';

interface NoticeFormProps {
  /** The notice to change; absent when the form publishes a new one. */
  readonly notice?: Notice | null;
  readonly tournaments: readonly Tournament[];
  readonly teams: readonly Team[];
  readonly onClose: () => void;
}

/** As the form has it: the scope as one text, and the end as a day and an hour of the federation. */
const fields = z.object({
  scope: z.string(),
  kind: noticeForm.kind,
  title: noticeForm.title,
  text: noticeForm.text,
  until: localDate,
  time: localTime,
});
type Fields = z.output<typeof fields>;

const saveFailureText = 'Error al guardar el aviso';

export function NoticeForm({ notice = null, tournaments, teams, onClose }: NoticeFormProps) {
  const { timeZone } = useSettings();
  const today = useToday();
  const valuesOf = ({ scope, kind, title, text, until }: Notice): Fields => {
    const { date, time } = localDateAndTime(millisecondsOfInstant(until), timeZone);
    return { scope: JSON.stringify(scope), kind, title, text, until: date, time };
  };
  const { form, errorOf, ...state } = useApiForm({
    schema: fields,
    defaultValues: notice ? valuesOf(notice) : newNotice(addDays(today, 1)),
    version: notice?.version,
    onSave: async ({ time, ...values }, version) => {
      const scope = JSON.parse(values.scope) as NoticeScope;
      const body = { ...values, scope, until: timestampWithOffset(values.until, time, timeZone) };
      if (notice) {
        const params = { id: notice.id };
        await saveAndRefresh('PUT /notices/{id}', saveFailureText, { params, body: { ...body, version } });
      } else await saveAndRefresh('POST /notices', saveFailureText, { body });
      showToast(notice ? 'Aviso guardado' : 'Aviso publicado');
      onClose();
    },
    valuesOf,
    describe: ({ title }: Notice) => title,
  });
  const own = notice && JSON.stringify(notice.scope);
  return (
    <FormModal
      {...state}
      title={notice ? 'Editar aviso' : 'Nuevo aviso'}
      submitText={notice ? 'Guardar' : 'Publicar'}
      onClose={onClose}
    >
      <Field label="Para quién" error={errorOf('scope')} isRequired>
        <Select {...form.register('scope')}>
          <option value={federation}>Toda la liga</option>
          {notice?.scope.kind === 'round' && own !== null && <option value={own}>{notice.scope.round}</option>}
          <optgroup label="Torneos">
            {tournaments.map(({ id, name }) => (
              <option key={id} value={JSON.stringify({ kind: 'tournament', id })}>
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label="Equipos">
            {teams.map(({ id, name }) => (
              <option key={id} value={JSON.stringify({ kind: 'team', id })}>
                {name}
              </option>
            ))}
          </optgroup>
        </Select>
      </Field>
      <Field label="Tipo" error={errorOf('kind')} isRequired>
        <Select {...form.register('kind')}>
          {Object.entries(noticeKindLabels).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Título" error={errorOf('title')} isRequired>
        <TextInput autoCapitalize="sentences" {...form.register('title')} />
      </Field>
      <Field label="Texto" error={errorOf('text')}>
        <TextArea autoCapitalize="sentences" {...form.register('text')} />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Visible hasta" error={errorOf('until')} isRequired>
          <TextInput type="date" {...form.register('until')} />
        </Field>
        <Field label="Hora" error={errorOf('time')} isRequired>
          <TextInput type="time" {...form.register('time')} />
        </Field>
      </div>
    </FormModal>
  );
}

const federation = JSON.stringify({ kind: 'federation' });

const newNotice = (until: string): Fields => ({
  scope: federation,
  kind: 'general',
  title: '',
  text: '',
  until,
  time: '23:59',
});
