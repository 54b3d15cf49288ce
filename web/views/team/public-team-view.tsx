/** A team for fans: its next match, results, places, scorers, squad and suspended players; nothing private. */
import type { ReactNode } from 'react';
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import type { SiteFacts, TeamPageData } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { directionsHref, placeText } from '#shared/text/place.ts';
import { LineEndingInDay } from '../day.tsx';
import { CopyButton } from '../frame/share-button.tsx';
import { Section } from '../home/section.tsx';
import { matchMarks } from '../match-marks.ts';
import { MatchRow } from '../match-row.tsx';
import { chatTextOfOutlook } from '../outlook/chat-text.ts';
import { TeamOutlooks, toldPlacesOf } from '../outlook/team-outlook.tsx';
import { ScorersTable } from '../rankings/scorers-table.tsx';
import { HeadToHead, meetingsWithNextRival } from './head-to-head.tsx';
import { PublicSquad } from './public-squad.tsx';
import { PublicTeamHeader } from './public-team-header.tsx';
import { SuspendedPlayers } from './suspended-players.tsx';
import { TeamMatchRow } from './team-match-row.tsx';
import { TeamPlaces } from './team-places.tsx';
import { TeamSeasons } from './team-seasons.tsx';
import { titlesOf } from './titles.ts';

interface PublicTeamViewProps {
  readonly data: TeamPageData;
  readonly site: SiteFacts;
  /** The whole address of the page; '' while it is unknown. */
  readonly address: string;
  readonly shareText: string;
  /** Whether a notice says that matches are suspended: what is postponed then stands first. */
  readonly isSuspended: boolean;
}

export function PublicTeamView({ data, site, address, shareText, isSuspended }: PublicTeamViewProps) {
  const { team, coach, places, seasons, scorers, squad, suspended } = data;
  const told = toldPlacesOf(places);
  const meetings = meetingsWithNextRival(data);
  return (
    <div className="flex flex-col gap-6">
      <PublicTeamHeader team={team} coach={coach} titles={titlesOf(data)} site={site} shareText={shareText} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <TeamMatches data={data} isSuspended={isSuspended} />
        <div className="flex min-w-0 flex-col gap-6">
          <FilledSection title="¿Qué necesita?" items={told}>
            <TeamOutlooks places={told} />
            <CopyButton label="Copiar como texto" text={chatTextOfOutlook(team.name, told, address)} />
          </FilledSection>
          <FilledSection title="Torneos" items={places}>
            <TeamPlaces places={places} />
          </FilledSection>
          <FilledSection title="Goleadores" items={scorers}>
            <ScorersTable caption={`Goleadores de ${team.name}`} rows={scorers} ownTeamId={null} isOfOneTeam />
          </FilledSection>
          <FilledSection title="Suspendidos" items={suspended}>
            <SuspendedPlayers players={suspended} />
          </FilledSection>
        </div>
      </div>
      <FilledSection title="Enfrentamientos" items={meetings}>
        <HeadToHead teamId={team.id} meetings={meetings} />
      </FilledSection>
      <FilledSection title="Todos los partidos" items={seasons}>
        <TeamSeasons teamId={team.id} seasons={seasons} />
      </FilledSection>
      <FilledSection title="Plantel" items={squad ?? []}>
        <PublicSquad squad={squad ?? []} suspended={suspended} />
      </FilledSection>
    </div>
  );
}

interface FilledSectionProps {
  readonly title: string;
  readonly items: readonly unknown[];
  readonly children: ReactNode;
}

/** A section that is left out while it has nothing to show. */
const FilledSection = ({ title, items, children }: FilledSectionProps) =>
  items.length === 0 ? null : (
    <Section title={title} allHref={null}>
      {children}
    </Section>
  );

const listClass = 'divide-y divide-line rounded-card border border-line bg-surface';

/** The next match with both teams, postponed ones from the latest on, the ones after it, those whose result is missing, and the latest results. */
function TeamMatches({
  data: { team, next, overdue, results, seasons },
  isSuspended,
}: Pick<PublicTeamViewProps, 'data' | 'isSuspended'>) {
  const [first, ...later] = next;
  const postponed = seasons
    .flatMap(({ matches }) => matches.filter(({ status }) => status === 'postponed'))
    .sort(comparePlayOrder)
    .reverse();
  // A team of one tournament need not be told its name in each row.
  const tournamentOf = ({ tournamentId }: TeamPageData['results'][number]) =>
    seasons.length > 1 ? seasons.find(({ tournament }) => tournament.id === tournamentId)?.tournament.name : '';
  const rowOf = (match: TeamPageData['results'][number], matchMinutes?: number) => (
    <TeamMatchRow
      key={match.id}
      match={match}
      teamId={team.id}
      today={null}
      href={paths.match.getHref(match.id)}
      linksTeams
      detail={[tournamentOf(match), match.round, match.status === 'completed' ? '' : placeText(match)]
        .filter(Boolean)
        .join('\u00a0· ')}
      matchMinutes={matchMinutes}
    />
  );
  const postponedSection = (
    <FilledSection title="Postergados" items={postponed}>
      <ul className={listClass}>
        {postponed.map((match) => (
          <li key={match.id} {...matchMarks(match)}>
            <MatchRow
              match={match}
              hasWholeNames
              detail={
                <LineEndingInDay
                  parts={[tournamentOf(match), match.round]}
                  date={match.matchDate}
                  today={null}
                  isCentered
                />
              }
              href={paths.match.getHref(match.id)}
              linksTeams
            />
          </li>
        ))}
      </ul>
    </FilledSection>
  );
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {isSuspended && postponedSection}
      <Section title={first?.status === 'in_progress' ? 'En vivo' : 'Próximo partido'} allHref={null}>
        {first ? (
          <ul className={listClass}>
            <li {...matchMarks(first)}>
              <MatchRow
                match={first}
                size="large"
                hasWholeNames
                detail={
                  <LineEndingInDay
                    parts={[tournamentOf(first), first.round, placeText(first)]}
                    date={first.matchDate}
                    today={null}
                    isCentered
                  />
                }
                href={paths.match.getHref(first.id)}
                directions={first.status === 'scheduled' ? directionsHref(first) : undefined}
                linksTeams
                matchMinutes={first.matchMinutes}
              />
            </li>
          </ul>
        ) : (
          <p className="rounded-card border border-line border-dashed px-4 py-6 text-center text-muted">
            No hay partidos programados
          </p>
        )}
      </Section>
      {!isSuspended && postponedSection}
      <FilledSection title="Después" items={later}>
        <ul className={listClass}>{later.map((match) => rowOf(match, match.matchMinutes))}</ul>
      </FilledSection>
      <FilledSection title="Sin resultado" items={overdue}>
        <ul className={listClass}>{overdue.map((match) => rowOf(match))}</ul>
      </FilledSection>
      <FilledSection title="Últimos resultados" items={results}>
        <ul className={listClass}>{results.map((match) => rowOf(match))}</ul>
      </FilledSection>
    </div>
  );
}
