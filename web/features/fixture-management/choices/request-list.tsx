/** What the teams asked for, one row per request; a row shows why a fixture is impossible with it. */
import { limits } from '#shared/domain/limits.ts';
import type { FixtureRequest } from '#shared/domain/schemas/fixture.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { ErrorTexts } from './error-texts.tsx';
import { messagesIn, setChoice } from './form-errors.ts';
import type { PlanForm } from './plan-choices.ts';
import { RequestFields } from './request-fields.tsx';

const requestLabels: Record<FixtureRequest['kind'], string> = {
  notBefore: 'No jugar antes de una hora',
  notAfter: 'No jugar después de una hora',
  unavailable: 'No puede jugar unos días',
  apart: 'Dos equipos a distinta hora',
  meet: 'Un partido en cierta fecha',
};

interface RequestListProps {
  readonly form: PlanForm;
  readonly teams: readonly Team[];
}

export function RequestList({ form, teams }: RequestListProps) {
  const requests = form.watch('requests');
  const set = (changed: FixtureRequest[]) => setChoice(form, 'requests', changed);
  const replace = (index: number, request: FixtureRequest) =>
    set(requests.map((each, at) => (at === index ? request : each)));
  const startDate = form.watch('startDate');
  const errors = form.formState.errors.requests;
  return (
    <>
      <ErrorTexts of={{ message: errors?.message }} />
      {requests.map((request, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity but their place
          key={index}
          className="flex flex-col gap-2 rounded-control border border-line p-3"
        >
          <legend className="sr-only">{`Pedido ${index + 1}`}</legend>
          <Field label="Pedido" error={messagesIn(errors?.[index]).join(' ') || undefined}>
            <Select
              value={request.kind}
              onChange={({ currentTarget }) =>
                replace(index, newRequest(currentTarget.value as FixtureRequest['kind'], teamIdsOf(request), startDate))
              }
            >
              {Object.entries(requestLabels).map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <RequestFields request={request} teams={teams} onChange={(changed) => replace(index, changed)} />
          <Button variant="quiet-danger" size="compact" onClick={() => set(requests.filter((_, at) => at !== index))}>
            Quitar pedido
          </Button>
        </fieldset>
      ))}
      {requests.length < limits.fixtureRequests && (
        <Button
          size="compact"
          icon="plus"
          className="self-start"
          onClick={() =>
            set([
              ...requests,
              newRequest(
                'notBefore',
                teams.map(({ id }) => id),
                startDate,
              ),
            ])
          }
        >
          Agregar pedido
        </Button>
      )}
    </>
  );
}

const teamIdsOf = (request: FixtureRequest): number[] => ('teamIds' in request ? request.teamIds : [request.teamId]);

/** A request of the kind that keeps the teams chosen so far. */
function newRequest(kind: FixtureRequest['kind'], teamIds: readonly number[], startDate: string): FixtureRequest {
  const [teamId = 0, other = 0] = teamIds;
  switch (kind) {
    case 'notBefore':
      return { kind, teamId, time: '15:00' };
    case 'notAfter':
      return { kind, teamId, time: '18:00' };
    case 'unavailable':
      return { kind, teamId, from: startDate, to: startDate };
    case 'apart':
      return { kind, teamIds: [teamId, other] };
    case 'meet':
      return { kind, teamIds: [teamId, other], round: 1 };
  }
}
