/** 'Cargar la fecha': the day's matches without a result one after the other, each with the buttons of the sheet. */
import { useState } from 'react';
import type { FormattedMatch, Match } from '#shared/domain/schemas/match.ts';
import type { DaySheet } from '#shared/domain/schemas/sheet-overview.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { matchSentence } from '../../../views/match-sentence.ts';
import { sidesOfSheet } from '../sheet-sides.ts';
import { showSheet } from '../shown-sheet.ts';
import { ResultEntry } from './result-entry.tsx';

interface DayResultsProps {
  readonly sheets: readonly DaySheet[];
}

/** Whether the result is entered here: the match was not begun, by hand or on its sheet, and has both teams. */
const isToBeEntered = ({ match, state }: DaySheet): boolean =>
  match.status === 'scheduled' && state === 'none' && match.homeTeamId !== null && match.awayTeamId !== null;

export function DayResults({ sheets }: DayResultsProps) {
  /** The matches that were to be entered when the screen opened, in order of play. */
  const [todo] = useState(() => sheets.filter(isToBeEntered).map(({ match }) => match));
  const [saved, setSaved] = useState<readonly FormattedMatch[]>([]);
  /** The matches that come last, because the user skipped them. */
  const [skippedIds, setSkippedIds] = useState<readonly number[]>([]);
  const left = todo
    .filter(({ id }) => !saved.some((match) => match.id === id))
    .sort((a, b) => skippedIds.indexOf(a.id) - skippedIds.indexOf(b.id));
  const [current, next] = left;
  const keep = (match: Match) => setSaved((before) => [...before, formatMatch(match)]);

  if (todo.length === 0) return <EmptyState icon="check" title="No falta ningún resultado de este día" />;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-4">
      {current ? (
        <>
          <p className="text-center text-muted text-sm">
            {[`${saved.length + 1} de ${todo.length}`, current.round, current.formattedTime, current.cancha?.nombre]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <EntryOfMatch
            key={current.id}
            match={current}
            nextId={next?.id}
            onSaved={keep}
            onSkip={() => setSkippedIds((before) => [...before.filter((id) => id !== current.id), current.id])}
          />
        </>
      ) : (
        <EmptyState icon="check" title="La fecha está cargada" />
      )}
      {saved.length > 0 && <SavedResults matches={saved} />}
    </div>
  );
}

interface EntryOfMatchProps {
  readonly match: FormattedMatch;
  readonly nextId: number | undefined;
  readonly onSaved: (saved: Match) => void;
  readonly onSkip: () => void;
}

function EntryOfMatch({ match, nextId, onSaved, onSkip }: EntryOfMatchProps) {
  const { data: sheet, error, retry } = useGet('GET /matches/{id}/sheet', { params: { id: match.id } });
  // The squads of the next match are there when this one is saved.
  useGet('GET /matches/{id}/sheet', nextId === undefined ? null : { params: { id: nextId } });
  if (!sheet && error) {
    return <ErrorCard title="No se pudo cargar el partido" detail={errorMessageOf(error)} onRetry={retry} />;
  }
  if (!sheet) return <Skeleton className="h-110 rounded-card" />;
  return (
    <>
      <ResultEntry
        match={sheet.match}
        sides={sidesOfSheet(showSheet(sheet, [], 0))}
        saveText={nextId === undefined ? 'Guardar' : 'Guardar y seguir'}
        onSaved={onSaved}
        onSkip={nextId === undefined ? undefined : onSkip}
      />
      <ButtonLink variant="quiet" href={paths.match.getHref(match.id)} className="self-center">
        W.O., penales o minutos: en su página
      </ButtonLink>
    </>
  );
}

function SavedResults({ matches }: { readonly matches: readonly FormattedMatch[] }) {
  return (
    <section aria-labelledby="resultados-cargados" className="flex flex-col gap-1">
      <h2 id="resultados-cargados" className="text-lg">
        {formatPlural(matches.length, 'resultado guardado', 'resultados guardados')}
      </h2>
      <ul role="status" className="divide-y divide-line rounded-card border border-line bg-surface">
        {matches.map((match) => (
          <li key={match.id}>
            <a href={paths.match.getHref(match.id)} className="block min-h-11 px-3 py-2.5 hover:bg-tint">
              {matchSentence(match)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
