/** Edits the type, minute and description of an event within the list of events; the player cannot be changed. */
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { pickFormFields } from '#shared/domain/fields.ts';
import { isCardWithoutMinute, isGoalType } from '#shared/domain/matches/goal-types.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { editableEventFields, knownMinute, type MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { cardMinuteText, eventLabels } from '#shared/text/event-labels.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { readEmptyInputAsNull, useApiForm } from '../../../lib/forms/use-api-form.ts';
import { Button } from '../../../ui/button.tsx';
import { DiscardChangesDialog, useReportUnsavedChanges } from '../../../ui/edit-modal.tsx';
import { Field } from '../../../ui/field.tsx';
import { createSubmitHandler, FormProblem } from '../../../ui/form-problem.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { matchEventText } from './event-text.ts';
import { saveEventInCache } from './events-cache.ts';

interface EventEditFormProps {
  readonly event: MatchEvent;
  readonly match: Match;
  readonly rules: TournamentRules;
  /** Called with true while the form holds unsaved input. */
  readonly onChanged: (isChanged: boolean) => void;
  readonly onClose: () => void;
}

/** A card that came with the result may go on without a minute. */
const eventEditSchema = (event: MatchEvent, matchMinutes: number) =>
  z
    .object({ ...editableEventFields, minute: z.nullable(knownMinute.check(z.maximum(matchMinutes))) })
    .check(({ value, issues }) => {
      if (isCardWithoutMinute(value) && !isCardWithoutMinute(event))
        issues.push({ code: 'custom', input: value.minute, path: ['minute'], message: cardMinuteText });
    });
const formValuesFromEvent = (event: MatchEvent) => pickFormFields(editableEventFields, event);

export function EventEditForm({ event, match, rules, onChanged, onClose }: EventEditFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useFormFocus(element, event.id);
  const { form, errorOf, onSubmit, isSaving, hasChanges, failure, conflict } = useApiForm({
    schema: eventEditSchema(event, rules.matchMinutes),
    defaultValues: formValuesFromEvent(event),
    version: event.version,
    onSave: async (fields, version) => {
      saveEventInCache(
        await saveAndRefresh('PUT /matchevents/{id}', 'Error al guardar el evento', {
          params: { id: event.id },
          body: { ...fields, version },
        }),
      );
      onClose();
    },
    valuesOf: formValuesFromEvent,
    describe: matchEventText,
  });
  useReportUnsavedChanges(hasChanges && !isSaving);
  useEffect(() => {
    onChanged(hasChanges);
    return () => onChanged(false);
  }, [hasChanges, onChanged]);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => (hasChanges ? setIsLeaving(true) : onClose());
  const types = Object.entries(eventLabels).filter(([type]) => match.walkover === null || !type.endsWith('goal'));

  return (
    <>
      {isLeaving && <DiscardChangesDialog onDiscard={onClose} onStay={() => setIsLeaving(false)} />}
      <form
        ref={element}
        noValidate
        aria-label={`Editar ${matchEventText(event)}`}
        onSubmit={createSubmitHandler(isSaving, onSubmit)}
        onKeyDown={(pressed) => {
          if (pressed.key !== 'Escape') return;
          // Escape closes only this form: the dialog around it stays open.
          pressed.preventDefault();
          pressed.stopPropagation();
          if (!isSaving) leave();
        }}
        className="flex flex-col gap-3 bg-page p-3"
      >
        <FormProblem failure={failure} conflict={conflict} />
        <p className="font-semibold">{`${event.playerDisplayName || eventLabels.goal} (${event.teamName})`}</p>
        <div className="grid grid-cols-[2fr_1fr] gap-3">
          <Field label="Tipo" error={errorOf('eventType')} isRequired>
            <Select {...form.register('eventType')}>
              {types.map(([type, label]) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="Minuto"
            error={errorOf('minute')}
            isRequired={!isGoalType(form.watch('eventType')) && !isCardWithoutMinute(event)}
          >
            <NumberInput
              autoComplete="off"
              min={1}
              max={rules.matchMinutes}
              {...form.register('minute', readEmptyInputAsNull)}
            />
          </Field>
        </div>
        <Field label="Descripción" error={errorOf('description')}>
          <TextInput autoComplete="off" {...form.register('description')} />
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={leave} disabled={isSaving}>
            Cancelar
          </Button>
          <Button type="submit" variant="primary" isBusy={isSaving} busyText="Guardando...">
            Guardar
          </Button>
        </div>
      </form>
    </>
  );
}

/** Focuses the form's first field, and the event's edit button again after the form is closed. */
function useFormFocus(form: { readonly current: HTMLFormElement | null }, eventId: number): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select')?.focus();
    return () => {
      setTimeout(() => document.querySelector<HTMLElement>(`[data-event="${eventId}"]`)?.focus());
    };
  }, [form, eventId]);
}
