/** Facts of a match: date, time, cancha, place, referee and assistant. */
import type { ReactNode } from 'react';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { formatLongDate } from '#shared/text/dates.ts';
import { addressOf, directionsHref } from '#shared/text/place.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { DirectionsLink } from '../directions-link.tsx';

const unassignedText = 'Sin asignar';

interface MatchFactListProps {
  readonly match: FormattedMatch;
  /** True to use two columns where there is room. */
  readonly isWide?: boolean;
}

export function MatchFactList({ match, isWide = false }: MatchFactListProps) {
  const { matchDate, formattedTime, cancha, referee, assistant } = match;
  const directions = directionsHref(match);
  return (
    <dl className={`grid gap-x-6 gap-y-2 ${isWide ? 'sm:grid-cols-2' : ''}`}>
      <MatchFact icon="calendar" label="Fecha">
        <span className="inline-block first-letter:uppercase">{formatLongDate(matchDate)}</span>
      </MatchFact>
      <MatchFact icon="clock" label="Hora">
        {formattedTime}
      </MatchFact>
      <MatchFact icon="ball" label="Cancha">
        {cancha?.nombre ?? unassignedText}
      </MatchFact>
      <MatchFact icon="pin" label="Lugar">
        <span>{addressOf(match)}</span>
        {directions && <DirectionsLink href={directions} />}
      </MatchFact>
      <MatchFact icon="whistle" label="Árbitro">
        {referee?.name ?? unassignedText}
      </MatchFact>
      {assistant && (
        <MatchFact icon="user" label="Asistente">
          {assistant.name}
        </MatchFact>
      )}
    </dl>
  );
}

interface MatchFactProps {
  readonly icon: IconName;
  readonly label: string;
  readonly children: ReactNode;
}

function MatchFact({ icon, label, children }: MatchFactProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-x-2">
      <Icon name={icon} className="mt-0.5 size-5 text-muted" />
      <dt className="min-w-21 text-muted">{label}</dt>
      <dd className="min-w-0 flex-[1_1_9rem]">{children}</dd>
    </div>
  );
}
