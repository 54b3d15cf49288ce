/** Facts of a match: date, time, cancha, place, referee and assistant. */
import type { ReactNode } from 'react';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatLongDate } from '#shared/text/dates.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

const unassigned = 'Sin asignar';

interface MatchFactListProps {
  readonly match: FormattedMatch;
  /** True to use two columns where there is room. */
  readonly isWide?: boolean;
}

export function MatchFactList({ match, isWide = false }: MatchFactListProps) {
  const { matchDate, formattedTime, cancha, location, referee, assistant } = match;
  return (
    <dl className={`grid gap-x-6 gap-y-2 ${isWide ? 'sm:grid-cols-2' : ''}`}>
      <Fact icon="calendar" label="Fecha">
        <span className="inline-block first-letter:uppercase">{formatLongDate(matchDate)}</span>
      </Fact>
      <Fact icon="clock" label="Hora">
        {formattedTime}
      </Fact>
      <Fact icon="ball" label="Cancha">
        {cancha?.nombre ?? unassigned}
      </Fact>
      <Fact icon="pin" label="Lugar">
        {location}
      </Fact>
      <Fact icon="whistle" label="Árbitro">
        {referee?.name ?? unassigned}
      </Fact>
      {assistant && (
        <Fact icon="user" label="Asistente">
          {assistant.name}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="flex min-w-0 items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-5 text-muted" />
      <dt className="w-21 text-muted">{label}</dt>
      <dd className="min-w-0 flex-1 break-words">{children}</dd>
    </div>
  );
}
