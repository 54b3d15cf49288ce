/** Before kick-off: the last results of both teams in the tournament, and what they played each other in it. */
import type { RecentForm } from '#shared/domain/rounds/recent-form.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { paths } from '#shared/pages/paths.ts';
import type { KnownToday } from '../day.tsx';
import { LatestResults } from '../home/latest-results.tsx';
import { Section } from '../home/section.tsx';
import { teamNamesOf } from '../match-sentence.ts';
import { TeamMatchRow } from '../team/team-match-row.tsx';

interface RecentFormSectionsProps {
  readonly match: FormattedMatch;
  readonly form: RecentForm<FormattedMatch>;
  readonly today: KnownToday;
  /** True if each team's name leads to its page. */
  readonly linksTeams: boolean;
}

export function RecentFormSections({ match, form, today, linksTeams }: RecentFormSectionsProps) {
  const [homeName, awayName] = teamNamesOf(match);
  const rows = { today, linksTeams };
  return (
    <>
      <Section title="Últimos partidos" allHref={null}>
        <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
          <LastOfTeam name={homeName} teamId={match.homeTeamId} results={form.home} {...rows} />
          <LastOfTeam name={awayName} teamId={match.awayTeamId} results={form.away} {...rows} />
        </div>
      </Section>
      {form.meetings.length > 0 && (
        <Section title="Últimos enfrentamientos" allHref={null}>
          <LatestResults matches={form.meetings} tournamentNames={new Map()} goals={[]} hasWholeNames {...rows} />
        </Section>
      )}
    </>
  );
}

interface LastOfTeamProps extends Pick<RecentFormSectionsProps, 'today' | 'linksTeams'> {
  readonly name: string;
  readonly teamId: number | null;
  readonly results: readonly FormattedMatch[];
}

function LastOfTeam({ name, teamId, results, today, linksTeams }: LastOfTeamProps) {
  if (teamId === null || results.length === 0) return null;
  return (
    <section className="flex min-w-0 flex-col gap-1">
      <h3 className="font-medium font-sans text-muted text-sm">{name}</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {results.map((result) => (
          <TeamMatchRow
            key={result.id}
            match={result}
            teamId={teamId}
            today={today}
            href={paths.match.getHref(result.id)}
            linksTeams={linksTeams}
          />
        ))}
      </ul>
    </section>
  );
}
